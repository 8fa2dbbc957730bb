/** Where the palette looks for records, and what opening one of them means. */
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callApi } from '#app/office/api-client.ts'
import { applicantOf } from '#app/office/application/applicant.ts'
import { jobList } from '#app/office/career/job.calls.ts'
import { categoryList } from '#app/office/category/category.calls.ts'
import { senderOf } from '#app/office/enquiry/enquiry-words.ts'
import { roleList } from '#app/office/permission/role.calls.ts'
import type { OpenRequest } from '#app/office/record/open-request.ts'
import { serviceList } from '#app/office/service/service.calls.ts'
import {
  handlesApplications,
  handlesEnquiries,
  type Staff,
} from '#app/office/session/permission.ts'
import { userList } from '#app/office/users/user.calls.ts'
import {
  ApplicantsIcon,
  CareerIcon,
  CategoryIcon,
  InboxIcon,
  KeyIcon,
  NewsletterIcon,
  PersonIcon,
  ProductIcon,
  ProjectIcon,
  ServiceIcon,
  UsersIcon,
} from '#app/ui/icons.tsx'
import type { ApplicationView } from '#domain/career/application.contract.ts'
import type { EnquiryView } from '#domain/enquiry/enquiry.contract.ts'
import type { LeadView } from '#domain/lead/lead.contract.ts'
import type { SubscriberView } from '#domain/newsletter/newsletter.contract.ts'
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

const listAt = (path: string, search: string, filters: Record<string, string> = {}) =>
  `${path}?${new URLSearchParams({ search, ...filters })}`

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

type IncomingSource<View> = Pick<RecordSource, 'icon' | 'isFor'> & {
  /** Path of the call that lists them, which the server searches. */
  api: string
  screen: string
  kind: string
  labelOf: (record: View) => string
  /** What the screen's own list is searched for. */
  emailOf: (record: View) => string
  /** What it is filtered by, where it would not show the record otherwise. */
  filtersOf?: (record: View) => Record<string, string> | undefined
}

/** What visitors sent. */
const incomingSource = <View extends { _id: string }>(
  source: IncomingSource<View>,
): RecordSource => ({
  icon: source.icon,
  ...(source.isFor && { isFor: source.isFor }),
  async find(search, _client, signal) {
    const query = new URLSearchParams({ search, page: '1', limit: String(most) })
    const { data } = await callApi<{ data: View[] }>('GET', `${source.api}?${query}`, { signal })
    return data.map((record) => {
      const label = source.labelOf(record)
      const email = source.emailOf(record)
      return {
        id: record._id,
        label,
        hint: label === email ? source.kind : `${source.kind} ${email}`,
        to: listAt(source.screen, email, source.filtersOf?.(record)),
        state: { opens: 'view', record },
      }
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
    icon: <KeyIcon />,
    async find(search, client) {
      const roles = await client.fetchQuery(roleList)
      return roles
        .filter(({ role }) => holds(role, search))
        .map((role) => found('/admin/permission', role.role, 'Role', role))
    },
  },
  incomingSource<EnquiryView>({
    icon: <InboxIcon />,
    isFor: handlesEnquiries,
    api: '/contact',
    screen: '/admin/enquiries',
    kind: 'Enquiry',
    labelOf: senderOf,
    emailOf: ({ email }) => email,
    filtersOf: ({ status }) => (status === 'quarantined' ? { status } : undefined),
  }),
  incomingSource<ApplicationView>({
    icon: <ApplicantsIcon />,
    isFor: handlesApplications,
    api: '/career',
    screen: '/admin/applications',
    kind: 'Application',
    labelOf: applicantOf,
    emailOf: ({ yourEmail }) => yourEmail,
  }),
  incomingSource<SubscriberView>({
    icon: <NewsletterIcon />,
    isFor: handlesEnquiries,
    api: '/newsletter',
    screen: '/admin/newsletter',
    kind: 'Subscriber',
    labelOf: ({ subscriberEmail }) => subscriberEmail,
    emailOf: ({ subscriberEmail }) => subscriberEmail,
  }),
  incomingSource<LeadView>({
    icon: <PersonIcon />,
    api: '/potentialCustomer',
    screen: '/admin',
    kind: 'Potential customer',
    labelOf: ({ email }) => email,
    emailOf: ({ email }) => email,
  }),
]
