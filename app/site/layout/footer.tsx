/** The foot of every page. */
import { Link, useLocation } from 'react-router'
import logoHome from '#app/site/assets/logo-home.svg'
import { directionsUrl, phoneUrl } from '#app/site/layout/directions.ts'
import { footerCopy } from '#app/site/layout/footer-copy.ts'
import { NewsletterForm, newsletterPath } from '#app/site/layout/newsletter-form.tsx'
import type { SiteData } from '#app/site/page.ts'

export function Footer({ site: { settings } }: { site: SiteData }) {
  const hasFormAlready = useLocation().pathname === newsletterPath
  return (
    <footer className="site-footer">
      <div className="footer-grid">
        <div className="footer-agency">
          <img src={logoHome} width="261" height="40" alt="" loading="lazy" />
          {!hasFormAlready && <NewsletterForm />}
        </div>
        <div>
          <p className="footer-label">Visit</p>
          <address>{settings.address}</address>
          <a href={directionsUrl(settings)}>{footerCopy.directions}</a>
        </div>
        <div>
          <p className="footer-label">Talk</p>
          <a href={phoneUrl(settings)}>{settings.phone}</a>
          <a href={`mailto:${settings.email}`}>{settings.email}</a>
        </div>
        {settings.socialLinks.length > 0 && (
          <div>
            <p className="footer-label">Follow</p>
            {settings.socialLinks.map(({ name, url }) => (
              <a key={url} href={url} rel="noreferrer">
                {name}
              </a>
            ))}
          </div>
        )}
      </div>
      <div className="footer-line">
        <p>© 2019 {settings.agencyName}</p>
        <Link to="/services">Services</Link>
        <Link to="/career">Career</Link>
        <Link to="/privacy">Privacy</Link>
      </div>
    </footer>
  )
}
