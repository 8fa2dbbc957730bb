/** Where the palette looks for records, and what opening one of them means. */
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callApi } from '#app/office/api-client.ts'
import { jobList } from '#app/office/career/job.calls.ts'
import { categoryList } from '#app/office/category/category.calls.ts'
import type { OpenRequest } from '#app/office/record/open-request.ts'
import { serviceList } from '#app/office/service/service.calls.ts'
import type { Staff } from '#app/office/session/permission.ts'
import { userList } from '#app/office/users/user.calls.ts'
import {
  CareerIcon,
  CategoryIcon,
  PersonIcon,
  ProductIcon,
  ProjectIcon,
  ServiceIcon,
  UsersIcon,
} from '#app/ui/icons.tsx'
import type { PortfolioType, PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

/** A record that was found, and the address of the list that shows it. */
export type Found = {
  id: string
  label: string
  hint: string
  to: string
  state?: OpenRequest<unknown>
}

export type RecordSource = {
  icon: ReactNode
  isFor?: (staff: Staff) => boolean
  find: (search: string, client: QueryClient, signal: AbortSignal) => Promise<Found[]>
}

/** Records of one kind that are offered at most. */
export const most = 5

const listAt = (path: string, search: string) => `${path}?${new URLSearchParams({ search })}`

const found = (path: string, label: string, hint: string, record: { _id: string }): Found => ({
  id: record._id,
  label,
  hint,
  to: listAt(path, label),
  state: { opens: 'view', record },
})

/** The server looks through projects and products, of which there may be thousands. */
const itemSource = (type: PortfolioType, label: string, icon: ReactNode): RecordSource => ({
  icon,
  async find(search, _client, signal) {
    const query = new URLSearchParams({ type, search, page: '1', limit: String(most) })
    const { portfolios } = await callApi<{ portfolios: PortfolioView[] }>(
      'GET',
      `/${type}?${query}`,
      { signal },
    )
    return portfolios.map((item) => {
      const code = item.projectCode ?? item.productCode ?? ''
      return { ...found(`/admin/${type}s`, item.name, `${label} ${code}`, item) }
    })
  },
})

const holds = (name: string, search: string) => name.toLowerCase().includes(search.toLowerCase())

export const recordSources: RecordSource[] = [
  itemSource('project', 'Project', <ProjectIcon />),
  itemSource('product', 'Product', <ProductIcon />),
  {
    icon: <ServiceIcon />,
    async find(search, client) {
      const services = await client.fetchQuery(serviceList)
      return services
        .filter(({ name }) => holds(name, search))
        .map((service) => found('/admin/service', service.name, 'Service', service))
    },
  },
  {
    icon: <CategoryIcon />,
    async find(search, client) {
      const categories = await client.fetchQuery(categoryList)
      return categories
        .filter(({ name }) => holds(name, search))
        .map((category) => found('/admin/category', category.name, 'Category', category))
    },
  },
  {
    icon: <CareerIcon />,
    async find(search, client) {
      const jobs = await client.fetchQuery(jobList)
      return jobs
        .filter(({ title }) => holds(title, search))
        .map((job) => found('/admin/careers', job.title, 'Job', job))
    },
  },
  {
    icon: <UsersIcon />,
    async find(search, client) {
      const users = await client.fetchQuery(userList)
      return users
        .filter(({ username, fullName }) => holds(`${username} ${fullName}`, search))
        .map((user) => found('/admin/users', user.username, `User ${user.fullName}`, user))
    },
  },
  {
    icon: <PersonIcon />,
    isFor: ({ can }) => can('enquiries', 'update'),
    async find(search, _client, signal) {
      const query = new URLSearchParams({ search, page: '1', limit: String(most) })
      const { data } = await callApi<{ data: { _id: string; fullname: string; email: string }[] }>(
        'GET',
        `/contact?${query}`,
        { signal },
      )
      return data.map(({ _id, fullname, email }) => ({
        id: _id,
        label: fullname || email,
        hint: `Enquiry ${email}`,
        to: listAt('/admin/enquiries', email),
      }))
    },
  },
]
