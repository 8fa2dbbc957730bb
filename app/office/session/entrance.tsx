import type { ReactNode } from 'react'
import { CurrentLines } from '#app/office/session/current-lines.tsx'

/** The page around what is shown to those who are not signed in. */
export function Entrance({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-canvas lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:grid-rows-1">
      <title>{`${title} · Darya Studio`}</title>
      <header className="relative h-36 overflow-hidden bg-[#0b0d12] text-[#f6f3ec] lg:h-auto">
        <CurrentLines />
        <p className="relative p-6 text-2xl font-semibold lg:p-12">Darya Studio</p>
      </header>
      <main className="grid place-items-center px-6 py-12 max-lg:content-start">{children}</main>
    </div>
  )
}
