/** What people call the states of what comes in, as a badge, as choices and as a filter. */
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import type { Filter, FilterOption } from '#app/ui/data-table/table-filter.tsx'

/** Each state's name, and the tone that says the same. */
export type States<State extends string> = Record<State, { label: string; tone: BadgeTone }>

type StateBadgeProps<State extends string> = { states: States<State>; state: State }

export function StateBadge<State extends string>({ states, state }: StateBadgeProps<State>) {
  return <Badge tone={states[state].tone}>{states[state].label}</Badge>
}

/** One choice of a filter or form for each state. */
export const choicesOf = (states: Record<string, { label: string }>): FilterOption[] =>
  Object.entries(states).map(([value, { label }]) => ({ value, label }))

type NamedStates = { name: string; label: string; states: Record<string, { label: string }> }

/** A filter by state. @param all what the choice is called that leaves nothing out */
export const stateFilter = ({ name, label, states }: NamedStates, all = 'All'): Filter => ({
  name,
  label,
  options: [{ value: '', label: all }, ...choicesOf(states)],
})

/** `value` where `states` name it: an address holds whatever someone typed. */
export const knownIn = (states: Record<string, unknown>, value: string) =>
  Object.hasOwn(states, value) ? value : ''
