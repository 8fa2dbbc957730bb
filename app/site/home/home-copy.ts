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
  /** Each an idea, and what a tender calls it: titles and order are those the agency is known by. */
  offerings: [
    {
      title: 'Custom Software Development',
      text: 'The rota in the foreman’s head, on every phone in the yard.',
    },
    {
      title: 'Smart E-Commerce & Digital Presence',
      text: 'A shop where regulars order again in two taps, not by ringing at midnight.',
    },
    {
      title: 'Digital Transformation & Innovation',
      text: 'The paper register at the gate, replaced before the next monsoon.',
    },
    {
      title: 'Cloud-Based Business Solutions',
      text: 'One stock list for every branch, there when the power is not.',
    },
  ] satisfies Titled[],
  projects: 'Some of what we built, and what came of it. Drag the row, or use the arrows.',
}
