import type { Titled } from '#app/site/titled.ts'

/** The sentences of the list of projects that the specification leaves to us. */
export const projectsCopy = {
  intro:
    'Each of these began with a visit to the place where the work is done. Here is what stood in the way, what we built and what is different now.',
  empty: 'Nothing in this category yet.',
  closing: {
    title: 'What stands in your way?',
    text: 'A queue, a register, a spreadsheet that only one person understands: tell us where it is and when we may come and watch.',
  } satisfies Titled,
}
