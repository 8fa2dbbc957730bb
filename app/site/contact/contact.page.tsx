/** How to reach us. */
import { useLoaderData, useRouteLoaderData } from 'react-router'
import letter from '#app/site/assets/letter.svg'
import { contactCopy } from '#app/site/contact/contact-copy.ts'
import { OfficeMap } from '#app/site/contact/office-map.tsx'
import { QueryForm } from '#app/site/contact/query-form.tsx'
import { wasSent } from '#app/site/form/form-result.ts'
import { directionsUrl, phoneUrl } from '#app/site/layout/directions.ts'
import { footerCopy } from '#app/site/layout/footer-copy.ts'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'
import type { PageMeta, PageRequest, SiteData } from '#app/site/page.ts'
import { PageHeader } from '#app/site/sections/page-header.tsx'

export type ContactPageData = {
  /** Whether the form has just been sent without script. */
  sent: boolean
}

export const loader = async ({ url }: PageRequest): Promise<ContactPageData> => ({
  sent: wasSent(url),
})

export const meta = (): PageMeta => ({
  title: 'Contact',
  description: contactCopy.intro,
  path: '/contact',
})

export default function ContactPage() {
  const { sent } = useLoaderData<ContactPageData>()
  const settings = useRouteLoaderData<SiteData>('layout')?.settings
  return (
    <>
      <PageHeader
        trail={[{ name: 'Home', to: '/' }, { name: 'Contact' }]}
        heading="Get in touch!"
        separator="/"
        opening="letter"
        picture={<img className="letter" src={letter} alt="" width="1440" height="560" />}
      >
        <p className="lead">{contactCopy.intro}</p>
        <p>
          <Link className="button" to="#form">
            Send message <ArrowIcon />
          </Link>
        </p>
        {settings && (
          <p className="direct-lines">
            <a href={phoneUrl(settings)}>{settings.phone}</a>
            <a href={`mailto:${settings.email}`}>{settings.email}</a>
          </p>
        )}
      </PageHeader>
      <section className="section form-section" aria-label="Query form">
        <p className="statement">{contactCopy.form}</p>
        <QueryForm sent={sent} />
      </section>
      {settings && (
        <section className="place" aria-labelledby="our-office">
          <div className="place-words">
            <h2 id="our-office">{contactCopy.place}</h2>
            <address>{settings.address}</address>
            <p>{contactCopy.map}</p>
            <a className="arrow-link" href={directionsUrl(settings)}>
              {footerCopy.directions} <ArrowIcon />
            </a>
          </div>
          <OfficeMap settings={settings} />
        </section>
      )}
    </>
  )
}
