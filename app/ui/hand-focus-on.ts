/**
 * The ref of a button that goes once it has done its work, such as `Try again`: hands its focus on to
 * the dialog or the content around it. The browser would leave whoever uses the keyboard at the very
 * top of the page.
 */
export const handFocusOn = (button: HTMLElement | null) => () =>
  handOver(button, button?.closest('dialog, main'))

/** The same for a button in a section that stays: the focus keeps its place on a long screen. */
export const handFocusToSection = (button: HTMLElement | null) => () =>
  handOver(button, button?.closest('section'))

/**
 * The same for the button that removes the row around it: the focus goes to the row that takes its
 * place, and where there is none to the button that adds one.
 */
export const handFocusToNextRow = (button: HTMLElement | null) => () => {
  const row = button?.closest('fieldset')
  const next = row?.nextElementSibling
  const isRow = next instanceof HTMLFieldSetElement
  handOver(button, isRow ? next : row?.parentElement?.querySelector(':scope > button'))
}

function handOver(from: Element | null, to: Element | null | undefined) {
  if (from !== document.activeElement || !(to instanceof HTMLElement)) return
  if (to.tabIndex < 0) to.tabIndex = -1
  to.focus({ preventScroll: true })
}
