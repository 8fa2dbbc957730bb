import type { Picture } from '../picture.ts'
export const hero: Picture = { files: [], make: async () => [] }
