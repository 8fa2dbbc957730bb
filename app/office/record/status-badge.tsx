import { Badge } from '#app/ui/badge.tsx'

/** Whether the public site shows a record. */
export function StatusBadge({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
}
