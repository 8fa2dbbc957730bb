import { useRef } from 'react'
import { Button } from '#app/ui/button.tsx'

type SaveBarProps = {
  isDirty: boolean
  isSaving: boolean
  /** A picture is being sent, without which nothing is saved. */
  isUploading: boolean
  /** Why it can't be saved as it is. */
  problem: string | undefined
  onDiscard: () => void
}

/** Stays in sight at the foot of a long form. */
export function SaveBar({ isDirty, isSaving, isUploading, problem, onDiscard }: SaveBarProps) {
  const save = useRef<HTMLButtonElement>(null)
  const state = isUploading
    ? onItsWay
    : isDirty
      ? 'There are unsaved changes'
      : 'All changes are saved'
  const obstacle = isUploading ? onItsWay : isDirty ? undefined : 'Nothing has been changed'
  return (
    <div className="sticky bottom-0 z-10 -mx-3 flex flex-wrap items-center gap-2 border-t border-line bg-canvas px-3 py-2.5 sm:-mx-6 sm:px-6">
      <p
        aria-live="polite"
        className={`min-w-0 flex-1 basis-48 text-sm ${problem ? 'text-danger' : 'text-muted'}`}
      >
        {problem ?? `${state}.`}
      </p>
      <div className="ml-auto flex gap-2">
        {isDirty && (
          <Button
            disabled={isSaving}
            onClick={() => {
              onDiscard()
              // This button goes, and that one stays.
              save.current?.focus()
            }}
          >
            Discard changes
          </Button>
        )}
        <Button
          ref={save}
          type="submit"
          look="primary"
          pending={isSaving}
          unavailable={isSaving ? undefined : obstacle}
        >
          Save changes
        </Button>
      </div>
    </div>
  )
}

const onItsWay = 'A logo is on its way'
