import type { SampleService } from './sample.types.ts'
import { brandIdentityServices } from './services/brand-identity.ts'
import { cloudDevopsServices } from './services/cloud-devops.ts'
import { dataAiServices } from './services/data-ai.ts'
import { digitalMarketingServices } from './services/digital-marketing.ts'
import { eCommerceServices } from './services/e-commerce.ts'
import { mobileAppDevelopmentServices } from './services/mobile-app-development.ts'
import { uiUxDesignServices } from './services/ui-ux-design.ts'
import { webDevelopmentServices } from './services/web-development.ts'

/** Every service, in the order of its category. */
export const services: SampleService[] = [
  ...webDevelopmentServices,
  ...mobileAppDevelopmentServices,
  ...uiUxDesignServices,
  ...eCommerceServices,
  ...digitalMarketingServices,
  ...cloudDevopsServices,
  ...dataAiServices,
  ...brandIdentityServices,
]
