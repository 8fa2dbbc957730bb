/** The calls on one's own second factor. */
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#app/office/api-client.ts'
import type { NewSecondFactor, SecondFactorView } from '#domain/staff/second-factor.contract.ts'

/** How it stands. */
export const secondFactor = queryOptions({
  queryKey: ['second-factor'],
  queryFn: async ({ signal }) =>
    (await callApi<{ data: SecondFactorView }>('GET', '/admin/second-factor', { signal })).data,
})

export const beginEnrolment = async (currentPassword: string) =>
  (
    await callApi<{ data: NewSecondFactor }>('POST', '/admin/second-factor/enrol', {
      body: { currentPassword },
    })
  ).data

type RecoveryCodes = { data: { recoveryCodes: string[] } }

/** @returns the recovery codes, which are shown this once */
export const confirmEnrolment = async (enrolment: string, code: string) =>
  (
    await callApi<RecoveryCodes>('POST', '/admin/second-factor/confirm', {
      body: { enrolment, code },
    })
  ).data.recoveryCodes

/** @returns the new recovery codes; the former ones are dead */
export const renewRecoveryCodes = async (currentPassword: string, code: string) =>
  (
    await callApi<RecoveryCodes>('POST', '/admin/second-factor/recovery-codes', {
      body: { currentPassword, code },
    })
  ).data.recoveryCodes

export const disableSecondFactor = (currentPassword: string, code: string) =>
  callApi('POST', '/admin/second-factor/disable', { body: { currentPassword, code } })
