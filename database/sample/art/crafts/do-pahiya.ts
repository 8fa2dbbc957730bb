/** A workshop for bicycles, two wheels in Urdu: its mark, its name, its face, its colours and two pages of its site. */
import { drawn, ink, plain } from './print.ts'

export const [red, cream, green, mustard] = ['#C8281E', '#FBEFD5', '#135C47', '#F0B429']

/** A bicycle of two wheels and one line between them, 360 by 230. */
export const mark = (color: string, weight = 15): string =>
  `<g fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"><circle cx="70" cy="160" r="56"/><circle cx="290" cy="160" r="56"/><path d="M70 160L136 60H236L290 160M136 60L186 160H70M186 160L236 60L226 24H262M118 26H158"/></g>`

/** What it sets its headlines in. */
export const face = 'League Spartan'

/** Its name, or a part of it, cut as for a stencil: a bridge in the colour of the ground goes through the letters. */
export const stencil = (text: string, size: number, color: string, ground: string): string =>
  `<div style="position:relative;width:max-content;font:900 ${size}px/.84 ${face};letter-spacing:-.02em;color:${color};text-transform:uppercase">${text}<i class="a" style="left:0;right:0;top:${size * 0.36}px;height:${size * 0.035}px;background:${ground}"></i></div>`

/** What its pages are drawn at. */
export const [width, height] = [1320, 860]

const bar = (color: string, ground: string, button: string, onButton: string): string =>
  `<div class="sb" style="position:relative;padding:28px 48px;font:600 22px ${plain};color:${color}">${stencil('Do Pahiya', 40, color, ground)}<span class="r" style="gap:36px">Prices <span>Where</span><b style="padding:14px 26px;border-radius:8px;background:${button};color:${onButton}">Book a bench</b></span></div>`

export const promise = 'Mended by six.'

export const home = `<div class="a" style="inset:0;background:${red};color:${cream}">
  <div class="a" style="left:716px;top:150px;width:720px;height:720px;border-radius:50%;background:${mustard}"></div>
  ${drawn(`<g transform="translate(668 262) scale(1.78)">${mark(ink, 15)}</g>`, width, height)}
  ${bar(cream, red, cream, red)}
  <div class="a" style="left:44px;top:176px;font:800 184px/.86 ${face};letter-spacing:-.045em">Mended<br>by six.</div>
  <div class="a" style="left:52px;top:556px;width:440px;font:500 32px/1.35 ${plain}">Bring it in the morning and ride it home.</div>
  <div class="a m" style="left:52px;top:672px;width:330px;height:88px;border-radius:10px;background:${mustard};color:${ink};font:700 32px ${face}">Book a bench</div></div>`

const hours = ['8', '9', '10', '11', '12', '2', '3', '4']
const taken = new Set(['9', '10', '2'])

/** A day's hours: those that are taken, and the one that was chosen. */
const hour = (name: string, style: string): string =>
  `<div class="m n" style="${style};border-radius:14px;font-family:${face};font-weight:800;letter-spacing:-.03em;${name === '11' ? `background:${red};color:${cream}` : taken.has(name) ? 'background:#14171f1c;color:#14171f66' : 'background:#fff'}">${name}</div>`

export const booking = `<div class="a" style="inset:0;background:${mustard};color:${ink}">${bar(ink, mustard, ink, cream)}
  <div class="a" style="left:48px;top:150px;font:800 136px/.88 ${face};letter-spacing:-.045em">When will you<br>bring it?</div>
  <div class="a" style="left:48px;right:48px;top:450px;display:grid;grid-template-columns:repeat(4,1fr);gap:22px">${hours.map((name) => hour(name, 'height:172px;font-size:84px')).join('')}</div></div>`

/** The same on a telephone of 390 by 844. */
export const bookingAtHand = `<div class="a" style="inset:0;background:${mustard}"></div>
  <div class="a" style="left:26px;top:74px">${stencil('Do Pahiya', 32, ink, mustard)}</div><div class="a" style="left:24px;top:118px;width:340px;font:800 80px/.88 ${face};letter-spacing:-.045em">When<br>will you<br>bring it?</div>
  <div class="a" style="left:24px;right:24px;top:380px;display:grid;grid-template-columns:repeat(2,1fr);gap:14px">${hours
    .slice(2)
    .map((name) => hour(name, 'height:92px;font-size:50px'))
    .join('')}</div>
  <div class="a m" style="left:24px;right:24px;bottom:44px;height:86px;border-radius:12px;background:${ink};color:${cream};font:700 30px ${face}">Book at 11</div>`
