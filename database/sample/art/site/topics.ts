/**
 * The five parts of how everything is built, as five things from the making of one shop: its page, the
 * orders behind it, where its words are changed, a receipt, and the page again on two screens.
 */
import { laid } from '../crafts/crafts.ts'
import { display, drawn, mono, plain, signal } from '../crafts/print.ts'
import { browser, card, type Laid, leaf, pane, phone, tablet } from '../crafts/table.ts'
import { cream, crust, finished, height, loaf, wheat, width } from '../crafts/tandoor-lane.ts'
import type { Picture } from '../picture.ts'

/** On the page's paper, with room for the shadow. */
const alone = (name: string, wide: number, high: number, ...things: Laid[]): Picture =>
  laid(`topic-${name}`, wide, high, '#F6F3EC', things)

const shop = browser({
  width,
  height: 800,
  url: 'tandoorlane.example',
  print: finished,
  x: 500,
  y: 360,
  scale: 0.66,
  lift: 0.1,
})

const rows = [
  ['0412', 'Khameeri', '6', 'paid'],
  ['0413', 'Roghni', '4', 'paid'],
  ['0414', 'Taftan', '2', 'owed'],
  ['0415', 'Khameeri', '12', 'paid'],
]
const orders = pane({
  width: 760,
  height: 480,
  print: `<div style="padding:26px 36px;font:500 36px ${mono};letter-spacing:-.03em"><div style="color:#8991A3;margin-bottom:14px">orders for tomorrow</div>${rows
    .map(
      ([number, bread, count, state]) =>
        `<div class="r n" style="height:72px;border-top:2px solid #ffffff1c"><span style="width:126px;color:#8991A3">${number}</span><b class="f" style="font-weight:700">${bread}</b><span style="width:80px;color:#FFD27A">${count}</span><span style="width:150px;text-align:right;color:${state === 'paid' ? '#B7E3A1' : '#FF9470'}">${state}</span></div>`,
    )
    .join('')}</div>`,
  x: 440,
  y: 320,
  thick: 0.3,
})

const label = (text: string): string =>
  `<div style="padding-left:26px;font:600 32px ${plain};color:#5b606c;margin-bottom:8px">${text}</div>`
const editor = `<div style="padding:34px 40px">
  ${label('Headline')}<div class="r" style="height:112px;border:4px solid #2B5BD7;border-radius:12px;padding:0 24px;font:700 62px ${display};letter-spacing:-.03em;box-shadow:0 0 0 8px #2b5bd722">Bread at six.<i style="width:5px;height:66px;margin-left:6px;background:#2B5BD7"></i></div>
  <div style="height:18px"></div>${label('Picture')}<div class="r" style="gap:26px"><div style="position:relative;width:300px;height:200px;border-radius:12px;overflow:hidden;background:${wheat}">${drawn(loaf(160, 112, 0.84, 3), 300, 200)}</div><div class="c f" style="gap:18px;font:600 29px ${plain}"><span style="color:#5b606c">khameeri.jpg</span><span class="m" style="height:84px;border-radius:12px;background:#14171F;color:#fff;font:700 32px ${display}">Publish</span></div></div></div>`

/** Teeth where the paper was torn. */
const torn = (wide: number, high: number): string => {
  const teeth = Array.from(
    { length: 41 },
    (_, at) => `${(at * wide) / 40}px ${high - (at % 2) * 12}px`,
  )
  return `polygon(0 0,${wide}px 0,${teeth.reverse().join(',')})`
}
const sums = [
  ['6 Khameeri', '360'],
  ['4 Roghni', '360'],
  ['2 Taftan', '240'],
]
const receipt = `<div style="width:400px;height:540px;clip-path:${torn(400, 540)};background:linear-gradient(100deg,#fff,#fbf8f1 60%,#ece6d8);padding:34px 32px;font:500 32px ${mono};letter-spacing:-.04em;color:${crust}"><div style="font:700 46px ${display};letter-spacing:-.03em;text-align:center;margin-bottom:20px">tandoor lane</div>${sums.map(([bread, sum]) => `<div class="sb n" style="height:52px"><span>${bread}</span><span>${sum}</span></div>`).join('')}<div style="border-top:3px dashed;margin:16px 0 12px"></div><div class="sb n" style="font:700 76px/1 ${display};letter-spacing:-.04em"><span style="font-size:34px;letter-spacing:-.01em">Total</span>960</div><div class="m" style="margin-top:28px;height:86px;border-radius:10px;background:${signal};color:#1A0A04;font:700 32px ${display};letter-spacing:-.01em">Paid, 21:14</div></div>`

const pocket = `<div class="a" style="inset:0;background:${cream};color:${crust}"></div><div class="a" style="left:-30px;right:-30px;top:420px;bottom:0;border-radius:50% 50% 0 0;background:${wheat}"></div>
  <div class="a" style="left:28px;top:64px;font:700 25px ${display}">tandoor lane</div><div class="a" style="left:24px;top:122px;font:700 104px/.92 ${display};letter-spacing:-.045em">Bread at six.</div>
  <div class="a m" style="left:28px;right:28px;top:338px;height:72px;border-radius:10px;background:${signal};font:700 28px ${display};color:#1A0A04">Order now</div>
  ${drawn(`${loaf(280, 690, 0.82, 5)}${loaf(140, 600, 0.96, 3)}`, 390, 844)}`
export const topics: Picture[] = [
  alone('front', 1080, 760, shop),
  alone('back', 960, 700, orders),
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
    tablet({ width, height, print: finished, x: 450, y: 330, scale: 0.56 }),
    phone({
      screen: pocket,
      ground: cream,
      color: crust,
      x: 830,
      y: 460,
      scale: 0.66,
      lift: 0.5,
      lean: 8,
    }),
  ),
]
