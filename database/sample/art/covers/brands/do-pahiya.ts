import { mark, stencil } from '../../crafts/do-pahiya.ts'
import type { Shot } from '../../picture.ts'
import { face, type Rendering } from '../../render/render.ts'
import { coverHeight, coverWidth, sceneHeight, sceneWidth } from '../stage.ts'

const [red, cream, black] = ['#D8281F', '#F4EAD5', '#17130F']

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

const poster = `<div style="position:relative;padding:56px 58px;height:100%;color:${red}"><div class="a" dir="rtl" style="right:52px;top:104px;font:400 70px/2.1 Noto Nastaliq Urdu;color:${black}">دو پہیہ</div>${stencil('Do', 390, red, cream)}${stencil('Pahiya', 196, black, cream)}<div style="margin:34px 0 0">${frame(red, 704)}</div><div class="sb" style="border-top:10px solid ${black};margin-top:34px;padding-top:20px;color:${black};font:700 27px League Spartan"><span>Frames 01–09, brazed by hand</span><span><svg width="92" height="60" viewBox="0 0 360 230">${mark(black, 18)}</svg></span></div></div>`

/** The thing itself, before the wall of its makers, and what is painted on that or pasted to it. */
const bicycle = (width: number, height: number, sign: Shot): Rendering => ({
  width,
  height,
  scene: 'bicycle',
  calm: 4,
  quality: 72,
  textures: { sign },
})

export default [
  bicycle(coverWidth, coverHeight, face(820, 1180, 2, cream, poster)),
  bicycle(sceneWidth, sceneHeight, {
    width: 520,
    height: 340,
    scale: 3,
    transparent: true,
    body: `<svg width="520" height="340" viewBox="-10 0 380 230">${mark(black, 15)}</svg>`,
  }),
]
