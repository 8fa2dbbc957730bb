/** Light or dark: the system's choice, until someone presses the switch; then theirs, kept here. */
import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

const key = 'theme'
const prefersDark = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

const chosen = (): Theme | null => {
  const stored = localStorage.getItem(key)
  return stored === 'light' || stored === 'dark' ? stored : null
}

const currentTheme = (): Theme => chosen() ?? (prefersDark.matches ? 'dark' : 'light')

/** Puts the kept choice on the document; the style sheet follows it. */
export function applyTheme(): void {
  const theme = chosen()
  if (theme) document.documentElement.dataset['theme'] = theme
  else delete document.documentElement.dataset['theme']
  for (const listener of listeners) listener()
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(key, theme)
  applyTheme()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  prefersDark.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    prefersDark.removeEventListener('change', listener)
  }
}

export const useTheme = () => useSyncExternalStore(subscribe, currentTheme)
