/**
 * The pictures of the public site itself: logo, icons of the browser, the pictures of the empty
 * and missing, and the fixed background.
 */
import sharp from 'sharp'
import { drawing, expose, type Picture, plate } from '../picture.ts'
import { afloat } from './afloat.ts'
import { bank, bend, lakeShore, meander, reach } from './craft-river.ts'
import { along, strand } from './current.ts'
import { delta } from './delta.ts'
import { ink, logoPicture, mark, markPath, night, paper, signal } from './logo.ts'
import { plates } from './plates.ts'
import { banks, fiveRivers, inlet, mouth, mouthWater, waveCrest } from './reaches.ts'
import { riverWord } from './river-word.ts'
import { topics } from './topics.ts'

const assets = 'app/site/assets'
const open = 'app/site/public'

const { sin, PI, exp } = Math

/** Strands of the current, a shade deeper than the paper they lie on. 16 x 10, to be stretched. */
const background = (): string => {
  const strands = [0, 0.3, 0.7, 1.2, 1.8]
    .map(
      (down) =>
        `<path d="M0 ${7 + down / 2}C6 6.5 6 ${1 + down} 10 ${1 + down}S13 ${2 + down} 16 ${1.5 + down}"/>`,
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10" preserveAspectRatio="none"><g fill="none" stroke="#ece8de" stroke-width=".02">${strands}</g></svg>`
}

/** Seen on paper and on night. */
const reed = '#89857A'

/** The current runs on around a place where nothing lies. */
function noData(): string {
  const strands = Array.from({ length: 13 }, (_, index) => {
    const place = index - 6
    const side = place === 0 ? -1 : Math.sign(place)
    const path = strand(
      along(640, 16, (part) => {
        const near = exp(-(((part - 0.5) * 640) ** 2) / (2 * 92 ** 2))
        const push = Math.max(0, 106 - Math.abs(place) * 13)
        return 200 + place * 17 + side * push * near + 5 * sin(part * 2 * PI + 0.4) * (1 - near)
      }),
    )
    const color = place === 2 ? ` stroke="${signal}" stroke-width="3"` : ''
    return `<path d="${path}"${color} stroke-opacity="${(1 - Math.abs(place) * 0.12).toFixed(2)}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" role="img" aria-label="No data">
    <g fill="none" stroke="${reed}" stroke-width="1.75">${strands.join('')}</g>
    <circle cx="320" cy="200" r="58" fill="none" stroke="${reed}" stroke-width="2" stroke-dasharray="2 9" stroke-linecap="round"/></svg>`
}

/** The number 404 as a river of five strands that crosses itself. */
function notFound(): string {
  const widths = [78, 66, 52, 40, 26, 14]
  const zero = 'M460 60C540 60 576 130 576 220S540 380 460 380 344 310 344 220 380 60 460 60Z'
  const pieces = ['M150 45L42 262H284', 'M196 150V395', zero, 'M796 45L688 262H930', 'M842 150V395']
  const woven = pieces
    .map((path) => {
      const rings = widths.map(
        (width, ring) =>
          `<path d="${path}" stroke="${ring % 2 ? '#000' : '#fff'}" stroke-width="${width}"/>`,
      )
      return `<path d="${path}" stroke="#000" stroke-width="96"/>${rings.join('')}`
    })
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 440" role="img" aria-label="Page not found">
    <mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="960" height="440">
    <g fill="none" stroke-linejoin="round">${woven}</g></mask>
    <rect width="960" height="440" fill="${ink}" mask="url(#m)"/>
    <path d="${zero}" fill="none" stroke="${signal}" stroke-width="6"/></svg>`
}

function placeholder(): string {
  const strands = Array.from({ length: 9 }, (_, index) => {
    const path = strand(
      along(
        1000,
        5,
        (part) => 760 + (index - 4) * (46 + 60 * part) - 330 * part + 120 * sin(part * 5 + 0.6),
      ),
    )
    return `<path d="${path}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1250" preserveAspectRatio="xMidYMid slice">
    <path fill="#E9E4D8" d="M0 0h1000v1250H0z"/>
    <g fill="none" stroke="${ink}" stroke-opacity=".1" stroke-width="2">${strands.join('')}</g>
    <g transform="translate(420 545) scale(5)">${mark('#857F72')}</g></svg>`
}

/** The mark on an ink tile of `size`; `round` is the radius of its corners in the 32-unit grid. */
function tile(size: number, round: number, inset: number): string {
  const scale = (32 - 2 * inset) / 32
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">
    <rect width="32" height="32" rx="${round}" fill="${night}"/>
    <path d="${markPath}" fill="none" stroke="${signal}" stroke-width="3.4" transform="translate(${inset} ${inset}) scale(${scale})"/></svg>`
}

const iconFile = (name: string, size: number, inset: number): Picture =>
  plate(`${open}/${name}`, { width: size, height: size, body: tile(size, 0, inset) })

/** The icon older browsers ask for by name: three sizes of PNG in one container. */
const favicon: Picture = {
  files: [`${open}/favicon.ico`],
  async make(browser) {
    const sizes = [16, 32, 48]
    const images: Buffer[] = []
    for (const size of sizes) {
      const shot = { width: size, height: size, body: tile(size, 6, 3.5), transparent: true }
      images.push(
        await sharp(await expose(browser, shot))
          .png({ compressionLevel: 9 })
          .toBuffer(),
      )
    }
    const header = Buffer.alloc(6 + 16 * sizes.length)
    header.writeUInt16LE(1, 2)
    header.writeUInt16LE(sizes.length, 4)
    let offset = header.length
    for (const [index, image] of images.entries()) {
      const entry = 6 + 16 * index
      header.writeUInt8(sizes[index] ?? 0, entry)
      header.writeUInt8(sizes[index] ?? 0, entry + 1)
      header.writeUInt16LE(1, entry + 4)
      header.writeUInt16LE(32, entry + 6)
      header.writeUInt32LE(image.length, entry + 8)
      header.writeUInt32LE(offset, entry + 12)
      offset += image.length
    }
    return [Buffer.concat([header, ...images])]
  },
}

export const sitePictures: Picture[] = [
  logoPicture(`${assets}/logo.svg`, ink, ink),
  logoPicture(`${assets}/logo-home.svg`, signal, paper),
  drawing(`${assets}/background.svg`, background()),
  drawing(`${assets}/no-data.svg`, noData()),
  drawing(`${assets}/not-found.svg`, notFound()),
  drawing(`${assets}/placeholder.svg`, placeholder()),
  drawing(`${assets}/five-rivers.svg`, fiveRivers()),
  riverWord,
  drawing(`${assets}/mouth.svg`, mouth()),
  drawing(`${assets}/mouth-water.svg`, mouthWater()),
  drawing(`${assets}/banks.svg`, banks()),
  drawing(`${assets}/inlet.svg`, inlet()),
  drawing(`${assets}/wave.svg`, waveCrest()),
  drawing(`${assets}/meander.svg`, meander()),
  drawing(`${assets}/bank.svg`, bank()),
  drawing(`${assets}/lake-shore.svg`, lakeShore()),
  drawing(`${assets}/reach.svg`, reach()),
  drawing(`${assets}/bend.svg`, bend()),
  ...afloat,
  ...plates,
  delta,
  ...topics,
  drawing(`${open}/favicon.svg`, tile(32, 6, 3.5)),
  favicon,
  iconFile('apple-touch-icon.png', 180, 6),
  iconFile('icon-192.png', 192, 6),
  iconFile('icon-512.png', 512, 6),
]
