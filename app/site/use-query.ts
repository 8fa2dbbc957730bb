import { useLocation } from 'react-router'

/** The parameters in the address of the page on show. */
export const useQuery = (): URLSearchParams => new URLSearchParams(useLocation().search)
