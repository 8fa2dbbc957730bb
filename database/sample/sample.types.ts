/**
 * The shape of the sample content. Plain data, so that a writer can edit it without knowing the
 * code; the seed turns it into records. Pictures are named by their file in ./pictures.
 */

/** A service category, found by `key` from services, projects and products. */
export type SampleCategory = {
  key: string
  name: string
  /** At most 80 characters. */
  description: string
  /** File in ./pictures/icons */
  icon: string
}

/** A service of one category. Text fields hold 1 to 500 characters each. */
export type SampleService = {
  category: string
  name: string
  description: string
  approach: string
  benefits: string
  /** Hex, `#RRGGBB`. */
  color: string
  workUrl: string
  /** File in ./pictures/icons, square. */
  icon: string
  features: { name: string; description: string }[]
}

/** A finished piece of client work. Description holds 1 to 500 characters. */
export type SampleProject = {
  slug: string
  category: string
  name: string
  client: string
  technology: string
  url: string
  /** ISO date, `YYYY-MM-DD`. */
  date: string
  description: string
  /** How it was gone about: what follows the description after a blank line. At most 240 characters. */
  approach: string
  /** What each picture after the second shows of that, a paragraph for each. At most 140 characters. */
  captions?: string[]
  /** Files in ./pictures/covers, the cover first, 1 to 4 of them. */
  images: string[]
}

/** A thing the agency sells under its own name. */
export type SampleProduct = Omit<SampleProject, 'approach'>

/** An open position. */
export type SampleJob = {
  title: string
  description: string
  companyOverview: string
  jobRole: string[]
  requirements: string[]
}

/** A partner whose mark runs along the home page. */
export type SamplePartner = {
  name: string
  url: string
  /** File in ./pictures/partners, its background transparent. */
  logo: string
}

/** What the first start sets beyond the defaults of the settings. */
export type SampleSettings = {
  socialLinks: { name: string; url: string }[]
  /** The alert heading: 1 to 255 characters. */
  heading: string
}
