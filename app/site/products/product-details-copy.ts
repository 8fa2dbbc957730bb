/** The sentences of a product's page that the specification leaves to us. */
export const productDetailsCopy = {
  project: {
    heading: 'As it is, or as you need it',
    text: 'It can be in use by the end of the week. Whatever it doesn’t do yet we add with you, and what others could use reaches everyone.',
  },
  carousel: 'Others from the same workshop.',
  quotation: 'Tell us where to write, and you have a price within two working days.',
}
