import type { Titled } from '#app/site/titled.ts'

/** The sentences of a service's page that the specification leaves to us. */
export const serviceDetailCopy = {
  approach: 'How we go about it',
  benefits: 'What you have at the end',
  features: 'What is included',
  madeFor: 'Made for',
  seeWork: 'Something made this way:',
  topics: 'Whatever the service, these five are part of how we build.',
  /** Titles and order from the specification. */
  accordion: [
    {
      title: 'Front-end Development',
      text: 'What people touch loads in about a second on a mobile connection and can be used with the keyboard alone.',
    },
    {
      title: 'Back-end Development',
      text: 'Behind it stands a database that keeps its promises and an API that is documented well enough for another firm to take over.',
    },
    {
      title: 'Content Management System (CMS) Integration',
      text: 'Your colleagues change words, pictures and prices themselves, see the page before it goes live and can take any change back.',
    },
    {
      title: 'E-commerce Features',
      text: 'Where something is sold, we add the basket, local payment methods, stock and delivery, and make the day’s takings agree with the bank.',
    },
    {
      title: 'Responsive Design',
      text: 'Every screen is drawn for a small phone first and then for the tablet, the laptop and the wall, in both reading directions.',
    },
  ] satisfies Titled[],
  siblings: (category: string) => `More in ${category}`,
  closing: {
    title: 'Shall we come and see?',
    text: 'It begins with a visit to the place where the work is done. Say when it suits you, and two of us come and watch.',
  } satisfies Titled,
  advantages: 'Why have it made',
  /** Titles and order from the specification. */
  tiles: [
    {
      title: 'Tailored to Specific Needs',
      text: 'Made after watching your people at work, in the words they use themselves.',
    },
    {
      title: 'Enhanced Efficiency',
      text: 'What is done fifty times a day gets our attention first.',
    },
    { title: 'Scalability', text: 'Tried beforehand with ten times the load.' },
    { title: 'Cost Savings', text: 'No licence per seat, and nothing larger than the work.' },
    {
      title: 'Competitive Advantage',
      text: 'Your own way of working, which no rival can buy.',
    },
    {
      title: 'Data Security',
      text: 'Backups restored weekly, and no data kept without a use.',
    },
    {
      title: 'Integration',
      text: 'Joined to the bank, the courier and the till you already have.',
    },
    { title: 'Maintenance and Support', text: 'The people who made it pick up the telephone.' },
  ] satisfies Titled[],
  /** What counts most in a craft, by its name: the place of its tile, and what that means there. */
  foremost: {
    'Web Development': [2, 'On the day everybody comes, it opens as fast as on any night.'],
    'Mobile App Development': [
      6,
      'Phone, till and ledger agree again as soon as there is a signal.',
    ],
    'UI/UX Design': [1, 'What takes nine taps today takes two, and nobody needs the handbook.'],
    'E-commerce': [3, 'Fewer parcels come back, and no order is typed in twice.'],
    'Digital Marketing': [4, 'By Monday you know what each rupee brought. Others guess.'],
    'Cloud & DevOps': [7, 'The people who built it pick up the telephone, at night as well.'],
    'Data & AI': [
      5,
      'Each of your records stays where you decide, and each reading leaves a trace.',
    ],
    'Brand Identity': [0, 'Drawn for your shop front, your scripts and your customers.'],
  } as Record<string, readonly [tile: number, text: string]>,
}
