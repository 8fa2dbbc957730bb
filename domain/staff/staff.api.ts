/** The calls on accounts. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import { requestReset, resetPassword } from '#domain/staff/password-reset.rules.ts'
import {
  changePassword,
  changeProfile,
  mayChangeSelf,
  undoEmailChange,
} from '#domain/staff/profile.rules.ts'
import {
  emailUndo,
  listedStaffShape,
  newStaff,
  passwordChange,
  passwordReset,
  profileChanges,
  resetAnswer,
  resetRequest,
  roleChange,
  staffShape,
} from '#domain/staff/staff.contract.ts'
import {
  changeStaffRole,
  deleteStaff,
  listStaff,
  registerStaff,
  staffRights,
} from '#domain/staff/staff.rules.ts'

export const staffRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin',
    summary: 'Users, oldest first; of others only who they are, without a right to manage users',
    allow: staffRights.list,
    answer: { data: z.array(listedStaffShape) },
    async handle({ ctx }) {
      return { data: await listStaff(ctx) }
    },
  },
  {
    method: 'POST',
    path: '/admin/register',
    summary: 'Add a user, a Member unless a role is named',
    allow: staffRights.register,
    body: { json: newStaff },
    answer: { data: staffShape, message: z.string() },
    errors: [409],
    async handle({ ctx, json }) {
      return { data: await registerStaff(ctx, await json()), message: 'Admin added successfully!' }
    },
  },
  {
    method: 'PATCH',
    path: '/admin/update/{id}',
    summary: 'Change one’s own profile',
    allow: (ctx, param) => mayChangeSelf(ctx, param('id')),
    body: { json: profileChanges },
    answer: { data: staffShape, message: z.string() },
    errors: [404, 412],
    async handle({ ctx, param, json, expectedVersion }) {
      const { user, changed } = await changeProfile(ctx, param('id'), await json(), expectedVersion)
      return {
        data: user,
        message: changed ? 'Profile updated successfully!' : 'No changes detected',
      }
    },
  },
  {
    method: 'PATCH',
    path: '/admin/change-password/{id}',
    summary: 'Change one’s own password; one’s other sessions end',
    allow: (ctx, param) => mayChangeSelf(ctx, param('id')),
    body: { json: passwordChange },
    answer: { message: z.string() },
    errors: [404, 412, 429],
    async handle({ ctx, param, json, expectedVersion }) {
      await changePassword(ctx, param('id'), await json(), expectedVersion)
      return { message: 'Password changed successfully!' }
    },
  },
  {
    method: 'PATCH',
    path: '/admin/update-role/{id}',
    summary: 'Give a user another role',
    allow: staffRights.changeRole,
    body: { json: roleChange },
    answer: { data: staffShape, message: z.string() },
    errors: [404, 412],
    async handle({ ctx, param, json, expectedVersion }) {
      return {
        data: await changeStaffRole(ctx, param('id'), await json(), expectedVersion),
        message: 'Role updated successfully!',
      }
    },
  },
  {
    method: 'DELETE',
    path: '/admin/delete/{id}',
    summary: 'Put a user into the trash; their sessions end at once',
    allow: staffRights.delete,
    answer: { message: z.string() },
    errors: [404, 412],
    async handle({ ctx, param, expectedVersion }) {
      await deleteStaff(ctx, param('id'), expectedVersion)
      return { message: 'User deleted successfully' }
    },
  },
  {
    method: 'POST',
    path: '/admin/forgot-password',
    summary: 'Ask for a mailed link that sets a new password; the answer is always the same',
    body: { json: resetRequest },
    answer: { message: z.string() },
    errors: [429],
    async handle({ ctx, json }) {
      await requestReset(ctx, await json())
      return { message: resetAnswer }
    },
  },
  {
    method: 'POST',
    path: '/admin/reset-password',
    summary: 'Set a new password by a mailed link; all sessions of the account end',
    body: { json: passwordReset },
    answer: { message: z.string() },
    errors: [429],
    async handle({ ctx, json }) {
      await resetPassword(ctx, await json())
      return { message: 'Your password was changed. Please sign in with the new one.' }
    },
  },
  {
    method: 'POST',
    path: '/admin/undo-email',
    summary:
      'Take a change of e-mail address back by the link mailed to the former one, which gets a link to set a new password',
    body: { json: emailUndo },
    answer: { message: z.string() },
    errors: [429],
    async handle({ ctx, json }) {
      await undoEmailChange(ctx, await json())
      return {
        message:
          'Your e-mail address is back to what it was. We have mailed you a link to set a new password.',
      }
    },
  },
]
