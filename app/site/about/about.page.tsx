/** Who we are. */
import { useRouteLoaderData } from 'react-router'
import { aboutCopy } from '#app/site/about/about-copy.ts'
import { Values } from '#app/site/about/values-panel.tsx'
import rivers from '#app/site/assets/five-rivers.svg'
import workSmall from '#app/site/assets/work-960.avif'
import workFallback from '#app/site/assets/work-960.webp'
import workLarge from '#app/site/assets/work-1920.avif'
import type { PageMeta, SiteData } from '#app/site/page.ts'
import { ClosingCall } from '#app/site/sections/closing-call.tsx'
import { PageHeader } from '#app/site/sections/page-header.tsx'
import { Plate } from '#app/site/sections/plate.tsx'

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
        opening="rivers"
        picture={<Rivers />}
      >
        <p className="lead">{aboutCopy.lead}</p>
      </PageHeader>
      <section className="section welcome" aria-label="Welcome">
        <p className="statement">{aboutCopy.welcome}</p>
        <p className="welcome-parent">
          {settings?.parentCompany} {aboutCopy.parent}
        </p>
      </section>
      <figure className="work">
        <Plate
          files={{ small: workSmall, large: workLarge, fallback: workFallback }}
          width={1920}
          height={880}
          sizes="100vw"
          alt={aboutCopy.workPicture}
        />
        <figcaption>{aboutCopy.work}</figcaption>
      </figure>
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

/** Where the studio is: the names lie over the drawing, so that they stay text at every width. */
const Rivers = () => (
  <figure className="rivers">
    <img src={rivers} alt={aboutCopy.riversPicture} width="980" height="940" />
    <ul aria-hidden="true">
      {aboutCopy.rivers.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
    <figcaption>{aboutCopy.riversCaption}</figcaption>
  </figure>
)
