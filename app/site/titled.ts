/** A short text under a title of its own. */
export type Titled = { title: string; text: string }
