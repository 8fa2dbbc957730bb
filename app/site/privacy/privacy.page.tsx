/** What becomes of what visitors tell us. */
import { useRouteLoaderData } from 'react-router'
import type { PageMeta, SiteData } from '#app/site/page.ts'
import { privacyCopy } from '#app/site/privacy/privacy-copy.ts'
import { Current } from '#app/site/sections/current.tsx'
import { PageHeader } from '#app/site/sections/page-header.tsx'

export const meta = (): PageMeta => ({
  title: 'Privacy',
  description: privacyCopy.lead,
  path: '/privacy',
})

export default function PrivacyPage() {
  const email = useRouteLoaderData<SiteData>('layout')?.settings.email
  return (
    <>
      <PageHeader
        trail={[{ name: 'Home', to: '/' }, { name: 'Privacy' }]}
        heading="Privacy"
        opening="plain"
      >
        <p className="lead">{privacyCopy.lead}</p>
      </PageHeader>
      <section className="section privacy" aria-label="In detail">
        <Current course="fall" />
        {privacyCopy.parts.map(({ title, text }) => (
          <div key={title} className="privacy-part">
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
        {email && (
          <div className="privacy-part">
            <h2>Ask us</h2>
            <p>
              To see, correct or delete what we hold about you, write to{' '}
              <a href={`mailto:${email}`}>{email}</a>.
            </p>
          </div>
        )}
      </section>
    </>
  )
}
