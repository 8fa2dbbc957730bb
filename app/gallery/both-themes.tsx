import type { ReactNode } from 'react'

const grounds = { light: 'scheme-light', dark: 'scheme-dark' }

/** The same on a light and on a dark ground, beside each other where there is room. */
export function BothThemes({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 2xl:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of examples, not of form fields
        <div
          key={theme}
          role="group"
          aria-label={`${label}, ${theme}`}
          className={`${grounds[theme]} min-w-0 rounded-lg border border-line bg-canvas p-5 text-ink accent-accent`}
        >
          {children}
        </div>
      ))}
    </div>
  )
}
