/** What every rule is given: the services it works with, and who is asking. */
import type {
  PermissionArea,
  PermissionFlag,
  Permissions,
} from '#domain/permission/permission.contract.ts'
import { grants, superAdminRole } from '#domain/permission/permission.contract.ts'
import { secondFactorMessages } from '#domain/staff/second-factor.contract.ts'
import { AppError } from '#platform/app-error.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import type { MediaStore } from '#platform/media/media-store.ts'

/** What a process opens once and every request shares. */
export type Services = {
  config: Config
  db: Database
  log: Log
  /** Public pictures. */
  media: MediaStore
  /** Files that only staff may read. */
  privateFiles: MediaStore
}

/** A signed-in member of staff, with the rights of this very moment. */
export type Actor = {
  id: string
  username: string
  role: string
  permissions: Permissions
  sessionId: string
}

/** Who is asking, as of when their session was looked up last. */
export type Caller = {
  actor: Actor | null
  /**
   * Someone with a live session who may do nothing but set up the second factor that their role
   * requires, and sign out; `actor` is null then.
   */
  enrolling?: Actor
}

/** One request's view of the product. A transaction of its `db` is undone where its caller has changed. */
export type Context = Services &
  Caller & {
    /** The caller's address, as far as the trusted proxies tell. */
    ip: string
    userAgent: string
  }

/** @throws AppError 401 unless a member of staff is asking. */
export function requireStaff(ctx: Context): Actor {
  if (ctx.enrolling) {
    throw new AppError(403, secondFactorMessages.mustEnrol)
  }
  if (!ctx.actor) throw new AppError(401, 'Authentication DS_Token is required')
  return ctx.actor
}

/** Like `requireStaff`, but lets in those, too, who still have to set up their second factor. */
export const requireSignedIn = (ctx: Context): Actor => ctx.enrolling ?? requireStaff(ctx)

/** A guard that asks for `flag` in `area`. @throws AppError 401 or 403 when called without. */
export const requiring =
  (area: PermissionArea, flag: PermissionFlag) =>
  (ctx: Context): Actor => {
    const actor = requireStaff(ctx)
    if (!isSuperAdmin(actor) && !grants(actor.permissions, area, flag)) {
      throw new AppError(403, `Your role lacks the right to ${flag} in ${area}`)
    }
    return actor
  }

/** @throws AppError 401 or 403 unless a superAdmin is asking. */
export function requireSuperAdmin(ctx: Context): Actor {
  const actor = requireStaff(ctx)
  if (!isSuperAdmin(actor)) throw new AppError(403, 'Only a superAdmin may do this')
  return actor
}

export const isSuperAdmin = (actor: Actor) => actor.role === superAdminRole
