/** Forgets what people sent once the settings say that it was kept for long enough. */
import { forgetAuditedValues } from '#domain/audit/audit.ts'
import { purgeApplications } from '#domain/career/application.rules.ts'
import type { Services } from '#domain/context.ts'
import { deleteOldEnquiries } from '#domain/enquiry/enquiry.store.ts'
import { deleteOldLeads } from '#domain/lead/lead.store.ts'
import { deleteUnconfirmed } from '#domain/newsletter/newsletter.store.ts'
import { readSettings } from '#domain/settings/settings.ts'

/** Records of one statement, so that it stays far below the time it may take. */
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
    enquiries: await untilFewer(() =>
      db.transaction(async (tx) => {
        const ids = await deleteOldEnquiries(tx, enquiryMonths, purgedAtOnce)
        await forgetAuditedValues(tx, ids)
        return ids.length
      }),
    ),
    leads: await untilFewer(() => deleteOldLeads(db, leadMonths, purgedAtOnce)),
    unconfirmed: await untilFewer(() => deleteUnconfirmed(db, unconfirmedDays, purgedAtOnce)),
  }
  if (Object.values(removed).some((many) => many > 0)) {
    log.info(removed, 'personal data past its time was removed')
  }
}

async function untilFewer(removeSome: () => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const many = await removeSome()
    total += many
    if (many < purgedAtOnce) return total
  }
}
