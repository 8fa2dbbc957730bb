/** The sentences of the list of products that the specification leaves to us. */
export const productsCopy = {
  intro:
    'Now and then we solve a problem for one client and meet it again at the next. Those answers have become products of their own: small, priced plainly, and looked after by the team that made them.',
  catalogue:
    'All our products with their particulars in one PDF. Leave your e‑mail and it is here at once.',
  empty: 'No products to show at the moment.',
}
