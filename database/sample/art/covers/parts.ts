/**
 * Small parts that interfaces share: pictograms, charts, street maps. Nothing here knows a brand.
 */

const glyphs = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 21 21',
  back: 'M15 4 7 12l8 8',
  next: 'M9 4l8 8-8 8',
  bell: 'M5 17h14l-2-3V10a5 5 0 0 0-10 0v4zM10 20h4',
  home: 'M4 11l8-7 8 7v9H4zM10 20v-6h4v6',
  pin: 'M12 21s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12zM12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  check: 'M4 12.5l5 5L20 6',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  cross: 'M5 5l14 14M19 5L5 19',
  menu: 'M4 7h16M4 12h16M4 17h16',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 4-6 8-6s8 2 8 6',
  bag: 'M5 8h14l1 13H4zM8.5 8a3.5 3.5 0 0 1 7 0',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 4v16M16 4v16',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l4 2',
  call: 'M5 4h4l2 5-2.5 2a12 12 0 0 0 5 5l2-2.5 5 2v4a1 1 0 0 1-1 1A16 16 0 0 1 4 5a1 1 0 0 1 1-1z',
  drop: 'M12 3s7 7 7 12a7 7 0 0 1-14 0c0-5 7-12 7-12z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  cloud: 'M7 18a4.5 4.5 0 0 1 0-9 6 6 0 0 1 11.5 1.5A3.8 3.8 0 0 1 18 18z',
  heart: 'M12 20S4 15 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 6-8 11-8 11z',
  star: 'M12 3l2.7 6 6.3.7-4.7 4.3 1.3 6.5L12 17.3 6.4 20.5l1.3-6.5L3 9.7 9.3 9z',
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  chart: 'M4 20V4M4 20h16M8 16v-5M12 16V8M16 16v-8',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  car: 'M3 15l2-7h14l2 7v4H3zM7 19v2M17 19v2M6 15h1M17 15h1',
  bus: 'M5 4h14v13H5zM5 11h14M8 20v-3M16 20v-3M8 14h.5M15.5 14h.5',
  alert: 'M12 4l9 16H3zM12 10v5M12 17.5v.5',
  wrench: 'M14 6a4.5 4.5 0 0 1 6 5l-2-2-2 .5-.5-2zM15 10L6 20a2 2 0 0 1-3-3l9.5-9',
  leaf: 'M5 19C5 9 11 5 20 4c0 10-5 15-13 14M5 20l8-9',
  speaker: 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6a8 8 0 0 1 0 12',
  camera: 'M3 7h5l1.5-2h5L16 7h5v12H3zM12 16a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
} as const

/** A pictogram on a grid of 24. */
export function glyph(
  name: keyof typeof glyphs,
  size: number,
  color = 'currentColor',
  weight = 2,
): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round" style="flex:none"><path d="${glyphs[name]}"/></svg>`
}

/** A number series from 0 to 1 that is the same on every run. */
export function series(seed: number, length: number): number[] {
  let state = seed * 2654435761
  return Array.from({ length }, () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0
    return state / 4294967296
  })
}

type Line = {
  width: number
  height: number
  color: string
  fill?: string
  weight?: number
  from?: number
  to?: number
  dash?: string
}

/** The path of a smooth line through values. */
export function linePath(
  values: readonly number[],
  width: number,
  height: number,
  from: number,
  to: number,
): string {
  const point = (index: number): [number, number] => {
    const value = values[Math.max(0, Math.min(values.length - 1, index))] ?? 0
    return [(index * width) / (values.length - 1), height - ((value - from) / (to - from)) * height]
  }
  return values.reduce((path, _, index) => {
    const [x, y] = point(index)
    if (index === 0) return `M${x.toFixed(1)} ${y.toFixed(1)}`
    const [px, py] = point(index - 1)
    const middle = ((px + x) / 2).toFixed(1)
    return `${path}C${middle} ${py.toFixed(1)} ${middle} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`
  }, '')
}

/** A line chart as a bare SVG. */
export function line(
  values: readonly number[],
  { width, height, color, fill, weight = 3, from = 0, to = 1, dash }: Line,
): string {
  const path = linePath(values, width, height, from, to)
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="overflow:visible">${fill ? `<path d="${path}V${height}H0Z" fill="${fill}"/>` : ''}<path d="${path}" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round"${dash ? ` stroke-dasharray="${dash}"` : ''}/></svg>`
}

type Bars = {
  height: number
  width: number
  gap: number
  color: string
  accent?: string
  at?: readonly number[]
  radius?: number
}

/** Upright bars from values of 0 to 1; those listed in `at` take the accent. */
export function bars(
  values: readonly number[],
  { height, width, gap, color, accent = color, at = [], radius = 2 }: Bars,
): string {
  return `<div style="display:flex;align-items:flex-end;height:${height}px;gap:${gap}px">${values
    .map(
      (value, index) =>
        `<i style="width:${width}px;height:${Math.max(2, value * height).toFixed(1)}px;border-radius:${radius}px;background:${at.includes(index) ? accent : color}"></i>`,
    )
    .join('')}</div>`
}

/** A ring of which `part` (0 to 1) is drawn. */
export function ring(
  part: number,
  size: number,
  weight: number,
  color: string,
  rest: string,
  inside = '',
): string {
  const radius = (size - weight) / 2
  const length = 2 * Math.PI * radius
  return `<div style="position:relative;width:${size}px;height:${size}px"><svg width="${size}" height="${size}" style="transform:rotate(-90deg)"><circle cx="${size / 2}" cy="${size / 2}" r="${radius}" fill="none" stroke="${rest}" stroke-width="${weight}"/><circle cx="${size / 2}" cy="${size / 2}" r="${radius}" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-dasharray="${length * part} ${length}"/></svg><div class="a m c" style="inset:0">${inside}</div></div>`
}

type Streets = {
  width: number
  height: number
  seed: number
  ground: string
  street: string
  block?: string
  water?: string
  turn?: number
  step?: number
}

/** A town plan: blocks between streets, a few wider roads, and water where a colour is given. */
export function streets({
  width,
  height,
  seed,
  ground,
  street,
  block,
  water,
  turn = -14,
  step = 74,
}: Streets): string {
  const reach = Math.hypot(width, height)
  const chance = series(seed, 400)
  let used = 0
  const next = (): number => chance[used++ % chance.length] ?? 0.5
  const roads: string[] = []
  const places: string[] = []
  for (let offset = -reach; offset < reach; offset += step * (0.7 + next() * 0.7)) {
    const wide = next() > 0.78 ? 15 : 6
    roads.push(`<path d="M${-reach} ${offset.toFixed(0)}H${reach}" stroke-width="${wide}"/>`)
  }
  for (let offset = -reach; offset < reach; offset += step * (0.8 + next() * 1.1)) {
    const wide = next() > 0.8 ? 13 : 5
    const from = next() > 0.6 ? -reach * next() : -reach
    roads.push(
      `<path d="M${offset.toFixed(0)} ${from.toFixed(0)}V${(reach * (0.3 + next())).toFixed(0)}" stroke-width="${wide}"/>`,
    )
  }
  if (block) {
    for (let index = 0; index < 9; index++) {
      places.push(
        `<rect x="${((next() - 0.5) * width).toFixed(0)}" y="${((next() - 0.5) * height).toFixed(0)}" width="${(70 + next() * 110).toFixed(0)}" height="${(60 + next() * 90).toFixed(0)}" rx="6"/>`,
      )
    }
  }
  const river = water
    ? `<path d="M${-0.1 * width} ${height * 0.78}C${width * 0.3} ${height * 0.5} ${width * 0.35} ${height * 0.95} ${width * 0.7} ${height * 0.6}S${width * 1.1} ${height * 0.4} ${width * 1.2} ${height * 0.1}" fill="none" stroke="${water}" stroke-width="${Math.min(width, height) * 0.09}"/>`
    : ''
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="position:absolute;inset:0;background:${ground}">
    <g transform="translate(${width / 2} ${height / 2}) rotate(${turn})"><g fill="${block ?? 'none'}">${places.join('')}</g><g stroke="${street}">${roads.join('')}</g></g>${river}</svg>`
}
