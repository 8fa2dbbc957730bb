import type { Titled } from '#app/site/titled.ts'

/** The sentences of the lists of services that the specification leaves to us. */
export const servicesCopy = {
  intro:
    'Some clients come with a specification and some with a shoebox of receipts. Either is a good start.',
  ourServices:
    'One service or several: the same small team, and one person who answers for the whole.',
  subServices: 'Each of these can be ordered by itself, for a fixed price or by the fortnight.',
  ask: 'Is yours not among these? Tell us what is in your way.',
  works: 'Lately, in this craft',
  closing: {
    title: 'Bring us the problem',
    text: 'You needn’t know what it is called. Describe what goes wrong and for whom, and an engineer answers within two working days.',
  } satisfies Titled,
  form: 'Not sure which of these you need? Describe the trouble instead, and we will suggest the shortest way out of it.',
  /** What happens to a message, in order. */
  whatFollows: [
    'An engineer reads it, whoever it is from.',
    'You have an answer within two working days.',
    'If it suits you, two of us come and watch the work where it is done.',
  ],
}
