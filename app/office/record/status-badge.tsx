/** Whether the public site shows a record. */
export function StatusBadge({ isActive }: { isActive: boolean }) {
  return (
    <span
      className={`inline-flex h-6 items-center rounded-full px-2.5 text-xs font-medium ${isActive ? 'bg-success-wash text-success' : 'bg-hover text-muted'}`}
    >
      {isActive ? 'Active' : 'Inactive'}
    </span>
  )
}
