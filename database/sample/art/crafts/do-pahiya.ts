/** A workshop for bicycles, two wheels in Urdu: its mark, its colours and two pages of its site. */
import { display, drawn, ink, plain } from './print.ts'

export const [red, cream, green, mustard] = ['#C8281E', '#FBEFD5', '#135C47', '#F0B429']

/** A bicycle of two wheels and one line between them, 360 by 230. */
export const mark = (color: string, weight = 15): string =>
  `<g fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"><circle cx="70" cy="160" r="56"/><circle cx="290" cy="160" r="56"/><path d="M70 160L136 60H236L290 160M136 60L186 160H70M186 160L236 60L226 24H262M118 26H158"/></g>`

/** What its pages are drawn at. */
export const [width, height] = [1320, 860]

const bar = (color: string, button: string, onButton: string): string =>
  `<div class="sb" style="position:relative;padding:28px 48px;font:600 22px ${plain};color:${color}"><b style="font:700 34px ${display};letter-spacing:-.02em">do pahiya</b><span class="r" style="gap:36px">Prices <span>Where</span><b style="padding:14px 26px;border-radius:8px;background:${button};color:${onButton}">Book a bench</b></span></div>`

export const promise = 'Mended by six.'

export const home = `<div class="a" style="inset:0;background:${red};color:${cream}">
  <div class="a" style="left:716px;top:150px;width:720px;height:720px;border-radius:50%;background:${mustard}"></div>
  ${drawn(`<g transform="translate(668 262) scale(1.78)">${mark(ink, 15)}</g>`, width, height)}
  ${bar(cream, cream, red)}
  <div class="a" style="left:44px;top:168px;font:700 184px/.88 ${display};letter-spacing:-.045em">Mended<br>by six.</div>
  <div class="a" style="left:52px;top:556px;width:440px;font:500 32px/1.35 ${plain}">Bring it in the morning and ride it home.</div>
  <div class="a m" style="left:52px;top:672px;width:330px;height:88px;border-radius:10px;background:${mustard};color:${ink};font:700 32px ${display}">Book a bench</div></div>`

const hours = ['8', '9', '10', '11', '12', '2', '3', '4']
const taken = new Set(['9', '10', '2'])

/** A day's hours: those that are taken, and the one that was chosen. */
const hour = (name: string, style: string): string =>
  `<div class="m n" style="${style};border-radius:14px;font-family:${display};font-weight:700;letter-spacing:-.03em;${name === '11' ? `background:${red};color:${cream}` : taken.has(name) ? 'background:#14171f1c;color:#14171f66' : 'background:#fff'}">${name}</div>`

export const booking = `<div class="a" style="inset:0;background:${mustard};color:${ink}">${bar(ink, ink, cream)}
  <div class="a" style="left:48px;top:150px;font:700 132px/.9 ${display};letter-spacing:-.045em">When will you<br>bring it?</div>
  <div class="a" style="left:48px;right:48px;top:450px;display:grid;grid-template-columns:repeat(4,1fr);gap:22px">${hours.map((name) => hour(name, 'height:172px;font-size:84px')).join('')}</div></div>`

/** The same on a telephone of 390 by 844. */
export const bookingAtHand = `<div class="a" style="inset:0;background:${mustard}"></div>
  <div class="a" style="left:26px;top:66px;font:700 27px ${display};letter-spacing:-.02em">do pahiya</div><div class="a" style="left:24px;top:118px;width:340px;font:700 78px/.9 ${display};letter-spacing:-.045em">When<br>will you<br>bring it?</div>
  <div class="a" style="left:24px;right:24px;top:380px;display:grid;grid-template-columns:repeat(2,1fr);gap:14px">${hours
    .slice(2)
    .map((name) => hour(name, 'height:92px;font-size:50px'))
    .join('')}</div>
  <div class="a m" style="left:24px;right:24px;bottom:44px;height:86px;border-radius:12px;background:${ink};color:${cream};font:700 30px ${display}">Book at 11</div>`
