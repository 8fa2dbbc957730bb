/**
 * The five parts of how everything is built, as five things on the bench of one workshop while its site is made: its
 * page, the jobs behind it, where its words are changed, a receipt, and another page on a telephone. Twice: side by
 * side, each above its words, and close together for a telephone.
 */
import sharp from 'sharp'
import {
  bookingAtHand,
  cream,
  face,
  height,
  home,
  mark,
  mustard,
  promise,
  red,
  stencil,
  width,
} from '../crafts/do-pahiya.ts'
import { display, drawn, ink, mono, plain } from '../crafts/print.ts'
import { type Laid, leaf, onTable, pane, phone, type Spot, tablet } from '../crafts/table.ts'
import type { Picture } from '../picture.ts'
import { seen } from '../render/render.ts'
import { encoded } from './plates.ts'

const rows = [
  ['0412', 'Chain', '25', 'done'],
  ['0413', 'Brakes', '40', 'done'],
  ['0414', 'Spokes', '55', 'waits'],
  ['0415', 'Tyre', '20', 'done'],
]
const jobs = `<div style="padding:26px 36px;font:500 38px ${mono};letter-spacing:-.03em"><div style="color:#8991A3;margin-bottom:14px">on the bench</div>${rows
  .map(
    ([number, job, minutes, state]) =>
      `<div class="r n" style="height:72px;border-top:2px solid #ffffff1c"><span style="width:136px;color:#8991A3">${number}</span><b class="f" style="font-weight:700">${job}</b><span style="width:90px;color:#FFD27A">${minutes}</span><span style="width:150px;text-align:right;color:${state === 'done' ? '#B7E3A1' : '#FF9470'}">${state}</span></div>`,
  )
  .join('')}</div>`

const label = (text: string): string =>
  `<div style="padding-left:26px;font:600 32px ${plain};color:#5b606c;margin-bottom:8px">${text}</div>`
const editor = `<div class="a" style="inset:0;background:#fff;padding:34px 40px">
  ${label('Headline')}<div class="r" style="height:112px;border:4px solid #2B5BD7;border-radius:12px;padding:0 24px;font:800 62px ${face};letter-spacing:-.03em;box-shadow:0 0 0 8px #2b5bd722">${promise}<i style="width:5px;height:66px;margin-left:6px;background:#2B5BD7"></i></div>
  <div style="height:18px"></div>${label('Picture')}<div class="r" style="gap:26px"><div class="m" style="width:300px;height:200px;border-radius:12px;background:${red}"><svg width="250" height="160" viewBox="0 0 360 230">${mark(cream, 17)}</svg></div><div class="c f" style="gap:18px;font:600 29px ${plain}"><span style="color:#5b606c">bicycle.svg</span><span class="m" style="height:84px;border-radius:12px;background:#14171F;color:#fff;font:700 32px ${display}">Publish</span></div></div></div>`

const homeUpright = `<div class="a" style="inset:0;background:${red};color:${cream}">
  <div class="a" style="left:130px;top:380px;width:540px;height:540px;border-radius:50%;background:${mustard}"></div>
  ${drawn(`<g transform="translate(128 486) scale(1.16)">${mark(ink, 15)}</g>`, 560, 860)}
  <div class="a" style="left:38px;top:40px">${stencil('Do Pahiya', 44, cream, red)}</div>
  <div class="a" style="left:34px;top:126px;font:800 138px/.86 ${face};letter-spacing:-.045em">Mended<br>by six.</div>
  <div class="a m" style="left:38px;bottom:38px;width:300px;height:92px;border-radius:10px;background:${cream};color:${red};font:700 34px ${face}">Book a bench</div></div>`

const jobsUpright = `<div style="padding:26px 34px;font:500 42px ${mono};letter-spacing:-.03em"><div style="color:#8991A3;margin-bottom:20px">on the bench</div>${rows
  .map(
    ([number, job, minutes, state]) =>
      `<div style="height:124px;padding-top:18px;border-top:2px solid #ffffff1c"><div class="sb"><b style="font-weight:700">${job}</b><span style="color:#FFD27A">${minutes}</span></div><div class="sb" style="font-size:32px;margin-top:4px"><span style="color:#8991A3">${number}</span><span style="color:${state === 'done' ? '#B7E3A1' : '#FF9470'}">${state}</span></div></div>`,
  )
  .join('')}</div>`

const editorUpright = `<div class="a" style="inset:0;background:#fff;padding:40px">
  ${label('Headline')}<div class="r" style="height:112px;border:4px solid #2B5BD7;border-radius:12px;padding:0 22px;white-space:nowrap;font:800 55px ${face};letter-spacing:-.03em;box-shadow:0 0 0 8px #2b5bd722">${promise}<i style="width:5px;height:66px;margin-left:6px;background:#2B5BD7"></i></div>
  <div style="height:30px"></div>${label('Picture')}<div class="m" style="height:230px;border-radius:12px;background:${red}"><svg width="320" height="204" viewBox="0 0 360 230">${mark(cream, 17)}</svg></div>
  <div class="m" style="margin-top:34px;height:96px;border-radius:12px;background:#14171F;color:#fff;font:700 38px ${display}">Publish</div></div>`

/** Teeth where the paper was torn. */
const torn = (wide: number, high: number): string => {
  const teeth = Array.from(
    { length: 41 },
    (_, at) => `${(at * wide) / 40}px ${high - (at % 2) * 12}px`,
  )
  return `polygon(0 0,${wide}px 0,${teeth.reverse().join(',')})`
}
const sums = [
  ['Brake shoes', '450'],
  ['Inner tube', '320'],
  ['Bell', '190'],
]
const receipt = `<div style="width:400px;height:540px;clip-path:${torn(400, 540)};background:linear-gradient(100deg,#fff,#fbf8f1 60%,#ece6d8);padding:34px 32px;font:500 32px ${mono};letter-spacing:-.04em;color:${ink}"><div class="m" style="margin-bottom:24px">${stencil('Do Pahiya', 54, ink, '#FBF9F3')}</div>${sums.map(([part, sum]) => `<div class="sb n" style="height:52px"><span>${part}</span><span>${sum}</span></div>`).join('')}<div style="border-top:3px dashed;margin:16px 0 12px"></div><div class="sb n" style="font:800 80px/1 ${face};letter-spacing:-.04em"><span style="font-size:34px;letter-spacing:-.01em">Total</span>960</div><div class="m" style="margin-top:28px;height:86px;border-radius:10px;background:${mustard};color:${ink};font:800 34px ${face};letter-spacing:-.01em">Paid, 17:40</div></div>`

/** Of one picture, in pixels; a thing lies where its middle is. */
type Bench = {
  name: string
  width: number
  height: number
  things: Laid[]
  /** What else lies there, as `render/mending.py` knows it. */
  tools: {
    wheel: Place
    spanner: { at: Place; turn: number }
    bell: Place
    chain: Place[]
    /** Where the light of the window falls, and how wide and high it is, in hundreds of pixels. */
    light: { at: Place; size: Place }
  }
}
type Place = [x: number, y: number]

function bench({ name, width: across, height: deep, things, tools }: Bench): Picture {
  const plate = encoded(name, across)
  return {
    files: plate.files,
    async make(browser) {
      const { known, textures } = onTable(things)
      const files = { 'table.json': JSON.stringify({ things: known, tools }) }
      const scene = { width: across, height: deep, scene: 'mending', textures, files, calm: 3 }
      return plate.encode(sharp(await seen(browser, scene)))
    },
  }
}

const paid = (at: Spot): Laid =>
  leaf({
    width: 400,
    height: 540,
    paper: 'transparent',
    print: receipt,
    curl: [0.25, 0, 0, 0.1],
    bow: 0.2,
    ...at,
  })
const atHand = (at: Spot): Laid => phone({ screen: bookingAtHand, ground: mustard, ...at })

const close = bench({
  name: 'mending',
  width: 1500,
  height: 1600,
  things: [
    tablet({ width, height, print: home, x: 610, y: 400, turn: -5, scale: 0.65 }),
    pane({
      width: 760,
      height: 480,
      print: jobs,
      x: 390,
      y: 880,
      turn: -3,
      scale: 0.72,
      thick: 0.34,
    }),
    tablet({ width: 700, height: 520, print: editor, x: 1040, y: 870, turn: 4, scale: 0.7 }),
    paid({ x: 710, y: 1290, turn: -4, scale: 0.82 }),
    atHand({ x: 1070, y: 1290, turn: 5, scale: 0.6 }),
  ],
  tools: {
    wheel: [-20, 1660],
    spanner: { at: [1385, 560], turn: 74 },
    bell: [1250, 215],
    chain: [
      [1010, 130],
      [1090, 70],
      [1200, 60],
      [1330, 90],
      [1400, 190],
      [1440, 290],
      [1530, 330],
    ],
    light: { at: [0.2, 1], size: [15, 13] },
  },
})

/** Each in the middle of its fifth. */
const inLine = bench({
  name: 'mending-in-line',
  width: 1920,
  height: 800,
  things: [
    tablet({ width: 560, height: 860, print: homeUpright, x: 200, y: 396, turn: -3, scale: 0.57 }),
    pane({
      width: 520,
      height: 640,
      print: jobsUpright,
      x: 584,
      y: 408,
      turn: 2,
      scale: 0.68,
      thick: 0.34,
    }),
    tablet({
      width: 520,
      height: 740,
      print: editorUpright,
      x: 964,
      y: 398,
      turn: -2,
      scale: 0.59,
    }),
    paid({ x: 1338, y: 412, turn: 3, scale: 0.88 }),
    atHand({ x: 1712, y: 404, turn: -4, scale: 0.68 }),
  ],
  tools: {
    wheel: [-330, 1010],
    spanner: { at: [800, 726], turn: 4 },
    bell: [1490, 82],
    chain: [
      [560, 60],
      [680, 36],
      [800, 70],
      [900, 110],
      [1020, 96],
      [1130, 50],
      [1260, 60],
      [1380, 40],
    ],
    light: { at: [0.2, 0.4], size: [22, 8] },
  },
})

export const topics: Picture[] = [close, inLine]
