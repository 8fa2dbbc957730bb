/** How a project was gone about, where its description doesn't tell. */
import type { PortfolioView } from '#domain/portfolio/portfolio.contract.ts'

/** How work in each craft begins; a category of any other name begins as `elsewhere`. */
const beginnings: Record<string, string> = {
  'Web Development':
    'We sat beside the people who do this work until we could have done it for a day ourselves. Then we drew screens.',
  'Mobile App Development':
    'A bare first version went out on the phones that are really in use there, in the sun and on a poor signal. We kept what survived.',
  'UI/UX Design':
    'We watched the task being done before we asked about it, and tried our drawings on paper with the same people.',
  'E-commerce':
    'We bought from the shop ourselves, sent something back, and wrote down every place where we hesitated.',
  'Digital Marketing':
    'We read what customers had already written before we wrote a line, and agreed beforehand what one sale may cost.',
  'Cloud & DevOps':
    'We broke a copy of the old system on purpose until we knew in which order its parts fail.',
  'Data & AI':
    'We read the records before we promised a model, and said which questions they cannot answer.',
  'Brand Identity':
    'We laid everything that carried the name on one table and looked for what was already its own.',
}
const elsewhere =
  'We watched the work for some days and wrote down the one thing that had to improve.'

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** How work in its craft begins. */
export const beginningOf = ({ category }: { category?: { name: string } }): string =>
  beginnings[category?.name ?? ''] ?? elsewhere

/**
 * What has to be said of a project before its date, which is that of its delivery; nothing afterwards, when the
 * date itself says it.
 * @param now milliseconds
 */
export function cautionOf({ date }: Pick<PortfolioView, 'date'>, now: number): string | undefined {
  const delivery = new Date(date)
  // No date lies neither before nor after.
  if (!(delivery.getTime() > now)) return
  return `Still under way, with delivery planned for ${month.format(delivery)}. Until then its figures are those of a trial.`
}
