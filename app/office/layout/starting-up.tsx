import { Spinner } from '#app/ui/spinner.tsx'

/** Shown while the code of the first screen is on its way. */
export function StartingUp() {
  return (
    <p className="grid min-h-dvh place-items-center text-muted">
      <span className="flex items-center gap-2.5">
        <Spinner />
        Loading…
      </span>
    </p>
  )
}
