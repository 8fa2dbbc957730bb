/** The sentences of the closing call that the specification leaves to us. */
export const closingCopy = {
  text: 'Tell us what takes too long, costs too much or goes wrong on Thursdays. An engineer reads every message, and you have an answer within two working days.',
}
