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
    'Good ideas for a business are mostly found inside it, in the spreadsheet that one person understands or the queue that forms at four o’clock. We come and look for them, and build the one that would change the most.',
  /** How to fold the boat, a step for each drawing. */
  folding: [
    'Fold a sheet in half.',
    'Bring its corners to the middle.',
    'Turn the strips up, front and back.',
    'Open it until the ends meet.',
    'Fold the points up, front and back.',
    'Open it again, and pull.',
  ],
  /** Before what is offered, which says in other words what the crafts are. */
  otherNames: 'In a tender it may be called',
  /** Titles and order from the specification. */
  offerings: [
    {
      title: 'Custom Software Development',
      text: 'Web, apps and what runs below them, fitted to the way you work.',
    },
    {
      title: 'Smart E-Commerce & Digital Presence',
      text: 'A shop, a site and a voice that belong together.',
    },
    {
      title: 'Digital Transformation & Innovation',
      text: 'Paper registers and inherited systems, replaced one at a time.',
    },
    {
      title: 'Cloud-Based Business Solutions',
      text: 'What all your branches share, and what survives a power cut.',
    },
  ] satisfies Titled[],
  projects: 'Some of what we built, and what came of it. Drag the row, or use the arrows.',
}
