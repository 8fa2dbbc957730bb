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
  rest: 'And seven more',
  doubt: 'Where it wouldn’t pay, we say so.',
  ask: 'Ask us first',
}
