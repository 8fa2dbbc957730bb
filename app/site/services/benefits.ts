/** What each craft brings: eight benefits, whose titles and order the specification gives. */

const titles = [
  'Tailored to Specific Needs',
  'Enhanced Efficiency',
  'Scalability',
  'Cost Savings',
  'Competitive Advantage',
  'Data Security',
  'Integration',
  'Maintenance and Support',
] as const

type Told = {
  /** Place of the one that counts most, from 0. */
  foremost: number
  /** What each means there, in the order of the titles. */
  texts: readonly [string, string, string, string, string, string, string, string]
}

/** By the name of the category. What counts most is what the craft's thing, beside which it is said, is about. */
const byCraft: Record<string, Told> = {
  'Web Development': {
    foremost: 4,
    texts: [
      'Built round what your visitors come for, page by page.',
      'Your staff change a price in a minute, without calling us.',
      'On the day everybody comes, it opens as fast as on any night.',
      'No licence per seat, and hosting no larger than the traffic.',
      'Yours has answered before the slower site has loaded.',
      'Backups restored weekly, and no data kept without a use.',
      'Joined to the bank, the courier and the till you already have.',
      'The people who made it pick up the telephone.',
    ],
  },
  'Mobile App Development': {
    foremost: 6,
    texts: [
      'For the telephones your people own, not for ours.',
      'What is done fifty times a day takes one thumb.',
      'The second shop is a setting, not a second app.',
      'One code for Android and iPhone, and one bill.',
      'It sells on while the signal is away. Others wait.',
      'A lost phone is signed out from the office.',
      'Phone, till and ledger agree again as soon as there is a signal.',
      'Tried on each new Android and iOS before yours arrives.',
    ],
  },
  'UI/UX Design': {
    foremost: 1,
    texts: [
      'Drawn beside the people who will use it, at their counter.',
      'What takes four tries today takes one, and nobody needs the handbook.',
      'A kit of parts, from which the next fifty screens are made.',
      'A wrong turn costs an hour on paper, and a month in code.',
      'People stay with what they understand at the first try.',
      'What is private looks private, so nobody shares by accident.',
      'In the words of your database, so it is built as drawn.',
      'After three months we watch again, and mend the stumbles.',
    ],
  },
  'E-commerce': {
    foremost: 3,
    texts: [
      'Your sizes, your bargains, your cash on delivery.',
      'An order is packed from one sheet, its label already printed.',
      'The rush before Eid is rehearsed a month ahead.',
      'Fewer parcels come back, and no order is typed in twice.',
      'A delivery day that is said before the basket, and kept.',
      'Card numbers stay with the bank. We never see one.',
      'Stock, courier and bank agree before the shop is shut.',
      'On the nights you sell most, the people who built it watch.',
    ],
  },
  'Digital Marketing': {
    foremost: 0,
    texts: [
      'Written in your voice, for the streets you deliver to.',
      'One page on Monday in place of five reports.',
      'Tried in Lahore first, then in Multan, then paid for.',
      'We stop what doesn’t pay, and are the first to say so.',
      'By Monday you know what each rupee brought. Others guess.',
      'No address is bought, lent, or kept after a no.',
      'Campaigns know what is in stock, and stop when it is gone.',
      'The accounts are yours, with each change written down.',
    ],
  },
  'Cloud & DevOps': {
    foremost: 2,
    texts: [
      'Sized to your busiest hour, and kept where your law asks.',
      'A release is one button, and so is taking it back.',
      'Machines are added on results day and gone the day after.',
      'Each service’s cost in view, and idle ones switched off.',
      'You release on a Tuesday. Rivals wait for Sunday night.',
      'Fresh keys every month, and backups restored weekly.',
      'Standard parts, so that any good firm can take over.',
      'The people who built it pick up the telephone, at night as well.',
    ],
  },
  'Data & AI': {
    foremost: 7,
    texts: [
      'It learns from your ledgers, in your own units and words.',
      'The evening’s count is done before the shutter is down.',
      'From one branch’s notebook to forty tills, step by step.',
      'The smallest model that will do, and often none at all.',
      'On Wednesday you order what others run out of on Friday.',
      'Each of your records stays where you decide, and each reading leaves a trace.',
      'It reads the files you have, merged cells and all.',
      'Each month we hold what it said against what came.',
    ],
  },
  'Brand Identity': {
    foremost: 5,
    texts: [
      'Drawn for your shop front, your scripts and your customers.',
      'Cards, boxes and signs come from one kit, ready to use.',
      'It reads as a sixteen-pixel icon and on the side of a lorry.',
      'Two inks where two will do, and no fee for each use.',
      'Told apart at arm’s length, in a row of forty.',
      'Searched before it is printed, and registered in your name.',
      'It fits your till slip, your invoice and your uniform.',
      'The people who drew it answer when the sign painter calls.',
    ],
  },
}

/** What holds for a craft that staff have added. */
const general: Told = {
  foremost: 0,
  texts: [
    'Made after watching your people at work, in the words they use themselves.',
    'What is done fifty times a day gets our attention first.',
    'Tried beforehand with ten times the load.',
    'No licence per seat, and nothing larger than the work.',
    'Your own way of working, which no rival can buy.',
    'Backups restored weekly, and no data kept without a use.',
    'Joined to the bank, the courier and the till you already have.',
    'The people who made it pick up the telephone.',
  ],
}

export type Benefit = {
  title: (typeof titles)[number]
  text: string
  /** Whether it is the one that counts most; exactly one of them is. */
  foremost: boolean
}

/**
 * The eight benefits of a craft, in the order of the specification.
 * @param craft name of the category
 */
export function benefitsOf(craft: string): Benefit[] {
  const { foremost, texts } = byCraft[craft] ?? general
  return titles.map((title, at) => ({ title, text: texts[at] ?? '', foremost: at === foremost }))
}
