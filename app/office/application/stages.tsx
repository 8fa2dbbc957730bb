/** What people call the stages of an application. */
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import type { ApplicationView } from '#domain/career/application.contract.ts'

export type Stage = ApplicationView['status']

export const stageLabels: Record<Stage, string> = {
  new: 'New',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Rejected',
}

const tones: Record<Stage, BadgeTone> = {
  new: 'strong',
  shortlisted: 'caution',
  interview: 'caution',
  offer: 'caution',
  hired: 'success',
  rejected: 'neutral',
}

export const StageBadge = ({ stage }: { stage: Stage }) => (
  <Badge tone={tones[stage]}>{stageLabels[stage]}</Badge>
)
