import type { ReactNode } from 'react'
import { CurrentLines } from '#app/office/session/current-lines.tsx'

/** The page around what is shown to those who are not signed in. */
export function Entrance({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh bg-canvas lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <title>{`${title} · Darya Studio`}</title>
      <header className="relative hidden overflow-hidden bg-[#0b0d12] text-[#f6f3ec] lg:block">
        <CurrentLines />
        <p className="relative p-12 font-display text-2xl font-semibold">Darya Studio</p>
      </header>
      <main className="grid place-items-center px-6 py-12">{children}</main>
    </div>
  )
}
