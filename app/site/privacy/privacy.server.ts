/** The privacy page shows nothing but what every page knows. */
export const load = async (): Promise<null> => null
