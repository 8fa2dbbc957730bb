/** The settings of the site: who the agency is and where it sits. Browser-safe. */
import * as z from 'zod'

/** What any visitor may know of the settings. */
export const publicSettingsShape = z.object({
  agencyName: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  latitude: z.number().meta({ description: 'Degrees, WGS 84' }),
  longitude: z.number(),
  parentCompany: z.string(),
  socialLinks: z.array(z.object({ name: z.string(), url: z.string() })),
  /** Companies whose marks run along the home page. */
  partners: z.array(z.object({ name: z.string(), url: z.string(), logo: z.string() })),
  portfolioFilters: z
    .array(z.string())
    .meta({ description: 'Names of the categories that the portfolio filter offers besides All' }),
  showHeading: z
    .boolean()
    .meta({ description: 'Whether the public site shows the alert heading too' }),
})
export type PublicSettings = z.infer<typeof publicSettingsShape>
