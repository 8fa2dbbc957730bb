/** Reaches of the current, each for the opening of one page: drawings that stretch with it. */
import { boat, boatHeight, boatWidth, presets } from './boat.ts'
import { along, course, strand } from './current.ts'
import { ink, paper, signal } from './logo.ts'

const { sin, PI, cos } = Math

const smooth = (part: number): number => {
  const within = Math.max(0, Math.min(1, part))
  return within * within * (3 - 2 * within)
}

/** As smooth, without a jump of the bend either: for lines that are looked at closely. */
const smoother = (part: number): number => {
  const within = Math.max(0, Math.min(1, part))
  return within ** 3 * (within * (6 * within - 15) + 10)
}

/** One cord that comes apart into eight, a channel for each craft. 1440 x 400, to be stretched. */
export function delta(): string {
  const channels = presets.map((color, index) => {
    const path = course(1440, 18, (part) => {
      const apart = smoother((part - 0.2) / 0.84)
      const braid = 16 * sin(part * 12 + (index * 2 * PI) / 8) * (1 - smoother(part / 0.7))
      return 340 + braid + apart * (14 + index * 53 - 340)
    })
    return `<path d="${path}" stroke="${color}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 400" preserveAspectRatio="none">
    <style>path{vector-effect:non-scaling-stroke}</style>
    <g fill="none" stroke-width="5">${channels.join('')}</g></svg>`
}

/** What the home page opens with, over ink: a boat on the one strand that has colour. 1440 x 480. */
export function heroBoat(): string {
  const bed = (part: number) =>
    456 - 44 * smooth((part - 0.68) / 0.13) - 110 * smooth((part - 0.88) / 0.28)
  const beside = (index: number) =>
    `<path d="${course(1440, 12, (part) => bed(part) + index * (3 + 15 * part * part) + 7 * sin(part * 7 + index) * part)}" stroke-opacity="${(0.62 - Math.abs(index) * 0.1).toFixed(2)}"/>`
  const far = [-5, -4, -3, -2, -1].map(beside).join('')
  const near = [1, 2, 3, 4].map(beside).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 480" preserveAspectRatio="xMaxYMax slice">
    <radialGradient id="s"><stop stop-color="#000" stop-opacity=".85"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>
    <g fill="none" stroke="#C4D2F0" stroke-width="1.2">${far}</g>
    <ellipse cx="1236" cy="416" rx="150" ry="26" fill="url(#s)"/>
    <g transform="translate(1096 238) rotate(-7 130 146) scale(2.16)">${boat(signal)}</g>
    <path d="${course(1440, 12, bed)}" fill="none" stroke="${signal}" stroke-width="5"/>
    <g fill="none" stroke="#C4D2F0" stroke-width="1.2">${near}</g></svg>`
}

/** Four boats on one river, each above what it brings. 1440 x 250. */
export function fourBoats(): string {
  const bed = (part: number) => 150 + 34 * sin(part * 8.4 + 0.6) + 10 * sin(part * 17 + 2)
  const beside = (index: number) =>
    `<path d="${course(1440, 16, (part) => bed(part) + index * (9 + 5 * sin(part * 5 + 1)))}" stroke-opacity="${(0.5 - Math.abs(index) * 0.08).toFixed(2)}"/>`
  // Left end as a share of the width, width, list and preset of each.
  const afloat: [at: number, wide: number, list: number, preset: number][] = [
    [0.062, 150, 5, 0],
    [0.287, 172, -6, 1],
    [0.512, 156, 6, 3],
    [0.737, 182, -5, 5],
  ]
  const boats = afloat.map(([at, wide, list, preset]) => {
    const size = wide / boatWidth
    const y = bed(at + wide / 2880) - boatHeight * size * 0.86
    return `<g transform="translate(${Math.round(at * 1440)} ${Math.round(y)}) rotate(${list} ${wide / 2} ${Math.round(boatHeight * size)}) scale(${size.toFixed(2)})">${boat(presets[preset] ?? signal)}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 250" preserveAspectRatio="xMinYMid slice">
    <g fill="none" stroke="${ink}" stroke-width="1.2">${[-3, -2, -1].map(beside).join('')}</g>${boats.join('')}
    <path d="${course(1440, 16, bed)}" fill="none" stroke="${ink}" stroke-width="4"/>
    <g fill="none" stroke="${ink}" stroke-width="1.2">${[1, 2, 3, 4].map(beside).join('')}</g></svg>`
}

/** A letter, folded into a boat, on its way from the left. 1440 x 560. */
export function letter(): string {
  const strands = Array.from({ length: 15 }, (_, index) => {
    const path = strand(
      along(1440, 16, (part) => {
        const near = Math.exp(-(((part - 0.73) / 0.15) ** 2))
        const rise = 480 - 90 * smooth((part - 0.2) / 0.7)
        return rise + (index - 4) * (3 + 12 * part) + near * 30 - 20 * sin(part * 8 + index * 0.35)
      }),
    )
    const bright = index === 5
    return `<path d="${path}"${bright ? ` stroke="${signal}" stroke-width="3"` : ''} stroke-opacity="${bright ? 1 : (0.6 - index * 0.03).toFixed(2)}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 560">
    <g fill="none" stroke="${ink}" stroke-width="1.4">${strands.slice(0, 3).join('')}</g>
    <g transform="translate(830 92) rotate(-6 215 200) scale(${440 / boatWidth} ${310 / boatHeight})">${boat(signal, ink)}</g>
    <g fill="none" stroke="${ink}" stroke-width="1.4">${strands.slice(3).join('')}</g></svg>`
}

/** Strands of light that all go one way, and a boat that goes its own. 1440 x 640, over ink. */
export function ownWay(): string {
  const strands = Array.from({ length: 17 }, (_, index) => {
    const path = strand(
      along(1440, 14, (part) => {
        const bed = 470 + 90 * sin(part * 4.4 + 2.6)
        return bed + (index - 6) * (15 + 13 * cos(part * 5 + 1)) + 12 * sin(index + part * 6)
      }),
    )
    return `<path d="${path}" stroke-opacity="${(0.42 - Math.abs(index - 8) * 0.035).toFixed(2)}"/>`
  })
  const own = strand(
    along(1440, 16, (part) => 480 + 60 * sin(part * 5 + 2.2) - 250 * smooth((part - 0.42) / 0.45)),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 640" preserveAspectRatio="xMaxYMid slice">
    <linearGradient id="g"><stop offset=".46" stop-color="#fff" stop-opacity="0"/><stop offset=".72" stop-color="#fff"/></linearGradient>
    <mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="1440" height="640"><rect width="1440" height="640" fill="url(#g)"/></mask>
    <g mask="url(#m)" fill="none"><g stroke="#C4D2F0" stroke-width="1.3">${strands.join('')}</g>
    <path d="${own}" stroke="${signal}" stroke-width="2.5"/></g>
    <g transform="translate(1096 92) rotate(-7 90 120) scale(1.7)">${boat(signal)}</g></svg>`
}

/** A boat in each of the eight colours, one below the other, to be shown one at a time. */
export function boats(): string {
  const each = presets.map(
    (color, at) => `<g transform="translate(0 ${at * boatHeight})">${boat(color)}</g>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${boatWidth} ${boatHeight * presets.length}">${each.join('')}</svg>`
}

/** Degrees east and north, down the course of each river of the Punjab, and of the Indus. */
const rivers: Record<string, readonly (readonly [number, number])[]> = {
  indus: [
    [72.3, 34.4],
    [72.25, 33.9],
    [71.55, 32.95],
    [71.3, 32.4],
    [70.95, 31.8],
    [70.85, 30.6],
    [70.8, 29.9],
    [70.45, 28.95],
    [69.7, 28.4],
    [69, 27.9],
  ],
  jhelum: [
    [73.5, 34.4],
    [73.55, 33.8],
    [73.66, 33.14],
    [73.5, 32.7],
    [72.9, 32.45],
    [72.35, 32.25],
    [72.2, 31.8],
    [72.15, 31.15],
  ],
  chenab: [
    [75.4, 33.15],
    [74.75, 32.9],
    [74.47, 32.67],
    [74.1, 32.45],
    [73.6, 32.2],
    [72.98, 31.72],
    [72.3, 31.3],
    [72.1, 30.95],
    [71.85, 30.55],
    [71.4, 30.1],
    [71.05, 29.4],
    [70.45, 28.95],
  ],
  ravi: [
    [76, 32.75],
    [75.6, 32.37],
    [74.95, 32.1],
    [74.3, 31.6],
    [73.86, 31.2],
    [73.1, 30.85],
    [72.4, 30.58],
    [71.85, 30.55],
  ],
  beas: [
    [76.6, 31.95],
    [75.95, 31.97],
    [75.6, 31.85],
    [75.3, 31.5],
    [74.95, 31.15],
  ],
  sutlej: [
    [76.75, 31.35],
    [76.5, 30.97],
    [75.8, 31.02],
    [74.95, 31.15],
    [74.5, 30.95],
    [73.87, 30.4],
    [73.1, 30],
    [72.4, 29.75],
    [71.65, 29.45],
    [71.05, 29.38],
  ],
}

/** West, north, and units to a degree of latitude; a degree of longitude is shorter here. */
const west = 69.4
const north = 34.35
const scale = 155
const shrink = 0.857

/** The rivers by which the country is named, as strands over ink; Lahore lies on the Ravi. */
export function fiveRivers(): string {
  const drawn = Object.entries(rivers).map(([name, course]) => {
    const own = name === 'ravi'
    const count = own ? 9 : 7
    const strands = Array.from({ length: count }, (_, index) => {
      const place = index - (count - 1) / 2
      const points = course.map(([east, up], at) => {
        const spread = place * (6 + 5 * sin(at * 1.9 + 0.6))
        return [
          (east - west) * scale * shrink + spread * 0.8,
          (north - up) * scale + spread * cos(at * 0.9),
        ] as const
      })
      const bright = own && place === 0
      const opacity = bright ? 1 : (own ? 1 : 0.72) - Math.abs(place) * 0.13
      return `<path d="${strand(points)}"${bright ? ` stroke="${signal}" stroke-width="5"` : ''} stroke-opacity="${opacity.toFixed(2)}"/>`
    })
    return strands.join('')
  })
  const [east, up] = [74.3, 31.6]
  const x = Math.round((east - west) * scale * shrink)
  const y = Math.round((north - up) * scale)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 980 940">
    <g fill="none" stroke="#C4D2F0" stroke-width="1.7" stroke-linecap="round">${drawn.join('')}</g>
    <circle cx="${x}" cy="${y}" r="9" fill="${signal}"/><circle cx="${x}" cy="${y}" r="20" fill="none" stroke="${paper}" stroke-width="2"/></svg>`
}
