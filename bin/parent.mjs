/** Noticing that the npm that started a command was killed, which it can't pass on. */
import { readFileSync } from 'node:fs'

/** Run directly, a command outlives the shell it was typed into, as any program started with `&`. */
const startedByNpm = Boolean(process.env.npm_lifecycle_event)
const atStart = ancestors()

/** Whether npm started this process and is gone. */
export function parentHasChanged() {
  return startedByNpm && ancestors() !== atStart
}

/** npm runs a command through a shell; some shells stay between the two. */
function ancestors() {
  const parent = process.ppid
  return `${parent} ${isShell(parent) ? parentOf(parent) : ''}`
}

function isShell(pid) {
  return /^\d+ \((ba|da|a|z|)sh\)/.test(statusOf(pid))
}

function parentOf(pid) {
  const status = statusOf(pid)
  return status.slice(status.lastIndexOf(')') + 2).split(' ')[1]
}

/** Linux's one-line description of a process; empty where there is none. */
function statusOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
