/**
 * Short notices that go away by themselves. The library keeps the queue; the markup is ours, since
 * its own styles would need an inline style sheet, which the pages' policy forbids. The look is the
 * application's: it styles `.toaster`, `.toast` with `data-type` (blank, success, error, loading,
 * custom) and `data-leaving`, `.toast-action` and `.toast-dismiss`.
 */
import { createPortal } from 'react-dom'
import { type DefaultToastOptions, resolveValue, toast, useToaster } from 'react-hot-toast/headless'
import { topDialog, useTopDialog } from '#app/ui/open-dialogs.ts'

export { toast }

/** What can be done about a notice, as long as it is on show. */
export type NoticeAction = { label: string; onPress: () => void }

/** Says that something worked, with a button beside the text. */
export function toastWithAction(text: string, { label, onPress }: NoticeAction): void {
  const notice = toast.success(text, {
    // The library's place for whatever stands beside the text.
    icon: (
      <button
        type="button"
        className="toast-action"
        onClick={() => {
          giveFocusBack()
          toast.dismiss(notice)
          onPress()
        }}
      >
        {label}
      </button>
    ),
  })
}

/** A notice that goes would take the focus along, and leave whoever uses the keys at the very top. */
function giveFocusBack() {
  const around = topDialog() ?? document.querySelector('main')
  if (!around) return
  around.tabIndex = -1
  around.focus({ preventScroll: true })
}

type ToasterProps = {
  /**
   * Milliseconds on show of what has an end and does not say itself when. Without it: 2000 for
   * success, 4000 for errors and plain notices.
   */
  duration?: number
}

/**
 * Shows what `toast` is given; one for each application. Time stands still while the pointer or the focus
 * rests on a notice. Notices move into an open modal dialog, outside of which nobody could hear or
 * dismiss them.
 */
export function Toaster({ duration }: ToasterProps) {
  const timed = duration === undefined ? {} : { duration }
  const options: DefaultToastOptions = { blank: timed, success: timed, error: timed }
  const { toasts, handlers } = useToaster({ ...options, removeDelay: 240 })
  const dialog = useTopDialog()

  const notices = (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on a notice only stops its clock
    <div
      className="toaster"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.map((notice) => (
        <div
          key={notice.id}
          className="toast"
          data-type={notice.type}
          data-leaving={notice.visible ? undefined : ''}
        >
          <p role={notice.type === 'error' ? 'alert' : 'status'}>
            {resolveValue(notice.message, notice)}
          </p>
          {notice.icon}
          <button
            type="button"
            className="toast-dismiss"
            aria-label="Dismiss"
            onClick={() => {
              giveFocusBack()
              toast.dismiss(notice.id)
            }}
          />
        </div>
      ))}
    </div>
  )
  return dialog ? createPortal(notices, dialog) : notices
}
