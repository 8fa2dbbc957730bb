import { useSearchParams } from 'react-router'

/** Whether the form of the page on show has just been sent without script. */
export const useSent = (): boolean => useSearchParams()[0].get('sent') === '1'
