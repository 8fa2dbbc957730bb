const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** True for text that can be an id; anything else names no record, and never reaches the database. */
export const isUuid = (value: string) => uuid.test(value)
