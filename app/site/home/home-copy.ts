import type { Titled } from '#app/site/titled.ts'

/** The sentences of the home page that the specification leaves to us. */
export const homeCopy = {
  partners: 'Firms we build with',
  /** Between a project's name and its client's. */
  proof: 'for',
  services:
    'Design, code and words under one roof, so that nobody has to explain your business twice.',
  /** Follows the word as it is written in Urdu. */
  name: 'Darya: river, in Urdu.',
  about: 'We are designers, engineers and writers on one floor in Lahore.',
  since:
    'Since 2019 we have built software for people who milk buffaloes, set exam papers, weave denim and drive the night coach to Multan, and we have usually been there to watch them do\u00a0it.',
  ideas:
    'Good ideas for a business are mostly found inside it, in the spreadsheet that one person understands or the queue that forms at four o’clock. We come and look for them.',
  /** What one writes to us, below what a tender calls it: titles and order are those the agency is known by. */
  offerings: [
    {
      title: 'Custom Software Development',
      text: '“The rota is in the foreman’s head, and he is at a wedding.”',
    },
    {
      title: 'Smart E-Commerce & Digital Presence',
      text: '“Our regulars ring at midnight to order the same again.”',
    },
    {
      title: 'Digital Transformation & Innovation',
      text: '“The register at the gate is paper, and the monsoon is in July.”',
    },
    {
      title: 'Cloud-Based Business Solutions',
      text: '“Each branch counts its own stock, until the power goes.”',
    },
  ] satisfies Titled[],
  projects: 'Some of what we built, and what came of it. Drag the row, or use the arrows.',
}
