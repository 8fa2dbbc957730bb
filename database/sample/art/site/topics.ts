/**
 * The five parts of how everything is built, as five things on the bench of one workshop while its site is made: its
 * page, the jobs behind it, where its words are changed, a receipt, and another page on a telephone.
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
import { display, ink, mono, plain } from '../crafts/print.ts'
import { leaf, onTable, pane, phone, tablet } from '../crafts/table.ts'
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

/** In pixels; a thing lies where its middle is. */
const [across, deep] = [1500, 1600]

const { known, textures } = onTable([
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
  leaf({
    width: 400,
    height: 540,
    paper: 'transparent',
    print: receipt,
    curl: [0.25, 0, 0, 0.1],
    bow: 0.2,
    x: 710,
    y: 1290,
    turn: -4,
    scale: 0.82,
  }),
  phone({ screen: bookingAtHand, ground: mustard, x: 1070, y: 1290, turn: 5, scale: 0.6 }),
])

const plate = encoded('mending', across)

export const topics: Picture = {
  files: plate.files,
  async make(browser) {
    const table = JSON.stringify({ things: known })
    const files = { 'table.json': table }
    const scene = { width: across, height: deep, scene: 'mending', textures, files, calm: 3 }
    return plate.encode(sharp(await seen(browser, scene)))
  },
}
