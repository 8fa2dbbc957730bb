/**
 * Short messages at the edge of the screen. The library keeps the queue; the markup is ours, since
 * its own styles would need an inline style sheet, which the pages' policy forbids.
 */
import { type DefaultToastOptions, resolveValue, useToaster } from 'react-hot-toast/headless'

/** Milliseconds that each kind stays (the specification, business constants). */
const options: DefaultToastOptions = {
  blank: { duration: 4000 },
  error: { duration: 4000, ariaProps: { role: 'alert', 'aria-live': 'assertive' } },
  success: { duration: 2000 },
  loading: { duration: Number.POSITIVE_INFINITY },
}

/** Shows every toast raised with `toast` of react-hot-toast/headless, the newest first. */
export function Toasts() {
  const { toasts, handlers } = useToaster(options)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a message only lets it stay
    <div className="toasts" onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts.map((toast) => (
        <p
          key={toast.id}
          className="toast"
          data-type={toast.type}
          data-leaving={toast.visible ? undefined : ''}
          {...toast.ariaProps}
        >
          {resolveValue(toast.message, toast)}
        </p>
      ))}
    </div>
  )
}
