import { Button } from '#app/ui/button.tsx'

type SaveBarProps = {
  isDirty: boolean
  isSaving: boolean
  /** Why it can't be saved as it is. */
  problem: string | undefined
  onDiscard: () => void
}

/** Stays in sight at the foot of a long form. */
export function SaveBar({ isDirty, isSaving, problem, onDiscard }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-3 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-canvas px-3 py-2.5 sm:-mx-6 sm:px-6">
      <p
        aria-live="polite"
        className={`mr-auto text-sm ${problem ? 'text-danger' : 'text-muted'} max-sm:w-full`}
      >
        {problem ?? (isDirty ? 'There are unsaved changes.' : 'All changes are saved.')}
      </p>
      {isDirty && (
        <Button disabled={isSaving} onClick={onDiscard}>
          Discard changes
        </Button>
      )}
      <Button
        type="submit"
        look="primary"
        pending={isSaving}
        unavailable={isDirty || isSaving ? undefined : 'Nothing has been changed'}
      >
        Save changes
      </Button>
    </div>
  )
}
