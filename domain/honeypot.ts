/**
 * A field that our pages hide from people and programs fill in: a post in which it is not empty is
 * kept apart. A client that leaves it out is no suspect. Browser-safe.
 */
export const honeypotField = 'subject_line'
