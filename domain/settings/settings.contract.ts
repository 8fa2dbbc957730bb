/** The settings of the site: who the agency is and where it sits. Browser-safe. */

/** A company whose mark runs along the home page. */
export type Partner = { name: string; url: string; logo: string }

/** What any visitor may know of the settings. */
export type PublicSettings = {
  agencyName: string
  address: string
  phone: string
  email: string
  /** Degrees, WGS 84. */
  latitude: number
  longitude: number
  parentCompany: string
  socialLinks: { name: string; url: string }[]
  partners: Partner[]
  /** Names of the categories that the portfolio filter offers besides All. */
  portfolioFilters: string[]
  /** Whether the public site shows the alert heading too. */
  showHeading: boolean
}
