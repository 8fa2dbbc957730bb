/** What the newsletter's form says, for the public page, which carries no schema library. */

/** The same for a new and a known address, so that nobody learns who reads our newsletter. */
export const subscribed = 'Thank you! Please confirm by the link that we have sent to your inbox.'
