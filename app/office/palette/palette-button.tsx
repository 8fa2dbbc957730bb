import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { PaletteDialog } from '#app/office/palette/palette-dialog.tsx'
import { ProfileDialog } from '#app/office/profile/profile-dialog.tsx'
import { ownPermission, staffOf } from '#app/office/session/permission.ts'
import { SearchIcon } from '#app/ui/icons.tsx'
import { useTopDialog } from '#app/ui/open-dialogs.ts'

const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform)

/**
 * Opens the palette, by a press or by Ctrl or ⌘ and K, unless another dialog is open. Asked for
 * before the rights are known, it opens once they are.
 */
export function PaletteButton() {
  const { data: permission } = useQuery(ownPermission)
  const [open, setOpen] = useState<'palette' | 'profile'>()
  const isBlocked = useTopDialog() !== null
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isShortcut || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!isBlocked) setOpen('palette')
    }
    addEventListener('keydown', openByKey)
    return () => removeEventListener('keydown', openByKey)
  }, [isBlocked])
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        className="inline-flex h-control min-w-target items-center justify-center gap-2 rounded-md px-2.5 text-sm font-medium text-muted transition-colors hover:bg-hover hover:text-ink"
        onClick={() => setOpen('palette')}
      >
        <SearchIcon />
        <span className="max-md:sr-only">Commands</span>
        <span
          aria-hidden="true"
          className="rounded-sm border border-line px-1.5 text-xs max-md:hidden pointer-coarse:hidden"
        >
          {isApple ? '⌘ K' : 'Ctrl K'}
        </span>
      </button>
      {open === 'palette' && permission && (
        <PaletteDialog
          staff={staffOf(permission)}
          openProfile={() => setOpen('profile')}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'profile' && <ProfileDialog onClose={() => setOpen(undefined)} />}
    </>
  )
}
