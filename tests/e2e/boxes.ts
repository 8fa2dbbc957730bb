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
