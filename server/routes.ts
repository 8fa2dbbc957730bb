/** Every call of the API, entity by entity. */
import type { ApiRoute } from '#domain/api-route.ts'
import { auditRoutes } from '#domain/audit/audit.api.ts'
import { applicationRoutes } from '#domain/career/application.api.ts'
import { jobRoutes } from '#domain/career/job.api.ts'
import { categoryRoutes } from '#domain/category/category.api.ts'
import { dashboardRoutes } from '#domain/dashboard/dashboard.api.ts'
import { enquiryRoutes } from '#domain/enquiry/enquiry.api.ts'
import { headingRoutes } from '#domain/heading/heading.api.ts'
import { leadRoutes } from '#domain/lead/lead.api.ts'
import { mailRoutes } from '#domain/mail/mail.api.ts'
import { newsletterRoutes } from '#domain/newsletter/newsletter.api.ts'
import { permissionRoutes } from '#domain/permission/permission.api.ts'
import { personalDataRoutes } from '#domain/personal-data/personal-data.api.ts'
import { portfolioRoutes } from '#domain/portfolio/portfolio.api.ts'
import { requestLogRoutes } from '#domain/request-log/request-log.api.ts'
import { serviceRoutes } from '#domain/service/service.api.ts'
import { settingsRoutes } from '#domain/settings/settings.api.ts'
import { secondFactorRoutes } from '#domain/staff/second-factor.api.ts'
import { sessionRoutes } from '#domain/staff/session.api.ts'
import { staffRoutes } from '#domain/staff/staff.api.ts'
import { trashRoutes } from '#domain/trash/trash.api.ts'

export const apiRoutes: ApiRoute[] = [
  ...sessionRoutes,
  ...secondFactorRoutes,
  ...personalDataRoutes,
  ...staffRoutes,
  ...permissionRoutes,
  ...categoryRoutes,
  ...serviceRoutes,
  ...portfolioRoutes,
  ...jobRoutes,
  ...trashRoutes,
  ...enquiryRoutes,
  ...newsletterRoutes,
  ...applicationRoutes,
  ...leadRoutes,
  ...mailRoutes,
  ...settingsRoutes,
  ...headingRoutes,
  ...dashboardRoutes,
  ...requestLogRoutes,
  ...auditRoutes,
]
