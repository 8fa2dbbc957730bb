/** What each page reads on the server, and what takes its form. */
import { load as about } from '#app/site/about/about.server.ts'
import {
  load as application,
  withoutData as applicationWithoutData,
  submit as submitApplication,
} from '#app/site/career/application.server.ts'
import { load as career } from '#app/site/career/career.server.ts'
import { load as job } from '#app/site/career/job.server.ts'
import { load as contact, submit as submitContact } from '#app/site/contact/contact.server.ts'
import { load as home } from '#app/site/home/home.server.ts'
import {
  load as newsletter,
  submit as submitNewsletter,
} from '#app/site/newsletter/newsletter.server.ts'
import type { PageRequest, SiteData } from '#app/site/page.ts'
import { load as privacy } from '#app/site/privacy/privacy.server.ts'
import { takeLead } from '#app/site/products/lead.server.ts'
import {
  load as productDetails,
  withoutData as productDetailsWithoutData,
} from '#app/site/products/product-details.server.ts'
import {
  load as products,
  withoutData as productsWithoutData,
} from '#app/site/products/products.server.ts'
import { load as projectDetails } from '#app/site/projects/project-details.server.ts'
import { load as projects } from '#app/site/projects/projects.server.ts'
import type { PageId } from '#app/site/routes.tsx'
import { load as serviceDetail } from '#app/site/services/service-detail.server.ts'
import { load as services } from '#app/site/services/services.server.ts'
import { load as subServices } from '#app/site/services/sub-services.server.ts'
import { listCategories } from '#domain/category/category.rules.ts'
import type { Context } from '#domain/context.ts'
import { getHeading } from '#domain/heading/heading.rules.ts'
import { getPublicSettings } from '#domain/settings/settings.rules.ts'

/** What became of a posted form: the visitor is sent on, or sees the page with `data` again. */
export type FormOutcome =
  | { redirect: string }
  | { status: number; retryAfter: number | undefined; data: unknown }

/** Reads and takes a form that was posted to the page at `asked`. */
export type FormHandler = (
  ctx: Context,
  request: Request,
  asked: PageRequest,
) => Promise<FormOutcome>

export const loaders: Record<PageId, (ctx: Context, request: PageRequest) => Promise<unknown>> = {
  home,
  about,
  services,
  'sub-services': subServices,
  'service-detail': serviceDetail,
  projects,
  'project-details': projectDetails,
  products,
  'product-details': productDetails,
  contact,
  privacy,
  newsletter,
  career,
  job,
  application,
}

export const formHandlers: Partial<Record<PageId, FormHandler>> = {
  contact: submitContact,
  application: submitApplication,
  newsletter: submitNewsletter,
  products: takeLead('catalog'),
  'product-details': takeLead('quotation'),
}

/**
 * What a page with a form shows around what was typed, where the form comes back and nothing can be
 * read besides. The other pages with forms need nothing.
 */
export const withoutData: Partial<Record<PageId, (asked: PageRequest) => unknown>> = {
  application: applicationWithoutData,
  products: productsWithoutData,
  'product-details': productDetailsWithoutData,
}

/** What the layout shows around every page. */
export async function loadSite(ctx: Context): Promise<SiteData> {
  const [settings, categories] = await Promise.all([getPublicSettings(ctx), listCategories(ctx)])
  return {
    settings,
    categories: categories.map(({ _id, name }) => ({ _id, name })),
    heading: settings.showHeading ? (await getHeading(ctx)).textField : '',
    publicUrl: ctx.config.publicUrl,
  }
}
