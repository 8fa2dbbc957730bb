/**
 * Being asked to stop, by SIGTERM or Ctrl-C, from the first moment on: whatever runs at the time
 * decides what that takes; where nothing runs, the command just ends. Only the first request counts.
 */
let handler = () => process.exit()
let asked = false

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => requestStop(signal))
}

/** Stops the command as `signal` would. */
export function requestStop(signal) {
  if (asked) return
  asked = true
  handler(signal)
}

/** Whether a request to stop has come. */
export function isStopping() {
  return asked
}

/** Lets `stop` answer a request, until the returned function is called. */
export function whenAskedToStop(stop) {
  const before = handler
  handler = stop
  return () => {
    handler = before
  }
}
