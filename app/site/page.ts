/** What a public page is made of. */
import type { ComponentType } from 'react'
import type { PageColors } from '#app/site/sections/picture-colors.ts'
import type { PublicSettings } from '#domain/settings/settings.contract.ts'

/** What the head of the document says of a page. */
export type PageMeta = {
  /** Stands before the agency's name in the title; empty where the name alone will do. */
  title: string
  description: string
  /** Path and known query parameters of the one address under which the page is to be found. */
  path: string
  /** Path or URL of a picture that stands for the page. */
  image?: string | undefined
  /** Colours that the document brings with it. */
  colors?: PageColors | undefined
  /** False for a page that search engines should pass over. */
  index?: boolean
}

/** What a loader may depend on: the address alone, never headers or cookies. */
export type PageRequest = {
  params: Readonly<Record<string, string | undefined>>
  url: URL
  /** Set in the browser: ends when the visitor has gone elsewhere. */
  signal?: AbortSignal
}

/** Each page's data is its own business: what its loaders return is what its `meta` is given. */
export type PageModule = {
  default: ComponentType
  meta(data: never, settings: PublicSettings): PageMeta
  /**
   * Reads, from the API, the same data that the page's server loader reads from the rules. What a
   * page can be shown without may be a promise.
   */
  loader?(request: PageRequest): unknown
}

/** What the browser knows of the page of a route; of an address without a page, its sheet alone. */
export type RouteHandle = Pick<PageModule, 'meta'> & {
  /** URL of the page's own style sheet. */
  sheet: string
}

/** What the head says, once the data is known to be the page's own. */
export const metaOf = (module: Pick<PageModule, 'meta'>, data: unknown, settings: PublicSettings) =>
  module.meta(data as never, settings)

/** What the layout shows around every page. */
export type SiteData = {
  settings: PublicSettings
  /** Of the Services panel. */
  categories: { _id: string; name: string }[]
  /** The alert heading; empty unless a setting shows it here too. */
  heading: string
  /** Origin of the site's own addresses, without a slash at its end. */
  publicUrl: string
}
