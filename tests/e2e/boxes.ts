/** Where the parts of a page lie, for journeys that compare them. */
import type { Locator } from '@playwright/test'

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>

/**
 * Where parts of `whole` lie, and that itself, all at one moment: measured one by one, they might
 * have moved in between.
 * @param selectors of the parts, by the name that each has in the answer
 */
export const boxesOf = <Name extends string>(whole: Locator, selectors: Record<Name, string>) =>
  whole.evaluate(
    (element, parts) => {
      const box = (of: Element | null): Box => {
        if (!of) throw new Error('A part is missing.')
        const { top, right, bottom, left } = of.getBoundingClientRect()
        return { top, right, bottom, left }
      }
      return Object.fromEntries([
        ['whole', box(element)],
        ...Object.entries(parts).map(([name, part]) => [name, box(element.querySelector(part))]),
      ])
    },
    selectors as Record<string, string>,
  ) as Promise<Record<Name | 'whole', Box>>

/**
 * What is said in places over which a picture lies, wholly or in part: lines, not the boxes around them.
 * @param pictures selector of what may lie on words within `whole`, of which at least one must be on show
 * @param words selector of what is said there
 */
export const wordsUnder = (whole: Locator, pictures: string, words: string) =>
  whole.evaluate(
    (element, [above, below]) => {
      const shown = [...element.querySelectorAll(above)]
        .map((picture) => picture.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0)
      if (shown.length === 0) throw new Error('No picture is shown.')
      return [...element.querySelectorAll(below)]
        .filter((each) => {
          const range = document.createRange()
          range.selectNodeContents(each)
          const said = range.getBoundingClientRect()
          return shown.some(
            ({ top, right, bottom, left }) =>
              said.right > left && said.left < right && said.bottom > top && said.top < bottom,
          )
        })
        .map((each) => each.textContent)
    },
    [pictures, words] as const,
  )

/**
 * Places of the page beside each line of `words`, at both of its ends, in its upper and in its lower half. A link has
 * those of its box: part of its words only a screen reader is told.
 * @param away how far beside it, in pixels
 */
export const lineEnds = (words: Locator, away = 3) =>
  words.evaluateAll(
    (all, beside) =>
      all.flatMap((each) => {
        const range = document.createRange()
        range.selectNodeContents(each)
        const lines = each.matches('.card-link') ? each.getClientRects() : range.getClientRects()
        return [...lines].flatMap(({ left, right, top, height }) =>
          [left - beside, right + beside].flatMap((x) =>
            [0.25, 0.75].map((part) => ({ x, y: scrollY + top + part * height })),
          ),
        )
      }),
    away,
  )
