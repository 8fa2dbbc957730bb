/** What a visitor sees where a page can't be shown. */
import { useEffect } from 'react'
import { createPath, useLocation, useRouteError, useRouteLoaderData } from 'react-router'
import notFound from '#app/site/assets/not-found.svg'
import { failureMeta } from '#app/site/head.ts'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Frame } from '#app/site/layout/layout.tsx'
import { Link } from '#app/site/layout/link.tsx'
import { showMeta } from '#app/site/layout/use-head.ts'
import type { SiteData } from '#app/site/page.ts'

const words: Record<number, { title: string; text: string }> = {
  // Without an answer there is no status.
  0: {
    title: 'We could not be reached',
    text: 'No answer came back to you. Please see whether you are online, and try again.',
  },
  400: { title: 'That request made no sense to us', text: 'Please go back and try once more.' },
  403: {
    title: 'This door is closed',
    text: 'What lies behind it is not for everyone. If it should be for you, please tell us.',
  },
  404: {
    title: 'The current doesn’t run here',
    text: 'The page has moved, or there is a slip in the address.',
  },
  405: { title: 'This page takes no form', text: 'It can be read, but nothing can be sent to it.' },
  413: { title: 'That was more than we can take', text: 'Please shorten what you wrote.' },
  429: { title: 'That was a lot at once', text: 'Please wait a minute and try again.' },
  503: {
    title: 'We are out for a moment',
    text: 'Our database is not answering just now. Please try again in a minute.',
  },
}
const unknown = {
  title: 'Something went wrong',
  text: 'It is our fault, and it has been noted. Please try again in a little while.',
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500

/** Whether the same request may succeed a little later. */
const mayPass = (status: number): boolean => status < 400 || status === 429 || status >= 500

export function ErrorPage() {
  const status = statusOf(useRouteError())
  const site = useRouteLoaderData<SiteData>('layout')
  const { pathname, search } = useLocation()
  // An address that begins with two slashes would be another host's.
  const address = createPath({ pathname: pathname.replace(/^\/+/, '/'), search })
  useEffect(() => {
    if (site) showMeta(failureMeta(status), site)
  }, [status, site])
  const { title, text } = words[status] ?? unknown
  return (
    <section className="error-page">
      {status === 404 && (
        <img
          src={notFound}
          width="960"
          height="440"
          alt="Page not found"
          className="error-picture"
        />
      )}
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="button-row">
        {mayPass(status) && (
          <a className="button" href={address}>
            Try again <ArrowIcon />
          </a>
        )}
        <Link className="button" data-quiet={mayPass(status) ? '' : undefined} to="/">
          Home <ArrowIcon />
        </Link>
        <Link className="arrow-link" to="/contact">
          Tell us about it <ArrowIcon />
        </Link>
      </p>
    </section>
  )
}

/** For failures outside of any page, within what of the frame there is. */
export function SiteFailure() {
  const site = useRouteLoaderData<SiteData>('layout')
  if (!site) return <ErrorPage />
  return (
    <Frame site={site}>
      <ErrorPage />
    </Frame>
  )
}
