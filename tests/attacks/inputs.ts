/** Blameless input, for an attacker to bend. */
import { randomUUID } from 'node:crypto'

export const jobForm = {
  title: 'Gardener',
  description: 'Looks after the roof',
  companyOverview: 'We',
  jobRole: ['Water'],
  requirements: ['A can'],
}

export const enquiry = {
  fullname: 'Sana Malik',
  phone: '03001234567',
  email: 'sana@example.com',
  address: '12 Canal Road, Lahore',
  message: 'We need a new ordering site.',
}

export const applicantFor = (jobId: string) => ({
  firstName: 'Sana',
  lastName: 'Malik',
  yourEmail: `${randomUUID()}@example.com`,
  phoneNumber: '03001234567',
  jobId,
})

/** A path of the documentation with some id in each of its places. */
export const asIn = (path: string) => path.replaceAll(/\{\w+\}/g, randomUUID())
