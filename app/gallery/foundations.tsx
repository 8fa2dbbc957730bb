/** What all components are made of: colours, type and icons. */
import * as icons from '#app/ui/icons.tsx'

const colors = [
  ['canvas', 'bg-canvas'],
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['hover', 'bg-hover'],
  ['line', 'bg-line'],
  ['field', 'bg-field'],
  ['ink', 'bg-ink'],
  ['muted', 'bg-muted'],
  ['accent', 'bg-accent'],
  ['focus', 'bg-focus'],
  ['danger', 'bg-danger'],
  ['success', 'bg-success'],
  ['caution', 'bg-caution'],
] as const

export function Colors() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-3">
      {colors.map(([name, ground]) => (
        <li key={name} className="text-xs text-muted">
          <span className={`mb-1 block h-10 rounded-md border border-line ${ground}`} />
          {name}
        </li>
      ))}
    </ul>
  )
}

export function Type() {
  return (
    <div className="grid gap-2">
      <p className="text-3xl font-semibold">27 services</p>
      <p className="text-xl font-semibold">The title of a screen</p>
      <p className="text-lg font-semibold">The title of a dialog</p>
      <p className="text-sm font-medium">What a row is called</p>
      <p className="text-sm">What the text of a table and of a field looks like</p>
      <p className="text-sm text-muted">What explains something</p>
      <p className="text-xs text-muted">What a column holds, a hint, a counter</p>
      <p className="text-sm tabular-nums">1,111.90 stands below 8,888.00</p>
    </div>
  )
}

export function Icons() {
  return (
    <ul className="flex flex-wrap gap-2">
      {Object.entries(icons).map(([name, Icon]) => (
        <li
          key={name}
          className="flex items-center gap-2 rounded-md border border-line px-2.5 py-1.5 text-xs text-muted"
        >
          <Icon />
          {name.replace('Icon', '')}
        </li>
      ))}
    </ul>
  )
}
