/** Everything that can be opened and done, a few letters away. */
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { type Command, isMeant } from '#app/office/palette/command.ts'
import { useCommands } from '#app/office/palette/use-commands.tsx'
import { useFoundRecords } from '#app/office/palette/use-found-records.ts'
import type { Staff } from '#app/office/session/permission.ts'
import { Button } from '#app/ui/button.tsx'
import { useModal } from '#app/ui/use-modal.ts'
import { longestSearch } from '#platform/list-limits.ts'

/** Shown to whoever sees the list; a combobox tells the others by itself. */
const keys = [
  ['↑ ↓', 'Move'],
  ['↵', 'Open'],
  ['Esc', 'Close'],
] as const

type PaletteDialogProps = { staff: Staff; openProfile: () => void; onClose: () => void }

/**
 * A combobox over a list of commands: the focus stays in the box, the arrow keys move through the
 * list, Enter runs what is marked and Escape closes.
 */
export function PaletteDialog({ staff, openProfile, onClose }: PaletteDialogProps) {
  const id = useId()
  const dialog = useModal()
  const [text, setText] = useState('')
  const [marked, setMarked] = useState(0)
  const { records, isSearching } = useFoundRecords(text, staff)
  const groups = [
    ...useCommands(staff, openProfile).map(({ label, commands }) => ({
      label,
      commands: commands.filter((command) => isMeant(command, text.trim())),
    })),
    { label: 'Records', commands: records },
  ].filter(({ commands }) => commands.length > 0)
  const all = groups.flatMap(({ commands }) => commands)
  const current = all[Math.min(marked, all.length - 1)]
  const optionId = (command: Command) => `${id}-${command.id}`

  useEffect(() => {
    if (current)
      document.getElementById(`${id}-${current.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current])

  const run = (command: Command | undefined) => {
    if (!command) return
    onClose()
    // Once the dialog has given the focus back: what opens next takes it from there.
    setTimeout(command.run)
  }
  const move = (event: KeyboardEvent, by: number) => {
    event.preventDefault()
    const at = current ? all.indexOf(current) : 0
    setMarked((at + by + all.length) % Math.max(1, all.length))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(event, 1)
    else if (event.key === 'ArrowUp') move(event, -1)
    else if (event.key === 'Enter') {
      event.preventDefault()
      run(current)
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Commands"
      className="mx-auto mt-[12vh] mb-auto max-h-[min(76dvh,40rem)] w-[calc(100vw-2rem)] max-w-xl rounded-xl border border-line bg-raised text-ink shadow-raised backdrop:bg-[rgb(11_13_18/0.55)]"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => event.target === dialog.current && onClose()}
    >
      <div className="flex max-h-[inherit] flex-col">
        <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-4">
          <input
            type="text"
            role="combobox"
            aria-label="Command or record"
            aria-expanded={all.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={current && optionId(current)}
            placeholder="A screen, an action or a record"
            autoComplete="off"
            spellCheck={false}
            value={text}
            maxLength={longestSearch}
            className="h-10 min-w-0 flex-1 bg-transparent placeholder:text-muted focus-visible:outline-none pointer-coarse:h-11"
            onChange={({ target }) => {
              setText(target.value)
              setMarked(0)
            }}
            onKeyDown={onKeyDown}
          />
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
        <p role="status" className="sr-only">
          {isSearching ? 'Looking for records' : `${all.length} found`}
        </p>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label="Commands and records"
          className="overflow-y-auto p-2 empty:hidden"
        >
          {groups.map(({ label, commands }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
            <div key={label} role="group" aria-labelledby={`${id}-${label}`}>
              <p
                id={`${id}-${label}`}
                role="presentation"
                className="px-3 pt-2 pb-1 text-xs font-medium text-muted"
              >
                {label}
              </p>
              {commands.map((command) => (
                // biome-ignore lint/a11y/useFocusableInteractive: as above
                // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys
                <div
                  key={command.id}
                  id={optionId(command)}
                  role="option"
                  aria-selected={command === current}
                  className="flex min-h-control cursor-pointer items-center gap-3 rounded-md px-3 text-sm aria-selected:bg-hover aria-selected:shadow-[inset_2px_0_0_var(--color-accent)]"
                  onPointerMove={() => setMarked(all.indexOf(command))}
                  onClick={() => run(command)}
                >
                  <span className="text-muted">{command.icon}</span>
                  <span className="min-w-0 flex-1 truncate">{command.label}</span>
                  {command.hint && (
                    <span className="max-w-[50%] truncate text-xs text-muted">{command.hint}</span>
                  )}
                </div>
              ))}
            </div>
          ))}
        </div>
        {all.length === 0 && (
          <p className="px-5 py-8 text-center text-sm text-muted">
            {isSearching ? 'Looking…' : `Nothing is called “${text.trim()}”.`}
          </p>
        )}
        <p
          aria-hidden="true"
          className="flex gap-4 border-t border-line bg-sunken px-4 py-2 text-xs text-muted pointer-coarse:hidden"
        >
          {keys.map(([key, deed]) => (
            <span key={key} className="flex items-center gap-1.5">
              <kbd className="rounded-sm border border-line bg-raised px-1 font-sans">{key}</kbd>
              {deed}
            </span>
          ))}
        </p>
      </div>
    </dialog>
  )
}
