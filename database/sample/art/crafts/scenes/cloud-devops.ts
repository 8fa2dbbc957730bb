import { linePath, series } from '../../covers/parts.ts'
import { place, shadow } from '../../covers/stage.ts'
import { boat, boatHeight, boatWidth } from '../../site/boat.ts'
import { display, drawn, mono, note, pane, paper, plain, scene, signal } from '../things.ts'

const [green, amber] = ['#38D39F', '#FFB81C']

/** One machine of a rack: handles, drives, and lamps of which a few blink otherwise. */
function machine(seed: number, name: string, lit: string): string {
  const lamps = series(seed, 14)
    .map(
      (value, at) =>
        `<circle cx="${300 + (at % 7) * 22}" cy="${at < 7 ? 30 : 54}" r="6" fill="${value > 0.82 ? amber : value > 0.2 ? green : '#2D3444'}"/>`,
    )
    .join('')
  const drives = Array.from(
    { length: 4 },
    (_, at) =>
      `<rect x="${40 + at * 60}" y="18" width="50" height="48" rx="4" fill="#0A0C12" stroke="#394153" stroke-width="2"/><path d="M${48 + at * 60} 56h34" stroke="#4A5468" stroke-width="4"/>`,
  ).join('')
  return `<div style="position:relative;height:84px;margin-bottom:10px;border-radius:6px;background:linear-gradient(#2B3244,#1B202D 40%,#161A25);box-shadow:inset 0 2px 0 #ffffff2a,0 4px 6px #000a">${drawn(`<path d="M14 18v48M556 18v48" stroke="#4A5468" stroke-width="7" stroke-linecap="round"/>${drives}${lamps}<rect x="468" y="22" width="70" height="40" rx="4" fill="#0A0C12"/><text x="503" y="50" text-anchor="middle" font-family="${mono}" font-weight="600" font-size="22" fill="${lit}">${name}</text>`, 570, 84)}</div>`
}

const rack = (
  names: string[],
  seed: number,
  x: number,
  y: number,
  turn: number,
  lit = green,
): string =>
  place(
    640,
    1000,
    { x, y, turn },
    `<div style="width:640px;height:1000px;padding:34px 35px;border-radius:14px;background:linear-gradient(100deg,#3A4256,#1A1E2A 12%,#141821 88%,#0A0C12);${shadow(100, 0.6)}">${names.map((name, at) => machine(seed + at, name, lit)).join('')}</div>`,
  )

const strands = (bed: (x: number) => number, count: number, tone: string): string =>
  Array.from({ length: count }, (_, index) => {
    const points = Array.from({ length: 97 }, (_, step) => {
      const x = step * 20
      const spread = (index - count / 2) * (10 + 5 * Math.sin(x / 260 + 1))
      return `${x} ${(bed(x) + spread + 9 * Math.sin(x / 90 + index * 0.7)).toFixed(1)}`
    })
    return `<polyline points="${points.join(' ')}" stroke="${tone}" stroke-opacity="${(0.9 - Math.abs(index - count / 2) * 0.09).toFixed(2)}" stroke-width="3"/>`
  }).join('')

const bed = (x: number): number => 850 + 46 * Math.sin(x / 250 + 0.5)
const boatOn = (x: number, wide: number, list: number, color: string): string => {
  const size = wide / boatWidth
  return `<ellipse cx="${x + wide * 0.08}" cy="${bed(x) + 22}" rx="${wide * 0.5}" ry="${wide * 0.09}" fill="#000" fill-opacity=".42" filter="url(#blur)"/><g transform="translate(${x - wide / 2} ${bed(x) + 22 - boatHeight * size}) rotate(${list} ${wide / 2} ${boatHeight * size})  scale(${size})">${boat(color)}</g>`
}

const load = series(9, 40).map(
  (value, at) => 0.12 + value * 0.1 + 0.74 * Math.exp(-(((at - 25) / 4.2) ** 2)),
)
const days = series(4, 90)
  .map(
    (_, at) =>
      `<i style="width:6px;height:44px;border-radius:2px;background:${at === 61 ? amber : green}"></i>`,
  )
  .join('')
const watch = `<div style="padding:32px 40px"><div class="sb"><div><div style="font:500 24px ${plain};color:#A3A9B6">Up for</div><b class="n" style="font:700 118px/1 ${display};letter-spacing:-.05em">411 days</b></div><div style="text-align:right;font:500 23px/1.5 ${mono};color:#A3A9B6">Tue 14:20<br><b style="color:${green}">release 212</b><br>back in 2 min</div></div>
  <svg style="margin-top:22px;overflow:visible" width="800" height="200"><path d="M0 20H800M0 80H800M0 140H800" stroke="#ffffff1c" stroke-width="2"/><path d="${linePath(load, 800, 200, 0, 1)}V200H0Z" fill="#38d39f38"/><path d="${linePath(load, 800, 200, 0, 1)}" fill="none" stroke="${green}" stroke-width="6"/><path d="M512-6v206" stroke="${signal}" stroke-width="4" stroke-dasharray="4 10"/><text x="528" y="14" font-family="${mono}" font-size="22" fill="#FF9470">results out, 09:00</text></svg>
  <div class="sb" style="margin-top:28px">${days}</div></div>`

/** Two racks in two towns, boats that cross from the one to the other, and the watch over both. */
export default scene(
  rack(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9'], 3, 330, 560, -4),
  rack(['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'b9'], 31, 1670, 590, 4),
  pane(880, 560, watch, { x: 1010, y: 390, turn: -2, scale: 1.06 }),
  note({
    text: 'nobody knows what this one does',
    color: '#FFE27A',
    x: 470,
    y: 300,
    turn: 7,
    size: 190,
    font: 27,
  }),
  drawn(
    `<filter id="blur"><feGaussianBlur stdDeviation="9"/></filter>${strands((x) => bed(x) - 6, 9, '#C4D2F0')}${boatOn(300, 250, -5, amber)}${boatOn(650, 300, 4, paper)}${boatOn(1060, 390, -6, signal)}${boatOn(1500, 270, 5, '#B7D84B')}<g transform="translate(0 40)">${strands(bed, 5, paper)}</g>`,
  ),
)

/** The water comes out of the ground of the page and goes back into it. */
export const thing = scene(
  pane(880, 560, watch, { x: 500, y: 350, turn: -2, scale: 1.02 }),
  `<div class="a" style="inset:0;mask:linear-gradient(90deg,transparent,#000 22% 78%,transparent)">${drawn(strands((x) => bed(x) - 6, 9, '#C4D2F0'))}</div>`,
  drawn(
    `<filter id="blur"><feGaussianBlur stdDeviation="9"/></filter>${boatOn(180, 240, -5, amber)}${boatOn(530, 400, -6, signal)}${boatOn(860, 230, 5, '#B7D84B')}`,
  ),
  `<div class="a" style="inset:0;mask:linear-gradient(90deg,transparent,#000 22% 78%,transparent)">${drawn(`<g transform="translate(0 40)">${strands(bed, 5, paper)}</g>`)}</div>`,
)
