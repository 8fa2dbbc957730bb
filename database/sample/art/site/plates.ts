/** Composed plates of the inner pages: what the studio has made, and what it is like to be there. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { expose, type Picture } from '../picture.ts'
import { boatHeight, boatImage, boatWidth, craftBoats } from './boat.ts'
import { night } from './logo.ts'
import { drawStrands, type Reach, type Ribbon } from './strands.ts'

const assets = 'app/site/assets'
const covers = join(import.meta.dirname, '../../pictures/covers')

/** Widths of which four come with home at once, where every byte counts. */
const atOnce = [250, 360]

/** For telephones (640) it is shown smaller than it is made; another width between is shown as it is, early. */
const qualityOf = (width: number): number => (atOnce.includes(width) ? 34 : width === 640 ? 38 : 48)

/**
 * The files of a plate, and what makes them: AVIF in two widths or more, WebP for browsers without it. Half the width
 * may be among `narrower`, too, where it comes early.
 */
export function encoded(
  name: string,
  width: number,
  narrower: readonly number[] = [],
  quality = 58,
) {
  const widths = [...new Set([...narrower, width / 2, width])]
  return {
    files: [
      ...widths.map((each) => `${assets}/${name}-${each}.avif`),
      `${assets}/${name}-${width / 2}.webp`,
    ],
    async encode(picture: Sharp): Promise<Buffer[]> {
      const at = (each: number) => picture.clone().resize(each)
      return [
        ...(await Promise.all(
          widths.map((each) =>
            at(each)
              .avif({
                quality: narrower.includes(each) ? qualityOf(each) : quality,
                effort: 7,
                chromaSubsampling: atOnce.includes(each) ? '4:2:0' : '4:4:4',
              })
              .toBuffer(),
          ),
        )),
        await at(width / 2)
          .webp({ quality: 66, effort: 6 })
          .toBuffer(),
      ]
    },
  }
}

/** A plate composed of HTML, as large as it is drawn. */
export function composed(
  name: string,
  width: number,
  height: number,
  body: (browser: Browser) => string | Promise<string>,
): Picture {
  const { files, encode } = encoded(name, width)
  return {
    files,
    async make(browser) {
      const shot = { width, height, body: await body(browser), transparent: true }
      return encode(sharp(await expose(browser, shot)))
    },
  }
}

const cover = (name: string): string =>
  `data:image/webp;base64,${readFileSync(join(covers, `${name}-1.webp`)).toString('base64')}`

const canvas = (id: string, width: number, height: number, reach: Reach): string =>
  `<canvas id="${id}" width="${width}" height="${height}" style="position:absolute;inset:0"></canvas>
  <script>(${drawStrands})(document.getElementById('${id}'), ${JSON.stringify(reach)})</script>`

const pale: Ribbon['tone'] = [196, 210, 240]
const warm: Ribbon['tone'] = [246, 243, 236]
const deep: Ribbon['tone'] = [96, 124, 190]

/** Finished work adrift on the current, seen from a bridge: the nearer, the larger. */
function work(): string {
  // Middle, width and turn of each; the nearer, the later drawn.
  const afloat: [name: string, x: number, y: number, wide: number, turn: number][] = [
    ['loomline', 120, 214, 196, -8],
    ['radio-chaubara', 452, 196, 200, 6],
    ['thali-kiosk', 800, 226, 206, -5],
    ['fintrack', 1150, 210, 212, 7],
    ['chaunsa-post', 1490, 232, 218, -6],
    ['neeli-coach', 1830, 236, 226, 8],
    ['bahi-fees', -20, 640, 290, -6],
    ['nabz', 356, 634, 296, 5],
    ['tilla-and-sole', 744, 652, 310, -5],
    ['golak-till', 1132, 648, 318, 4],
    ['do-pahiya', 1516, 668, 326, -5],
    ['pani-desk', 1912, 676, 336, 6],
  ]
  const level = (x: number, at: number): number =>
    -60 + at * 40 + 46 * Math.sin(x / 300 + at * 0.16) + 14 * Math.sin(x / 110 + at * 0.5)
  const line = (at: number): string =>
    Array.from(
      { length: 100 },
      (_, step) => `${step * 20 - 20} ${level(step * 20 - 20, at).toFixed(1)}`,
    ).join(' ')
  const water = Array.from(
    { length: 26 },
    (_, at) =>
      `<polyline points="${line(at)}" stroke="#9DB4E6" stroke-opacity="${(0.2 + at * 0.01).toFixed(3)}" stroke-width="${(1.2 + at * 0.05).toFixed(2)}"/>`,
  )
  const sheets = afloat.map(
    ([name, x, y, wide, turn]) =>
      `<div style="position:absolute;left:${x - wide / 2}px;top:${y - wide * 0.75}px;width:${wide}px;height:${wide * 1.5}px;border-radius:3px;transform:rotate(${turn}deg);background:url(${cover(name)}) center/cover;box-shadow:${wide * 0.05}px ${wide * 0.09}px ${wide * 0.14}px rgba(0,0,0,.55)"></div>`,
  )
  return `<div style="position:absolute;inset:0;background:linear-gradient(180deg,#141a28,${night} 70%);overflow:hidden">
    <svg width="1920" height="880" viewBox="0 0 1920 880" style="position:absolute;inset:0" fill="none" stroke-linecap="round">${water.join('')}<polyline points="${line(15)}" stroke="#FF5B2E" stroke-width="6"/></svg>${sheets.join('')}</div>`
}

/** Boats of eight colours on one current. */
async function fleet(browser: Browser): Promise<string> {
  const images = (await craftBoats(browser, true)).map((each) => boatImage(each))
  const [width, height] = [1920, 800]
  const reach: Reach = {
    bed: [0.78, 0.6, 0.62, 0.5, 0.34],
    breadth: [0.1, 0.17, 0.09, 0.16, 0.3],
    light: [0.68, 0.36],
    weight: 1.5,
    ribbons: [
      { strands: 44, twist: 5.2, shift: 0, lift: 0, scale: 1, light: 0.8, tone: pale },
      { strands: 34, twist: -4.1, shift: 1.9, lift: 0.05, scale: 0.75, light: 0.6, tone: warm },
      { strands: 26, twist: 3, shift: 4.1, lift: 0.12, scale: 1.4, light: 0.42, tone: deep },
    ],
  }
  // Middle of the waterline, width and list of each; the nearer, the later drawn.
  const boats: [x: number, y: number, wide: number, list: number, preset: number][] = [
    [1730, 205, 104, -8, 4],
    [1560, 300, 128, 4, 2],
    [1370, 262, 118, -6, 6],
    [1236, 392, 160, 5, 1],
    [1000, 404, 150, -4, 3],
    [1080, 590, 228, 3, 5],
    [1540, 520, 224, -5, 0],
    [830, 560, 190, -7, 7],
  ]
  const floating = boats.map(([x, y, wide, list, preset]) => {
    const size = wide / boatWidth
    const high = boatHeight * size
    return `<g transform="translate(${x - wide / 2} ${y - high * 0.9})">
      <ellipse cx="${wide * 0.52}" cy="${high * 0.97}" rx="${wide * 0.5}" ry="${high * 0.16}" fill="#000" fill-opacity=".75" filter="url(#soft)"/>
      <g transform="translate(0 ${high * 1.86}) scale(${size} ${-size}) " opacity=".2" filter="url(#blur)">${images[preset]}</g>
      <g transform="rotate(${list} ${wide / 2} ${high * 0.8}) scale(${size})">${images[preset]}</g></g>`
  })
  return `<div style="position:absolute;inset:0;background:${night}">
    ${canvas('far', width, height, reach)}
    <svg width="${width}" height="${height}" style="position:absolute;inset:0">
      <filter id="soft"><feGaussianBlur stdDeviation="9"/></filter>
      <filter id="blur"><feGaussianBlur stdDeviation="3"/></filter>${floating.join('')}</svg>
    <div style="position:absolute;inset:0;-webkit-mask:linear-gradient(transparent 62%,#000)">${canvas('near', width, height, { ...reach, bed: reach.bed.map((y) => y + 0.14), weight: 1.3 })}</div></div>`
}

const sheet = (name: string, wide: number, place: string): string =>
  `<div style="position:absolute;${place};width:${wide}px;height:${wide * 1.5}px;border-radius:${wide / 44}px;background:linear-gradient(120deg,rgba(255,255,255,.16),transparent 40%),url(${cover(name)}) center/cover;box-shadow:-14px 22px 40px rgba(20,23,31,.28),-2px 3px 6px rgba(20,23,31,.25)"></div>`

/**
 * Five products, fanned like samples on a bench: whole on the left, out of the picture on the
 * right. Without a ground: it lies on the page's paper.
 */
function bench(): string {
  const sheets: [name: string, x: number, y: number, turn: number][] = [
    ['mehfil-diary', 290, 150, -12],
    ['bari-queue', 485, 105, -6],
    ['daak-desk', 680, 90, 0],
    ['safar-log', 875, 105, 6],
    ['bahi-fees', 1060, 150, 12],
  ]
  return sheets
    .map(([name, x, y, turn]) =>
      sheet(name, 500, `left:${x}px;top:${y}px;rotate:${turn}deg;transform-origin:50% 140%`),
    )
    .join('')
}

export const plates: Picture[] = [
  composed('work', 1920, 880, work),
  composed('fleet', 1920, 800, fleet),
  composed('bench', 1520, 1040, bench),
]
