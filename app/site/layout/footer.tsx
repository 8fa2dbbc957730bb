/** The foot of every page. */
import { useMatches } from 'react-router'
import { directionsUrl, phoneUrl } from '#app/site/layout/directions.ts'
import { footerCopy } from '#app/site/layout/footer-copy.ts'
import { Link } from '#app/site/layout/link.tsx'
import { NewsletterForm } from '#app/site/layout/newsletter-form.tsx'
import type { SiteData } from '#app/site/page.ts'
import type { PageId } from '#app/site/routes.tsx'

export function Footer({ site: { settings } }: { site: SiteData }) {
  // By its page: an address has more than one spelling.
  const hasFormAlready = useMatches().at(-1)?.id === ('newsletter' satisfies PageId)
  return (
    <footer className="site-footer ending">
      <div className="footer-talk">
        <a href={phoneUrl(settings)}>{settings.phone}</a>
        <a href={`mailto:${settings.email}`}>{settings.email}</a>
      </div>
      {!hasFormAlready && <NewsletterForm />}
      <div className="footer-rows">
        <div>
          <span className="footer-logo" />
          <p>© 2019 {settings.agencyName}</p>
        </div>
        <div>
          <address>{settings.address}</address>
          <a href={directionsUrl(settings)}>{footerCopy.directions}</a>
        </div>
        {settings.socialLinks.length > 0 && (
          <div>
            {settings.socialLinks.map(({ name, url }) => (
              <a key={url} href={url} rel="noreferrer">
                {name}
              </a>
            ))}
          </div>
        )}
        <div>
          <Link to="/services">Services</Link>
          <Link to="/career">Career</Link>
          <Link to="/privacy">Privacy</Link>
        </div>
      </div>
    </footer>
  )
}
