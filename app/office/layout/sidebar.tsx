import { useQuery } from '@tanstack/react-query'
import { type Ref, useId } from 'react'
import { NavLink } from 'react-router'
import { type NavigationGroup, navigationFor } from '#app/office/layout/navigation.tsx'
import { ownPermission, staffOf } from '#app/office/session/permission.ts'

type SidebarProps = { id: string; isOpen: boolean; onClose: () => void; ref: Ref<HTMLElement> }

/** Always there on wide windows; on narrow ones it slides over the screen while `isOpen`. */
export function Sidebar({ id, isOpen, onClose, ref }: SidebarProps) {
  const { data } = useQuery(ownPermission)
  const staff = data && staffOf(data)
  const groups = navigationFor(staff)
  return (
    <>
      {isOpen && (
        <div
          className="fixed inset-0 z-30 bg-[rgb(11_13_18/0.55)] lg:hidden"
          onPointerDown={onClose}
        />
      )}
      <aside
        ref={ref}
        id={id}
        className={`fixed inset-y-0 left-0 z-40 flex w-72 flex-col border-r border-line bg-canvas ease-out lg:visible lg:sticky lg:top-0 lg:h-dvh lg:translate-x-0 ${isOpen ? 'visible translate-x-0 [transition:translate_240ms]' : 'invisible -translate-x-full [transition:translate_240ms,visibility_0s_240ms]'}`}
      >
        <p className="flex h-16 items-center gap-2.5 px-6 text-lg font-semibold">
          <Mark />
          Darya Studio
        </p>
        <nav aria-label="Back office" className="flex-1 overflow-y-auto px-3 pb-2">
          {groups.map((group) => (
            <Group key={group.heading ?? ''} {...group} onFollow={onClose} />
          ))}
        </nav>
        <p className="border-t border-line text-sm">
          <a
            href="/"
            className="block px-6 py-3 text-muted underline-offset-4 hover:text-ink hover:underline"
          >
            View the public site
          </a>
        </p>
      </aside>
    </>
  )
}

type GroupProps = NavigationGroup & { onFollow: () => void }

function Group({ heading, entries, onFollow }: GroupProps) {
  const id = useId()
  return (
    <>
      {heading && (
        <p id={id} className="px-3 pt-3 pb-1 text-xs text-muted">
          {heading}
        </p>
      )}
      <ul aria-labelledby={heading && id}>
        {entries.map(({ path, label, icon, count }) => (
          <li key={path}>
            <NavLink
              to={path}
              end={path === '/admin'}
              onClick={onFollow}
              className="relative flex h-control items-center gap-3 rounded-md px-3 text-sm font-medium text-muted transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-hover aria-[current=page]:text-ink aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-2 aria-[current=page]:before:left-0 aria-[current=page]:before:w-0.5 aria-[current=page]:before:rounded-full aria-[current=page]:before:bg-accent"
            >
              {icon}
              {label}
              {count}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The mark of the public site. */
function Mark() {
  return (
    <svg aria-hidden="true" className="size-6 stroke-accent" viewBox="0 0 32 32" fill="none">
      <path
        d="M4 28H16A12 12 0 0 0 16 4H12.5a5.5 5.5 0 0 0 0 11h4a3.25 3.25 0 0 1 0 6.5H4"
        strokeWidth="3.4"
      />
    </svg>
  )
}
