/** What people call the stages of an application. */
import type { States } from '#app/office/incoming/states.tsx'
import type { ApplicationView } from '#domain/career/application.contract.ts'

export type Stage = ApplicationView['status']

export const stages: States<Stage> = {
  new: { label: 'New', tone: 'strong' },
  shortlisted: { label: 'Shortlisted', tone: 'caution' },
  interview: { label: 'Interview', tone: 'caution' },
  offer: { label: 'Offer', tone: 'caution' },
  hired: { label: 'Hired', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'neutral' },
}
