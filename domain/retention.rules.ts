/** Forgets what people sent once the settings say that it was kept for long enough. */
import { forgetAuditedValues } from '#domain/audit/audit.ts'
import { purgeApplications } from '#domain/career/application.rules.ts'
import type { Services } from '#domain/context.ts'
import { deleteOldEnquiries } from '#domain/enquiry/enquiry.store.ts'
import { deleteOldLeads } from '#domain/lead/lead.store.ts'
import { deleteUnconfirmed } from '#domain/newsletter/newsletter.store.ts'
import { readSettings } from '#domain/settings/settings.ts'
import { removeInBatches } from '#platform/jobs/remove-in-batches.ts'

/** Records of one statement. */
const purgedAtOnce = 500

/**
 * Removes for good the applications, enquiries and potential customers that are older than the
 * settings allow, with what the audit holds of them, and addresses for the newsletter that nobody has
 * confirmed for so long; logs how many went. Meant to run daily.
 */
export async function purgeOldPersonalData({
  db,
  log,
}: Pick<Services, 'db' | 'log'>): Promise<void> {
  const { enquiryMonths, leadMonths, unconfirmedDays } = await readSettings(db)
  const removed = {
    applications: await purgeApplications({ db }),
    enquiries: await removeInBatches(purgedAtOnce, (most) =>
      db.transaction(async (tx) => {
        const ids = await deleteOldEnquiries(tx, enquiryMonths, most)
        await forgetAuditedValues(tx, ids)
        return ids.length
      }),
    ),
    leads: await removeInBatches(purgedAtOnce, (most) => deleteOldLeads(db, leadMonths, most)),
    unconfirmed: await removeInBatches(purgedAtOnce, (most) =>
      deleteUnconfirmed(db, unconfirmedDays, most),
    ),
  }
  if (Object.values(removed).some((many) => many > 0)) {
    log.info(removed, 'personal data past its time was removed')
  }
}
