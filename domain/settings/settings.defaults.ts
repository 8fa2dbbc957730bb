/** What the settings are until a superAdmin changes them. Contact details are plainly placeholders. */
import type { PrivateSettings, PublicSettings } from '#domain/settings/settings.contract.ts'

export const defaultSettings: PublicSettings = {
  agencyName: 'Darya Studio',
  address: 'Lahore, Punjab, Pakistan',
  phone: '+92 300 0000000',
  email: 'hello@example.com',
  // The office (the specification, business constants).
  latitude: 31.4708,
  longitude: 74.3991,
  parentCompany:
    'Darya Studio is a subsidiary of a Netherlands-based cleaning service provider and part of a wider enterprise group.',
  socialLinks: [],
  partners: [],
  portfolioFilters: ['Web Development', 'Mobile App Development'],
  showHeading: false,
  mapTileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
}

export const defaultPrivateSettings: PrivateSettings = {
  // Empty stands for the first administrator's address.
  noticeEmail: '',
  applicationMonths: 24,
  enquiryMonths: 60,
  leadMonths: 60,
  unconfirmedDays: 30,
  secondFactor: 'optional',
  logDays: 90,
}
