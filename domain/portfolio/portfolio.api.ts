/** The calls on projects and on products: the same under two paths. */
import * as z from 'zod'
import type { ApiRoute } from '#domain/api-route.ts'
import { deleteRoute, statusRoute } from '#domain/content.api.ts'
import { paginationShape } from '#domain/paging.ts'
import {
  imageAddition,
  imageRemoval,
  imagesShape,
  newPortfolioItem,
  type PortfolioType,
  portfolioChanges,
  portfolioLabels,
  portfolioLimits,
  portfolioMessages,
  portfolioQuery,
  portfolioShape,
} from '#domain/portfolio/portfolio.contract.ts'
import { portfolioKinds, portfolioRights } from '#domain/portfolio/portfolio.kinds.ts'
import {
  changePortfolioItem,
  createPortfolioItem,
  getNextPortfolioItem,
  getPortfolioItem,
  listPortfolio,
  pagePortfolio,
} from '#domain/portfolio/portfolio.rules.ts'
import { addImages, removeImage } from '#domain/portfolio/portfolio-images.rules.ts'
import { shown } from '#domain/record-view.ts'
import { firstImageRules, laterImageRules, maxImageBytes } from '#platform/media/image-limits.ts'

const images = {
  maxFiles: portfolioLimits.images,
  maxFileBytes: maxImageBytes,
  tooMany: { path: 'image', message: portfolioMessages.imageLimit },
  names: ['image'],
}
const firstImages = { ...images, tooLarge: firstImageRules.tooLarge }
const laterImages = { ...images, tooLarge: laterImageRules.tooLarge }

const readRoutes = (base: PortfolioType): ApiRoute[] => [
  {
    method: 'GET',
    path: `/${base}`,
    summary: `List of ${base}s, oldest first; all of them, or one page where page is given`,
    kept: { by: ['type'] },
    query: portfolioQuery(base),
    answer: { portfolios: z.array(portfolioShape), pagination: paginationShape.optional() },
    async handle({ ctx, query }) {
      const { type, page, limit, ...wanted } = query(portfolioQuery(base))
      if (page === undefined) return { portfolios: await listPortfolio(ctx, type, wanted) }
      return pagePortfolio(ctx, type, wanted, { page, limit })
    },
  },
  {
    method: 'GET',
    path: `/${base}/{idOrSlug}`,
    summary: 'One project or product, by its id or slug',
    kept: { by: [] },
    answer: { portfolio: portfolioShape },
    errors: [404],
    async handle({ ctx, param }) {
      return { portfolio: await getPortfolioItem(ctx, param('idOrSlug'), base) }
    },
  },
  {
    method: 'GET',
    path: `/${base}/{idOrSlug}/next`,
    summary: `The ${base} that a visitor goes on to from this one; null where there is no other`,
    kept: { by: [] },
    answer: { portfolio: portfolioShape.nullable() },
    errors: [404],
    async handle({ ctx, param }) {
      return { portfolio: await getNextPortfolioItem(ctx, param('idOrSlug'), base) }
    },
  },
]

const writeRoutes = (base: PortfolioType): ApiRoute[] => [
  {
    method: 'POST',
    path: `/${base}/create`,
    summary: `Add a ${base} with one to four images`,
    allow: portfolioRights[base].create,
    body: { multipart: newPortfolioItem[base], files: { image: 'several' } },
    answer: { data: portfolioShape, message: z.string() },
    errors: [413, 415, 507],
    async handle({ ctx, multipart }) {
      const { fields, files } = await multipart(firstImages)
      const data = await createPortfolioItem(ctx, base, fields, files.image)
      return { data, message: `${portfolioLabels[base]} added successfully!` }
    },
  },
  {
    method: 'PATCH',
    path: `/${base}/update/{id}`,
    summary: `Change a ${base}; images are added to those it has`,
    allow: portfolioRights[base].update,
    body: { multipart: portfolioChanges[base], files: { image: 'several' } },
    answer: { data: portfolioShape, message: z.string() },
    errors: [404, 412, 413, 415, 507],
    async handle({ ctx, param, multipart, expectedVersion }) {
      const { fields, files } = await multipart(laterImages)
      const id = param('id')
      const data = await changePortfolioItem(ctx, base, id, fields, files.image, expectedVersion)
      return { data, message: updatedMessages[base] }
    },
  },
  deleteRoute(`/${base}/delete/{id}`, portfolioKinds[base]),
  statusRoute(`/${base}`, portfolioKinds[base], portfolioShape),
]

/** The small p is the specification's. */
const updatedMessages: Record<PortfolioType, string> = {
  project: 'Project updated successfully!',
  product: 'product updated successfully!',
}

const imageRoutes = (base: PortfolioType): ApiRoute[] => [
  {
    method: 'PATCH',
    path: `/${base}/change-image/{id}`,
    summary: `Add an image to a ${base}, or several`,
    allow: portfolioRights[base].update,
    body: { multipart: imageAddition(base), files: { image: 'several' } },
    answer: { data: imagesShape, message: z.string() },
    errors: [404, 412, 413, 415, 507],
    async handle({ ctx, param, multipart, expectedVersion }) {
      const { fields, files } = await multipart(laterImages)
      const item = await addImages(ctx, base, param('id'), fields, files.image, expectedVersion)
      return { data: shown(imagesShape, item), message: 'Image uploaded successfully!' }
    },
  },
  {
    method: 'DELETE',
    path: `/${base}/image/{id}`,
    summary: `Take an image from a ${base}`,
    allow: portfolioRights[base].update,
    body: { json: imageRemoval(base) },
    answer: { data: imagesShape, message: z.string() },
    errors: [404, 412],
    async handle({ ctx, param, json, expectedVersion }) {
      const item = await removeImage(ctx, base, param('id'), await json(), expectedVersion)
      return { data: shown(imagesShape, item), message: 'Image removed successfully!' }
    },
  },
]

const routesOf = (base: PortfolioType): ApiRoute[] => [
  ...readRoutes(base),
  ...writeRoutes(base),
  ...imageRoutes(base),
]

export const portfolioRoutes: ApiRoute[] = [...routesOf('project'), ...routesOf('product')]
