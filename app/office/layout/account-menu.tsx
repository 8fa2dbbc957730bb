import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ProfileDialog } from '#app/office/profile/profile-dialog.tsx'
import { SecondFactorDialog } from '#app/office/second-factor/second-factor-dialog.tsx'
import { signOut } from '#app/office/session/login.ts'
import { ownPermission } from '#app/office/session/permission.ts'
import { useSession } from '#app/office/session/session.ts'
import { KeyIcon, LeaveIcon, PersonIcon, ShieldIcon } from '#app/ui/icons.tsx'
import { Menu } from '#app/ui/menu.tsx'

const item = 'flex h-control w-full items-center gap-2.5 rounded-md px-3 text-sm hover:bg-hover'

export function AccountMenu() {
  const user = useSession()?.user
  const role = useQuery(ownPermission).data?.role ?? user?.role
  const navigate = useNavigate()
  const [isProfileOpen, setIsProfileOpen] = useState(false)
  const [isSecondFactorOpen, setIsSecondFactorOpen] = useState(false)
  const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
  const openProfile = (event: MouseEvent<HTMLElement>) => {
    // Gives the focus to the menu's button, which gets it back from the dialog.
    closeMenu(event)
    setIsProfileOpen(true)
  }
  const openSecondFactor = (event: MouseEvent<HTMLElement>) => {
    closeMenu(event)
    setIsSecondFactorOpen(true)
  }
  const leave = () => {
    signOut()
    void navigate('/admin/login')
  }
  return (
    <>
      <Menu label="Account" icon={<PersonIcon />}>
        <div className="border-b border-line px-3 pt-1.5 pb-2.5 text-sm">
          <p className="font-medium">{user?.fullName || user?.username}</p>
          <p className="text-muted">{role}</p>
        </div>
        <button type="button" className={`mt-1.5 ${item}`} onClick={openProfile}>
          <PersonIcon />
          Profile
        </button>
        <Link to="/admin/account" className={item} onClick={closeMenu}>
          <ShieldIcon />
          Security
        </Link>
        <button type="button" className={item} onClick={openSecondFactor}>
          <KeyIcon />
          Two-factor sign-in
        </button>
        <button type="button" className={item} onClick={leave}>
          <LeaveIcon />
          Logout
        </button>
      </Menu>
      {isSecondFactorOpen && <SecondFactorDialog onClose={() => setIsSecondFactorOpen(false)} />}
      {isProfileOpen && <ProfileDialog onClose={() => setIsProfileOpen(false)} />}
    </>
  )
}
