import { useQuery } from '#app/site/use-query.ts'

/** Whether the form of the page on show has just been sent without script. */
export const useSent = (): boolean => useQuery().get('sent') === '1'
