import type { Picture } from '../picture.ts'
export const icons: Picture[] = []
