/** Who we are. */
import { useRouteLoaderData } from 'react-router'
import { aboutCopy } from '#app/site/about/about-copy.ts'
import { Values } from '#app/site/about/values-panel.tsx'
import type { PageMeta, SiteData } from '#app/site/page.ts'
import { ClosingCall } from '#app/site/sections/closing-call.tsx'
import { Current } from '#app/site/sections/current.tsx'
import { PageHeader } from '#app/site/sections/page-header.tsx'

export const meta = (): PageMeta => ({
  title: 'About',
  description: aboutCopy.lead,
  path: '/about',
})

export default function AboutPage() {
  const settings = useRouteLoaderData<SiteData>('layout')?.settings
  return (
    <>
      <PageHeader
        trail={[{ name: 'Home', to: '/' }, { name: 'About' }]}
        heading="About"
        separator="/"
      >
        <p className="lead">{aboutCopy.lead}</p>
      </PageHeader>
      <section className="section welcome" aria-label="Welcome">
        <Current course="fall" />
        <p className="statement">{aboutCopy.welcome}</p>
        <p className="welcome-parent">
          {settings?.parentCompany} {aboutCopy.parent}
        </p>
      </section>
      <section className="section course-pair">
        <div>
          <h2>Vision</h2>
          <p>{aboutCopy.vision}</p>
        </div>
        <div>
          <h2>Mission</h2>
          <p>{aboutCopy.mission}</p>
        </div>
      </section>
      <Values />
      <ClosingCall />
    </>
  )
}
