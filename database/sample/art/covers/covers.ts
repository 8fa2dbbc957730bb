import type { Picture } from '../picture.ts'
export const covers: Picture[] = []
