/** What several kinds of record show in their details. */

/** A hex value with the colour itself beside it. */
export function Swatch({ hex }: { hex: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-mono text-sm">
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 rounded-sm border border-line">
        <rect width="16" height="16" fill={hex} />
      </svg>
      {hex}
    </span>
  )
}

/** A website, opened in a window of its own. */
export function WebLink({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-3">
      {href}
    </a>
  )
}

/** An address that a mail can be written to. */
export function MailLink({ address }: { address: string }) {
  return (
    <a
      href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}
      className="underline underline-offset-3"
    >
      {address}
    </a>
  )
}

/** A number that a telephone dials when it is pressed. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^\d+]/g, '')}`} className="underline underline-offset-3">
      {number}
    </a>
  )
}

/** Text with the line breaks that it was typed with. */
export function Prose({ children }: { children: string }) {
  return <span className="whitespace-pre-line">{children}</span>
}

type NameCellProps = {
  name: string
  isActive: boolean
  /** The width from which a column of its own says the same. */
  until?: 'md'
}

/** A name in a list, with a mark where the public site does not show what it names. */
export function NameCell({ name, isActive, until }: NameCellProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {name}
      {!isActive && (
        <span
          className={`rounded-full bg-hover px-2 py-0.5 text-xs font-medium text-muted ${until ? 'md:hidden' : ''}`}
        >
          Inactive
        </span>
      )}
    </span>
  )
}
