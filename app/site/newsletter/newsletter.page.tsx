/** Where the newsletter's form leads without script. */
import { useActionData, useLoaderData } from 'react-router'
import mouth from '#app/site/assets/mouth.svg'
import { type FormResult, wasSent } from '#app/site/form/form-result.ts'
import { footerCopy } from '#app/site/layout/footer-copy.ts'
import { NewsletterForm } from '#app/site/layout/newsletter-form.tsx'
import type { PageMeta, PageRequest } from '#app/site/page.ts'
import { PageHeader } from '#app/site/sections/page-header.tsx'
import { subscribed } from '#domain/newsletter/newsletter.checks.ts'

export type NewsletterData = {
  /** Whether the form has just been sent without script. */
  sent: boolean
}

export const loader = async ({ url }: PageRequest): Promise<NewsletterData> => ({
  sent: wasSent(url),
})

export const meta = (): PageMeta => ({
  title: 'Newsletter',
  description: footerCopy.newsletter,
  path: '/newsletter',
})

export default function NewsletterPage() {
  const { sent } = useLoaderData<NewsletterData>()
  const refused = useActionData() as FormResult | undefined
  return (
    <>
      {/* So short a page that the river at its end is the largest thing on the first screen. */}
      <link rel="preload" as="image" href={mouth} crossOrigin="anonymous" />
      <PageHeader
        trail={[{ name: 'Home', to: '/' }, { name: 'Newsletter' }]}
        heading="Newsletter"
        opening="plain"
      >
        {sent ? (
          <p className="form-sent" role="status">
            {subscribed}
          </p>
        ) : (
          <NewsletterForm refused={refused} />
        )}
      </PageHeader>
    </>
  )
}
