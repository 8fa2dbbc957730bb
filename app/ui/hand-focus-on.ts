/**
 * The ref of a button that goes once it has done its work, such as `Try again`: hands its focus on to
 * the dialog or the content around it. The browser would leave whoever uses the keyboard at the very
 * top of the page.
 */
export const handFocusOn = (button: HTMLElement | null) => () => {
  if (button !== document.activeElement) return
  const around = button?.closest<HTMLElement>('dialog, main')
  if (!around) return
  around.tabIndex = -1
  around.focus({ preventScroll: true })
}
