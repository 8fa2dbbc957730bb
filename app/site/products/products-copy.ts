/** The sentences of the list of products and of a product's page that the specification leaves to us. */
export const productsCopy = {
  intro:
    'Now and then we solve a problem for one client and meet it again at the next. Those answers have become products of their own: small, priced plainly, and looked after by the team that made them.',
  catalogue:
    'All our products with their particulars in one PDF. Leave your e‑mail and it opens at once.',
  empty: 'No products to show at the moment.',
}

export const productDetailsCopy = {
  project: {
    heading: 'As it is, or as you need it',
    text: 'It can be in use by the end of the week. Whatever it doesn’t do yet we add with you, and what others could use reaches everyone.',
  },
  carousel: 'Others from the same workshop.',
  quotation: 'Tell us where to write, and you have a price within two working days.',
}
