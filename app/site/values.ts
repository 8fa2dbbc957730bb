/** A value of the agency, as the About page tells it. */
export type Value = { title: string; description: string }

/** The seven values, titles and order from the specification. */
export const values: Value[] = [
  {
    title: 'Innovation',
    description:
      'New tools are tried on our own products before they go near yours. If the old way turns out better, we say so and use the old way.',
  },
  {
    title: 'Integrity',
    description:
      'Estimates list what we don’t know yet, and invoices list hours that you can check. Should you not need what you came to order, you will hear it at the first meeting.',
  },
  {
    title: 'Quality',
    description:
      'A feature is done when somebody other than its maker has used it on an ordinary phone. Until then it is called a draft, however good it looks.',
  },
  {
    title: 'Collaboration',
    description:
      'You get the telephone number of the person who writes the code, and a seat at the Friday demonstration. Decisions are noted where both sides can read them.',
  },
  {
    title: 'User-Centric Focus',
    description:
      'We visit the ward, the mill or the shop before drawing anything. When the client and the user want different things, we put both in one room.',
  },
  {
    title: 'Accountability',
    description:
      'Every project has one named lead, and that name stays on it after launch. If we break something, we ring you before you ring us, and the repair is never billed.',
  },
  {
    title: 'Continuous Improvement',
    description:
      'Three months after each launch we return, watch the thing in use and write down what we would now do differently. The next project starts by reading those notes.',
  },
]
