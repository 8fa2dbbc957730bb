import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { AccountMenu } from '#app/office/layout/account-menu.tsx'
import { PaletteButton } from '#app/office/palette/palette-button.tsx'
import { chooseTheme, useTheme } from '#app/office/theme.ts'
import { IconButton } from '#app/ui/button.tsx'
import { MoonIcon, SunIcon } from '#app/ui/icons.tsx'

type TopBarProps = {
  /** The button that opens the sidebar on narrow windows. */
  sidebarButton: ReactNode
}

export function TopBar({ sidebarButton }: TopBarProps) {
  // The title stands on every screen; only on the dashboard it is the page's own heading.
  const Title = useLocation().pathname.replace(/\/$/, '') === '/admin' ? 'h1' : 'p'
  return (
    <header className="sticky top-0 z-20 flex h-16 items-center gap-2 border-b border-line bg-canvas px-3 sm:gap-3 sm:px-6">
      <div className="lg:hidden">{sidebarButton}</div>
      <Title className="font-semibold sm:text-lg">Dashboard</Title>
      <p className="border-l border-line pl-2 text-sm sm:pl-3 text-muted max-[24.25rem]:hidden">
        Welcome!
      </p>
      <div className="ml-auto flex items-center sm:gap-1">
        <PaletteButton />
        <ThemeSwitch />
        <AccountMenu />
      </div>
    </header>
  )
}

function ThemeSwitch() {
  const isDark = useTheme() === 'dark'
  return (
    <IconButton
      label={isDark ? 'Use light theme' : 'Use dark theme'}
      icon={isDark ? <SunIcon /> : <MoonIcon />}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    />
  )
}
