/** In what colours and faces things are printed in the scenes of the crafts. */
import { readFileSync } from 'node:fs'

export const [ink, paper, deep, signal] = ['#14171F', '#FBF8F1', '#E9E2D2', '#FF5B2E']

/** The face of the site's headings, and a plain one for what is read small. */
export const display = 'Bricolage'
export const plain = 'Inter'
export const mono = 'League Mono'

const letters = readFileSync(
  new URL('../../../../app/ui/fonts/bricolage-grotesque-700.ttf', import.meta.url),
).toString('base64')

/** Makes the first of them known to what is drawn. */
export const faces = `<style>@font-face{font-family:${display};font-weight:700;src:url(data:font/ttf;base64,${letters})}</style>`

/** A drawing from the upper left corner of what it is printed on. */
export const drawn = (svg: string, width: number, height: number): string =>
  `<svg class="a" style="left:0;top:0;overflow:visible" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">${svg}</svg>`
