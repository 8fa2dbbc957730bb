/** The sentences of the footer that the specification leaves to us. */
export const footerCopy = {
  newsletter: 'One letter a month about what we built, broke and learnt.',
  directions: 'Directions on the map',
}
