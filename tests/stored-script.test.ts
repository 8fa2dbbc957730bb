/** A script in any text that staff save or an address holds: on the public pages it is text. */
import { expect, test } from 'vitest'
import { createPageHandler } from '#server/page-handler.ts'
import { createCategory, portfolioForm, serviceForm } from '#tests/content-forms.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = openTestApp()
const evil = '</script><img src=x onerror=alert(1)>"'

test('no field of any record ends an element or begins one', async () => {
  const token = await app.signIn()
  const categoryId = await createCategory(app, token)
  const post = async (path: string, call: { form?: FormData; json?: object }) => {
    const { status, body } = await app.api('POST', path, { token, ...call })
    expect([path, status]).toEqual([path, 200])
    return body.data
  }
  const url = 'https://work.example/"><script>alert(1)</script>'
  const words = { name: evil, description: evil }
  const service = await post('/services', {
    form: await serviceForm(categoryId, {
      ...words,
      approach: evil,
      benefits: evil,
      workUrl: url,
      feature: JSON.stringify([words]),
    }),
  })
  const item = { ...words, client: evil, technology: evil, url }
  const project = await post('/project/create', {
    form: await portfolioForm('project', categoryId, item),
  })
  const product = await post('/product/create', {
    form: await portfolioForm('product', categoryId, item),
  })
  const job = await post('/job/create', {
    json: {
      title: evil,
      description: evil,
      companyOverview: evil,
      jobRole: [evil],
      requirements: [evil],
    },
  })
  const settings = {
    agencyName: evil,
    address: evil,
    phone: evil,
    parentCompany: evil,
    showHeading: true,
    portfolioFilters: [evil],
    socialLinks: [{ name: evil, url }],
    partners: [{ name: evil, url, logo: url }],
  }
  expect((await app.api('PUT', '/settings', { token, json: settings })).status).toBe(200)

  const pages = createPageHandler({
    loadRenderer: () => import('#app/site/entry.server.tsx'),
    assets: { script: '/assets/site.js', modules: [], styles: [] },
    config: app.services.config,
  })
  const ctx = { ...app.services, ip: '', userAgent: '', actor: null }
  const asked = ['id', 'category', 'page', 'search', 'token', 'message']
    .map((name) => `${name}=${encodeURIComponent(evil)}`)
    .join('&')
  const paths = [
    ...['/', '/about', '/services', '/projects', '/products', '/contact', '/career', '/privacy'],
    `/services/sub-services/${categoryId}`,
    `/services/service-detail/${service._id}`,
    `/project-details?id=${project.slug}`,
    `/product-details?id=${product.slug}`,
    `/career/${job._id}`,
    `/career/form/${job._id}`,
  ]
  for (const path of [...paths, ...paths.map((path) => `${path.split('?')[0]}?${asked}`)]) {
    const response = await pages(new Request(`http://127.0.0.1${path}`), ctx)
    const html = await response.text()
    expect(html, path).not.toMatch(/<img src=x|<script>|javascript:/)
    expect(response.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[^' ]+';/,
    )
    if (!path.includes(asked)) expect([path, response.status]).toEqual([path, 200])
    // The name of the agency stands on each page, so each has been shown the script.
    expect(html, path).toContain('onerror=alert(1)')
  }
})
