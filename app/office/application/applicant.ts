import type { ApplicationView } from '#domain/career/application.contract.ts'

/** Whoever applies, by their whole name. */
export const applicantOf = ({ firstName, lastName }: ApplicationView) => `${firstName} ${lastName}`
