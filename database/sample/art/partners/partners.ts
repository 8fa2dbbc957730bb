import type { Picture } from '../picture.ts'
export const partnerMarks: Picture[] = []
