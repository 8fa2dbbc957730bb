/** The calls on what is held of one person. The address goes in the body: no address bar or log keeps it. */
import { callApi, saveAs } from '#app/office/api-client.ts'
import type { Erased, PersonalData } from '#domain/personal-data/personal-data.contract.ts'

const call = async <Data>(name: string, email: string) =>
  (await callApi<{ data: Data }>('POST', `/personal-data/${name}`, { body: { email } })).data

export const findPersonalData = (email: string) => call<PersonalData>('search', email)

export const erasePersonalData = (email: string) => call<Erased>('erase', email)

/** Hands all of it, files included, to the browser to keep. */
export async function downloadPersonalData(email: string): Promise<void> {
  const data = await call<PersonalData>('export', email)
  const content = JSON.stringify(data, null, 2)
  saveAs(new Blob([content], { type: 'application/json' }), 'personal-data.json')
}
