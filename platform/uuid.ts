const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/**
 * True for text that can be an id; anything else names no record, and never reaches the database.
 * Ids are ours and in lower case: one that were good in two spellings could not be compared as text.
 */
export const isUuid = (value: string) => uuid.test(value)
