/** The sentences of a product's page that the specification leaves to us. */
export const productDetailsCopy = {
  project: {
    heading: 'As it is, or as you need it',
    text: 'It can be in use by the end of the week. Whatever it doesn’t do yet we add with you, and what others could use reaches everyone.',
  },
  carousel: 'Others from the same workshop.',
  quotation: 'Tell us where to write, and you have a price within two working days.',
  /** What happens to a request, in order. */
  whatFollows: [
    'We ask how many of you would use it, and what you keep your records in now.',
    'The price is for all of it: setting up, moving what you have, and a year of questions.',
    'You try it with your own figures before you say yes.',
  ],
}
