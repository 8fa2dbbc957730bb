import type { ApplicationData } from '#app/site/career/application.page.tsx'
import { fallbackTitle } from '#app/site/career/job-card.ts'
import { wasSent } from '#app/site/form/form-result.ts'
import { pageForm, refusalOf } from '#app/site/form/page-form.server.ts'
import type { FormOutcome } from '#app/site/loaders.server.ts'
import type { PageRequest } from '#app/site/page.ts'
import { applicantFields } from '#domain/career/application.checks.ts'
import { oneResume } from '#domain/career/application.contract.ts'
import { apply } from '#domain/career/application.rules.ts'
import { getJob } from '#domain/career/job.rules.ts'
import type { Context } from '#domain/context.ts'
import { receiveUpload } from '#domain/form-limit.ts'
import { honeypotField } from '#domain/honeypot.ts'
import { ruleBroken } from '#platform/app-error.ts'
import { isUnavailable } from '#platform/database.ts'
import { readMultipart } from '#platform/http/read-multipart.ts'

/** @throws AppError 404 where there is no such position */
export async function load(ctx: Context, { params, url }: PageRequest): Promise<ApplicationData> {
  const { _id, title } = await getJob(ctx, params['id'] ?? '')
  return { jobId: _id, title, sent: wasSent(url) }
}

/** What surrounds a form that comes back while the position can't be looked up. */
export const withoutData = ({ params }: PageRequest): ApplicationData => ({
  jobId: params['id'] ?? '',
  title: fallbackTitle,
  sent: false,
})

// Without script a browser can't know the size; whoever errs by that much gets the form back.
const limits = { ...oneResume, readOnUpTo: 8 * oneResume.maxFileBytes }

/**
 * Takes an application from a browser without script. What is refused comes back with the form,
 * everything typed kept; a browser lets nobody but its user choose the file.
 */
export async function submit(
  ctx: Context,
  request: Request,
  { params }: PageRequest,
): Promise<FormOutcome> {
  const jobId = params['id'] ?? ''
  // Read on where nothing can be looked up, so that what was typed isn't lost.
  const away = await absence(() => getJob(ctx, jobId))
  return receiveUpload(ctx, request, async () => {
    const { fields, files, tooLarge } = await readMultipart(request, limits)
    const form = pageForm(fields)
    const typed = form.pick(applicantFields)
    try {
      if (away) throw away
      if (tooLarge[0]) throw ruleBroken([tooLarge[0]])
      const input = { ...typed, jobId, [honeypotField]: form.get(honeypotField) }
      await apply(ctx, input, files['resume']?.[0])
      return { redirect: `/career/form/${jobId}?sent=1#form` }
    } catch (error) {
      return refusalOf(error, typed)
    }
  })
}

/** The failure of `work` where it is the database's absence. @throws every other failure */
async function absence(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return error
  }
}
