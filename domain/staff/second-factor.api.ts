/** The calls on one's own second factor. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import {
  enrolment,
  enrolmentProof,
  factorChange,
  newSecondFactorShape,
  recoveryCodesShape,
  secondFactorShape,
} from '#domain/staff/second-factor.contract.ts'
import {
  beginEnrolment,
  confirmEnrolment,
  disableSecondFactor,
  getSecondFactor,
  mayUseSecondFactor,
  renewRecoveryCodes,
} from '#domain/staff/second-factor.rules.ts'

const recoveryCodes = { data: z.object({ recoveryCodes: recoveryCodesShape }), message: z.string() }

export const secondFactorRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/second-factor',
    summary: 'How one’s own two-factor sign-in stands',
    allow: mayUseSecondFactor,
    answer: { data: secondFactorShape },
    async handle({ ctx }) {
      return { data: await getSecondFactor(ctx) }
    },
  },
  {
    method: 'POST',
    path: '/admin/second-factor/enrol',
    summary: 'Ask for a secret for an authenticator app; nothing changes before the proof',
    allow: mayUseSecondFactor,
    body: { json: enrolment },
    answer: { data: newSecondFactorShape },
    errors: [409, 429],
    async handle({ ctx, json }) {
      return { data: await beginEnrolment(ctx, await json()) }
    },
  },
  {
    method: 'POST',
    path: '/admin/second-factor/confirm',
    summary: 'Prove that the app has the secret; two-factor sign-in is on, other sessions end',
    allow: mayUseSecondFactor,
    body: { json: enrolmentProof },
    answer: recoveryCodes,
    errors: [409, 429],
    async handle({ ctx, json }) {
      const codes = await confirmEnrolment(ctx, await json())
      return { data: { recoveryCodes: codes }, message: 'Two-factor sign-in is on' }
    },
  },
  {
    method: 'POST',
    path: '/admin/second-factor/recovery-codes',
    summary: 'Replace one’s recovery codes',
    allow: mayUseSecondFactor,
    body: { json: factorChange },
    answer: recoveryCodes,
    errors: [409, 429],
    async handle({ ctx, json }) {
      const codes = await renewRecoveryCodes(ctx, await json())
      return { data: { recoveryCodes: codes }, message: 'Your former recovery codes are dead now' }
    },
  },
  {
    method: 'POST',
    path: '/admin/second-factor/disable',
    summary: 'Turn one’s own two-factor sign-in off',
    allow: mayUseSecondFactor,
    body: { json: factorChange },
    answer: { message: z.string() },
    errors: [409, 429],
    async handle({ ctx, json }) {
      await disableSecondFactor(ctx, await json())
      return { message: 'Two-factor sign-in is off' }
    },
  },
]
