import { sheet } from '../devices.ts'
import { scene, stage } from '../stage.ts'

const [red, cream, black] = ['#D8281F', '#F4EAD5', '#17130F']

/** Two wheels and the line of the chain. */
const badge = (size: number, color: string): string =>
  `<svg width="${size}" height="${size * 0.56}" viewBox="0 0 200 112" fill="none" stroke="${color}" stroke-width="13"><circle cx="50" cy="56" r="42"/><circle cx="150" cy="56" r="42"/><path d="M50 32H150M50 80H150" stroke-width="9"/><circle cx="50" cy="56" r="9" fill="${color}" stroke="none"/><circle cx="150" cy="56" r="9" fill="${color}" stroke="none"/></svg>`

/** Stencil lettering: bridges cut through heavy letters in the colour of the ground. */
const stencil = (text: string, size: number, color: string, ground: string): string =>
  `<div style="position:relative;font:900 ${size}px/.84 League Spartan;letter-spacing:-.02em;color:${color};text-transform:uppercase">${text}<i class="a" style="left:0;right:0;top:${size * 0.36}px;height:${size * 0.035}px;background:${ground}"></i></div>`

const frame = (
  color: string,
  width: number,
): string => `<svg width="${width}" height="${width * 0.62}" viewBox="0 0 500 310" fill="none" style="overflow:visible"><g stroke="${black}" stroke-width="5"><circle cx="95" cy="205" r="88"/><circle cx="405" cy="205" r="88"/></g><g stroke="#8b8375" stroke-width="1.2">${Array.from(
  { length: 16 },
  (_, index) => {
    const angle = (index * Math.PI) / 8
    const [dx, dy] = [Math.cos(angle) * 85, Math.sin(angle) * 85]
    return `<path d="M95 205l${dx.toFixed(1)} ${dy.toFixed(1)}M405 205l${dx.toFixed(1)} ${dy.toFixed(1)}"/>`
  },
).join('')}</g>
  <g stroke="${color}" stroke-width="11" stroke-linejoin="round" stroke-linecap="round"><path d="M95 205L178 82 355 82 225 205ZM225 205L168 60M405 205L352 66"/></g><path d="M140 54H196" stroke="${black}" stroke-width="12" stroke-linecap="round"/><path d="M352 66L346 44 388 36C400 34 404 46 396 52" stroke="${black}" stroke-width="8" stroke-linecap="round"/><circle cx="225" cy="205" r="22" stroke="${black}" stroke-width="5" fill="${cream}"/><path d="M225 183L95 195M225 227L95 215" stroke="${black}" stroke-width="3"/><path d="M225 205l22 34M240 240h22" stroke="${black}" stroke-width="6" stroke-linecap="round"/><circle cx="95" cy="205" r="10" fill="${black}"/><circle cx="405" cy="205" r="6" fill="${black}"/></svg>`

const poster = `<div style="padding:56px 58px;height:100%;color:${red}">${stencil('Do', 390, red, cream)}${stencil('Pahiya', 196, black, cream)}<div style="margin:34px 0 0">${frame(red, 704)}</div><div class="sb" style="border-top:10px solid ${black};margin-top:34px;padding-top:20px;color:${black};font:700 27px League Spartan"><span>Frames 01–09, brazed by hand</span><span>${badge(104, black)}</span></div></div>`

const plate = `<div class="m c" style="height:100%;gap:16px;border:8px solid ${cream};border-radius:120px 120px 150px 150px">${badge(210, cream)}<div style="font:900 34px League Spartan;color:${cream};letter-spacing:.1em">DO PAHIYA</div><div style="font:600 21px League Spartan;color:${cream}">Three brothers</div></div>`

export default [
  stage({
    ground: `radial-gradient(1100px 1000px at 20% 10%,#e84a35,${red} 55%,#a3140e)`,
    font: 'League Spartan',
    light: 0.4,
    body: `${sheet({ width: 820, height: 1180, print: poster, paper: cream, x: 460, y: 710, turn: -3, lift: 36 })}
    ${sheet({ width: 330, height: 400, print: plate, paper: black, radius: 130, x: 800, y: 1230, turn: 9, lift: 44 })}`,
  }),
  scene({
    ground: `linear-gradient(160deg,#fbf4e4,${cream} 60%,#dccba8)`,
    font: 'League Spartan',
    light: 0.55,
    body: `<div class="a" style="left:0;top:1046px;width:1920px;height:154px;background:linear-gradient(180deg,#d9c7a2,#bfa878)"></div><div class="a" style="left:-40px;top:-60px;filter:drop-shadow(0 34px 22px #0005)">${frame(red, 1780)}</div><div class="a" style="left:60px;top:80px">${badge(300, black)}</div>`,
  }),
]
