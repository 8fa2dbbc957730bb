/** What is struck on the rupees of all scenes; `render/coins.py` makes the coins. */
import type { Shot } from './picture.ts'
import { face } from './render/render.ts'

/** Of the plain of a face, of what is raised on it, and of what lies deep beside that. */
type Metal = { field: string; raised: string; low: string }

/** Nickel brass, as the country's coins of ten rupees are. */
export const brass: Metal = { field: '#DCA63A', raised: '#FFE7A2', low: '#8A5C1A' }

/** As those of two are. */
export const aluminium: Metal = { field: '#BCC2C7', raised: '#FBFCFC', low: '#727A82' }

/** One side of a coin, light where it is raised and dark about it: the rim, beads, what it is worth, and two ears of wheat. */
export const struck = (value: string, metal: Metal): Shot => {
  const ear = Array.from({ length: 7 }, (_, index) => {
    const turn = 127 + index * 7
    const out = index % 2 ? 69 : 60
    const [x, y] = [Math.cos, Math.sin].map((part) => 100 + out * part((turn * Math.PI) / 180))
    return `<ellipse cx="${x}" cy="${y}" rx="7.6" ry="3.6" transform="rotate(${turn + (index % 2 ? 66 : 114)} ${x} ${y})"/>`
  }).join('')
  return face(
    200,
    200,
    5,
    metal.field,
    `<svg class="a" style="left:0;top:0" width="200" height="200" viewBox="0 0 200 200" fill="${metal.raised}" stroke="${metal.low}" stroke-linejoin="round" paint-order="stroke"><circle cx="100" cy="100" r="87" fill="none" stroke-width="3"/><g fill="none" stroke="${metal.raised}"><circle cx="100" cy="100" r="94" stroke-width="12"/><circle cx="100" cy="100" r="80" stroke-width="4.4" stroke-dasharray=".1 8.28" stroke-linecap="round"/></g><g stroke-width="2">${ear}<g transform="translate(200) scale(-1 1)">${ear}</g></g><text x="${value.length > 1 ? 96 : 98}" y="118" text-anchor="middle" font-family="Manrope" font-weight="800" font-size="${value.length > 1 ? 100 : 110}" letter-spacing="-5" stroke-width="3.4">${value}</text><text x="100" y="154" text-anchor="middle" direction="rtl" font-family="Noto Naskh Arabic" font-weight="700" font-size="31" stroke-width="2.4">روپے</text></svg>`,
  )
}
