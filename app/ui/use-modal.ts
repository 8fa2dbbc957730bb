import { type RefObject, useLayoutEffect, useRef } from 'react'
import { noteOpenDialog } from '#app/ui/open-dialogs.ts'

const control = 'input, select, textarea, button, a[href]'

/**
 * Shows a dialog on mounting, with the focus on its first control. Closing it before it goes gives the focus back, or to the page's
 * content where what had it is no longer there.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    // What scrolls by itself can have the focus too, and the browser begins with it.
    const first = document.activeElement?.querySelector<HTMLElement>(control)
    if (dialog.contains(document.activeElement)) first?.focus()
    // Where that lies below a long text, the text comes first, and the arrow keys scroll it.
    const text = dialog.querySelector<HTMLElement>('[data-scrolls]')
    if (text && text.scrollTop > 0) {
      text.tabIndex = -1
      text.focus()
      text.scrollTop = 0
    }
    const forget = noteOpenDialog(dialog)
    return () => {
      forget()
      dialog.close()
      const focused = document.activeElement
      if (focused === document.body || dialog.contains(focused)) {
        document.querySelector('main')?.focus({ preventScroll: true })
      }
    }
  }, [])
  return ref
}
