import type { SampleCategory } from './sample.types.ts'

/** The crafts of the agency, in the order of the Services panel: four left, four right. */
export const categories: SampleCategory[] = [
  {
    key: 'web-development',
    name: 'Web Development',
    description: 'Sites and web software that load at once and last for years.',
    icon: 'category-web-development.webp',
  },
  {
    key: 'mobile-app-development',
    name: 'Mobile App Development',
    description: 'Apps that work on modest phones and patchy signal.',
    icon: 'category-mobile-app-development.webp',
  },
  {
    key: 'ui-ux-design',
    name: 'UI/UX Design',
    description: 'Screens drawn after watching the people who will use them.',
    icon: 'category-ui-ux-design.webp',
  },
  {
    key: 'e-commerce',
    name: 'E-commerce',
    description: 'Shops that are easy to buy from and easy to run.',
    icon: 'category-e-commerce.webp',
  },
  {
    key: 'digital-marketing',
    name: 'Digital Marketing',
    description: 'Search, letters and campaigns with the sums shown.',
    icon: 'category-digital-marketing.webp',
  },
  {
    key: 'cloud-devops',
    name: 'Cloud & DevOps',
    description: 'Servers that stay up, and releases on a Tuesday afternoon.',
    icon: 'category-cloud-devops.webp',
  },
  {
    key: 'data-ai',
    name: 'Data & AI',
    description: 'Forecasts that admit what they do not know.',
    icon: 'category-data-ai.webp',
  },
  {
    key: 'brand-identity',
    name: 'Brand Identity',
    description: 'A name, a mark and a voice that people can pick out of a row.',
    icon: 'category-brand-identity.webp',
  },
]
