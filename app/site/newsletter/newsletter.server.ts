import { wasSent } from '#app/site/form/form-result.ts'
import { readPageForm, refusalOf } from '#app/site/form/page-form.server.ts'
import type { FormOutcome } from '#app/site/loaders.server.ts'
import type { NewsletterData } from '#app/site/newsletter/newsletter.page.tsx'
import type { PageRequest } from '#app/site/page.ts'
import type { Context } from '#domain/context.ts'
import { subscribe } from '#domain/newsletter/newsletter.rules.ts'

export const load = async (_ctx: Context, { url }: PageRequest): Promise<NewsletterData> => ({
  sent: wasSent(url),
})

/** Takes the newsletter's form from a browser without script. An empty field does nothing. */
export async function submit(ctx: Context, request: Request): Promise<FormOutcome> {
  const typed = (await readPageForm(request)).pick(['subscriberEmail'])
  if (!typed.subscriberEmail.trim()) return { redirect: '/newsletter' }
  try {
    await subscribe(ctx, typed)
    return { redirect: '/newsletter?sent=1' }
  } catch (error) {
    return refusalOf(error, typed)
  }
}
