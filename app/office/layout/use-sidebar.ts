/** The sidebar as a drawer, which it is on windows that are too narrow to show it for good. */
import { type RefObject, useEffect, useRef, useState } from 'react'

/** From here on the sidebar is always there; the same width as the style sheet's `lg`. */
const isWide = matchMedia('(width >= 64rem)')

type Drawer = {
  isOpen: boolean
  open: () => void
  close: () => void
  sidebar: RefObject<HTMLElement | null>
  button: RefObject<HTMLButtonElement | null>
}

/**
 * Opening moves the focus to the screen on show, in the list; Escape closes, and the focus goes
 * back to the button.
 */
export function useSidebar(): Drawer {
  const [isOpen, setIsOpen] = useState(false)
  const sidebar = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setIsOpen(false)

  useEffect(() => {
    if (!isOpen) return
    sidebar.current?.querySelector<HTMLElement>('[aria-current=page], a')?.focus()
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setIsOpen(false)
    const closeOnWide = () => setIsOpen(false)
    const from = button.current
    addEventListener('keydown', closeOnEscape)
    isWide.addEventListener('change', closeOnWide)
    return () => {
      removeEventListener('keydown', closeOnEscape)
      isWide.removeEventListener('change', closeOnWide)
      from?.focus()
    }
  }, [isOpen])

  return { isOpen, open: () => setIsOpen(true), close, sidebar, button }
}
