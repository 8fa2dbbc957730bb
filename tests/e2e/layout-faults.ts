/** What is wrong with how a page lies in a window, found by measuring it. */
import type { Page } from '@playwright/test'

/** Widths from the smallest telephone to a wide desk, and both sides of each break. */
export const widths = [
  320, 360, 390, 480, 519, 520, 600, 640, 767, 768, 900, 1023, 1024, 1280, 1440, 1600, 1920, 2560,
]

/**
 * Faults in sentences, none where all is well: the page scrolls sideways, words are cut off, a
 * heading breaks within a word, or words and controls lie on each other.
 * @param within selector of the part in which words and controls are compared
 */
export async function layoutFaults(page: Page, within: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const faults: string[] = []
    const root = document.documentElement
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').trim().slice(0, 40)}"`
    if (root.scrollWidth > root.clientWidth) {
      faults.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth}`)
    }

    // What scrolls by itself, is there for screen readers alone or drawn instead, may reach out of its box.
    const apart = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX, position, clipPath, textIndent } = getComputedStyle(at)
        if (
          textIndent !== '0px' ||
          overflowX === 'auto' ||
          overflowX === 'scroll' ||
          position === 'fixed'
        )
          return true
        if (clipPath !== 'none' || at.matches('[hidden], [popover]:not(:popover-open), dialog')) {
          return true
        }
      }
      return false
    }

    // The page itself clips its sides, without a bar to scroll by.
    const cutsOff = (element: Element, { left, right }: DOMRect): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (!['hidden', 'clip'].includes(getComputedStyle(at).overflowX)) continue
        const box = at.getBoundingClientRect()
        if (left < box.left - 1 || right > box.right + 1) return true
      }
      return left < -1 || right > root.clientWidth + 1
    }

    type Box = { element: Element; left: number; top: number; right: number; bottom: number }
    const boxes: Box[] = []
    const add = (element: Element, { left, top, right, bottom }: DOMRect) => {
      if (right - left > 1 && bottom - top > 1) boxes.push({ element, left, top, right, bottom })
    }
    for (const part of document.querySelectorAll(selector)) {
      const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const owner = node.parentElement
        if (!owner || !node.textContent?.trim() || !owner.checkVisibility() || apart(owner))
          continue
        if (owner.matches('option, script, style, svg *')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        // The glyphs of one line are lower than its box, of which neighbours may share the edge.
        const size = Number.parseFloat(getComputedStyle(owner).fontSize)
        for (const line of range.getClientRects()) {
          const { left, top, right, bottom } = line
          const middle = (top + bottom) / 2
          add(owner, new DOMRect(left, middle - size * 0.35, right - left, size * 0.7))
          if (cutsOff(owner, line)) faults.push(`cut: ${named(owner)}`)
        }
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        const words = node.textContent.trim().split(/[\s/\u2010-\u2014-]+/).length
        if (owner.closest('h1, h2, h3') && lines > words)
          faults.push(`broken within a word: ${named(owner)}`)
      }
      for (const control of part.querySelectorAll('button, input, select, textarea')) {
        if (control.checkVisibility() && !apart(control))
          add(control, control.getBoundingClientRect())
      }
    }
    boxes.sort((a, b) => a.top - b.top)
    boxes.forEach((box, at) => {
      for (let next = at + 1; next < boxes.length; next += 1) {
        const other = boxes[next]
        if (!other || other.top >= box.bottom - 1) break
        const beside = other.left >= box.right - 1 || other.right <= box.left + 1
        if (beside || box.element.contains(other.element) || other.element.contains(box.element)) {
          continue
        }
        faults.push(`${named(box.element)} lies on ${named(other.element)}`)
      }
    })
    return [...new Set(faults)]
  }, within)
}

/** Counts from now on, also on pages to come, by how much what is on show jumps. Chromium only. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as { shifted?: number }
    counted.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        counted.shifted = (counted.shifted ?? 0) + entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as { shifted?: number }).shifted ?? 0)
}
