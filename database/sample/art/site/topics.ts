/**
 * The five parts of how everything is built, as five things from the making of one workshop's site: its page, the
 * jobs behind it, where its words are changed, a receipt, and another page on two screens.
 */
import { laid } from '../crafts/crafts.ts'
import {
  booking,
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
import { browser, card, type Laid, leaf, pane, phone, tablet } from '../crafts/table.ts'
import type { Picture } from '../picture.ts'

/** On the page's paper, with room for the shadow. */
const alone = (name: string, wide: number, high: number, ...things: Laid[]): Picture =>
  laid(`topic-${name}`, wide, high, '#F6F3EC', things, { light: 'soft' })

const site = browser({
  width,
  height: 800,
  url: 'dopahiya.example',
  print: home,
  x: 500,
  y: 360,
  scale: 0.66,
  lift: 0.1,
})

const rows = [
  ['0412', 'Chain', '25', 'done'],
  ['0413', 'Brakes', '40', 'done'],
  ['0414', 'Spokes', '55', 'waits'],
  ['0415', 'Tyre', '20', 'done'],
]
const jobs = pane({
  width: 760,
  height: 480,
  print: `<div style="padding:26px 36px;font:500 38px ${mono};letter-spacing:-.03em"><div style="color:#8991A3;margin-bottom:14px">on the bench</div>${rows
    .map(
      ([number, job, minutes, state]) =>
        `<div class="r n" style="height:72px;border-top:2px solid #ffffff1c"><span style="width:136px;color:#8991A3">${number}</span><b class="f" style="font-weight:700">${job}</b><span style="width:90px;color:#FFD27A">${minutes}</span><span style="width:150px;text-align:right;color:${state === 'done' ? '#B7E3A1' : '#FF9470'}">${state}</span></div>`,
    )
    .join('')}</div>`,
  x: 440,
  y: 320,
  thick: 0.3,
})

const label = (text: string): string =>
  `<div style="padding-left:26px;font:600 32px ${plain};color:#5b606c;margin-bottom:8px">${text}</div>`
const editor = `<div style="padding:34px 40px">
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

export const topics: Picture[] = [
  alone('front', 1080, 760, site),
  alone('back', 960, 700, jobs),
  alone(
    'words',
    800,
    660,
    card({
      width: 660,
      height: 500,
      ground: '#FFFFFF',
      radius: 18,
      thick: 0.16,
      print: editor,
      x: 380,
      y: 300,
    }),
  ),
  alone(
    'sale',
    500,
    660,
    leaf({
      width: 400,
      height: 540,
      paper: 'transparent',
      print: receipt,
      curl: [0.3, 0, 0.4, 0],
      bow: 0.2,
      x: 230,
      y: 310,
      lift: 0.05,
    }),
  ),
  alone(
    'widths',
    1060,
    800,
    tablet({ width, height, print: booking, x: 450, y: 330, scale: 0.56 }),
    phone({
      screen: bookingAtHand,
      ground: mustard,
      x: 830,
      y: 430,
      scale: 0.63,
      lift: 0.5,
      lean: 8,
    }),
  ),
]
