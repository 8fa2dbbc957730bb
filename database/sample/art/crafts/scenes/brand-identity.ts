import { sheet } from '../../covers/devices.ts'
import { type Place, place, shadow } from '../../covers/stage.ts'
import { display, drawn, ink, mono, moved, plain, scene, signal } from '../things.ts'

const [red, cream, green, mustard] = ['#C8281E', '#FBEFD5', '#135C47', '#F0B429']

/** A bicycle of two wheels and one line between them: the mark that is being made here. */
const mark = (color: string, weight = 15): string =>
  `<g fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"><circle cx="70" cy="160" r="56"/><circle cx="290" cy="160" r="56"/><path d="M70 160L136 60H236L290 160M136 60L186 160H70M186 160L236 60L226 24H262M118 26H158"/></g>`

const specimen = (
  words: string,
): string => `<div style="height:100%;background:${cream};color:${ink}"><div class="a" style="left:44px;top:-208px;font:700 960px/1 ${display};letter-spacing:-.05em;color:${red}">a</div>
  ${drawn(`<g stroke="${ink}" stroke-width="3" stroke-opacity=".55"><path d="M0 98H760M0 600H760M0 796H760" stroke-dasharray="2 10" stroke-linecap="round"/><path d="M84 40V660M590 40V660"/><circle cx="590" cy="340" r="10" fill="${cream}"/><circle cx="84" cy="450" r="10" fill="${cream}"/><circle cx="336" cy="98" r="10" fill="${cream}"/></g><g font-family="${mono}" font-size="22" fill="${ink}"><text x="620" y="86">x 500</text><text x="620" y="588">base 0</text><text x="60" y="784">-190</text></g>`, 760, 900)}
  ${words}</div>`
const name =
  '<div class="a" dir="rtl" style="right:330px;top:556px;font:400 132px/2.1 Noto Nastaliq Urdu">دو پہیہ</div>'

const chip = (color: string, name: string, code: string, turn: number): string =>
  `<div class="a" style="left:0;bottom:0;width:230px;height:620px;transform-origin:36px 584px;transform:rotate(${turn}deg);border-radius:14px;background:#fff;overflow:hidden;${shadow(26, 0.7)}"><div style="height:410px;background:linear-gradient(115deg,#fff2,transparent 40%),${color}"></div><div style="padding:22px 24px;color:${ink}"><b style="font:700 34px/1.1 ${display}">${name}</b><div style="margin-top:6px;font:500 21px ${mono};color:#666">${code}</div></div><i class="a" style="left:22px;bottom:22px;width:28px;height:28px;border-radius:50%;background:#8b8f99;box-shadow:inset 3px 4px 4px #0007"></i></div>`

const fan = place(
  230,
  620,
  { x: 1400, y: 640 },
  [
    [ink, 'Tyre', '20 23 31', -38],
    [green, 'Bottle', '19 92 71', -19],
    [mustard, 'Haldi', '240 180 41', 0],
    [signal, 'Signal', '255 91 46', 19],
    [red, 'Loha', '200 40 30', 38],
  ]
    .map(([color, name, code, turn]) =>
      chip(String(color), String(name), String(code), Number(turn)),
    )
    .join(''),
)

const card = `<div style="height:100%;padding:34px 40px;background:${red};color:${cream}"><svg width="230" height="150" viewBox="0 0 360 230">${mark(cream, 17)}</svg><div class="sb" style="margin-top:36px;align-items:flex-end"><b style="font:700 62px/.9 ${display};letter-spacing:-.04em">do pahiya</b><span style="font:500 20px/1.35 ${plain};text-align:right">cycles mended<br>while you wait</span></div></div>`

/** The wooden stamp lies on its side; what it leaves is on the parcel paper beside it. */
const print = `<div class="m" style="height:100%;background:#C9A06B"><svg width="400" height="300" viewBox="-20 -20 400 270" style="transform:rotate(-8deg);opacity:.86">${mark('#3A1B12', 16)}</svg></div>`
const stamp = drawn(
  `<g transform="translate(250 60) rotate(24)" style="filter:drop-shadow(26px 34px 24px rgba(0,0,0,.55))"><path d="M88 0C130-8 152 26 140 66C130 96 132 130 142 176H34C44 130 48 96 36 66C24 26 46-8 88 0Z" fill="#B0713A"/><path d="M88 0C70-4 52 2 42 22C36 50 58 90 50 176H34C44 130 48 96 36 66C24 26 46-8 88 0Z" fill="#D9A064"/><rect x="-60" y="172" width="296" height="84" rx="8" fill="#9A5F2E"/><rect x="-60" y="172" width="296" height="26" rx="8" fill="#C68B4F"/><rect x="-70" y="254" width="316" height="26" rx="4" fill="#2A2D36"/><rect x="-70" y="276" width="316" height="16" rx="3" fill="#6E1712"/></g>`,
)

const letter = (at: Place, words = ''): string =>
  sheet({ width: 760, height: 900, print: specimen(words), lift: 30, ...at })

const visiting = (at: Place): string =>
  sheet({ width: 590, height: 360, print: card, paper: red, radius: 10, lift: 30, ...at })

/** Letters on their lines, colours in a fan, and the mark where it has to hold: card and stamp. */
export default scene(
  letter({ x: 770, y: 560, turn: -4 }, name),
  fan,
  sheet({ width: 470, height: 400, print, paper: '#C9A06B', x: 290, y: 812, turn: 8, lift: 18 }),
  visiting({ x: 1560, y: 880, turn: -6 }),
  sheet({
    width: 400,
    height: 240,
    print: `<div class="m" style="height:100%;gap:26px"><svg width="120" height="80" viewBox="0 0 360 230">${mark(ink, 20)}</svg><svg width="58" height="40" viewBox="0 0 360 230">${mark(ink, 26)}</svg><svg width="26" height="18" viewBox="0 0 360 230">${mark(ink, 34)}</svg></div>`,
    paper: mustard,
    x: 1150,
    y: 975,
    turn: 5,
    lift: 20,
  }),
  stamp,
)

export const thing = scene(
  letter({ x: 420, y: 500, turn: -4, scale: 0.98 }),
  moved(432, 40, 0.98, stamp),
  visiting({ x: 660, y: 812, turn: -6, scale: 0.88 }),
)
