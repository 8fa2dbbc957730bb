import { face } from '../../render/render.ts'
import { cut, type Khussa } from '../khussa/khussa.ts'
import { spun } from '../khussa/thread.ts'
import { cloth, tag, unfinished } from '../khussa/workshop.ts'
import { glyph } from '../parts.ts'
import { coverHeight, coverWidth, sceneHeight, sceneWidth } from '../stage.ts'

const [maroon, gold, ivory] = ['#4A0E1B', '#D4A94E', '#F5ECDD']
const velvet = '#86173A'

const tilla = spun('#5a3008', '#d3a042', '#fff4cf')
const silver = spun('#34384a', '#b3b9c8', '#ffffff')
const copper = spun('#4a1d0c', '#b5683a', '#ffe0c2')
const turquoise = spun('#0c3a3a', '#2f9c94', '#c8fff2')
const rose = spun('#5c0f2c', '#d1436d', '#ffd3de')
const leaf = spun('#13341c', '#4b8f4a', '#d9f5bd')
const indigo = spun('#131a4a', '#3b52b4', '#cdd6ff')
const ruby = spun('#4c0713', '#b3213a', '#ffc4c4')

/** The pair on which all is shown; its lining gives the project's page its mulberry. */
const anarkali: Khussa = {
  velvet,
  leather: '#9E1B44',
  thread: tilla,
  silk: turquoise,
  motif: 'rosette',
}

/** A foot as it is traced, in pixels of its paper. */
const foot =
  'M150 800C82 792 62 716 76 636S104 520 86 420 48 300 74 196 166 40 236 50 318 150 314 254 276 438 272 520 300 672 278 732 212 808 150 800Z'

/** The tracing as the shop has read it: the outline found, and the card that gives the measure. */
const reading = `<svg width="356" height="236" viewBox="0 0 356 236" fill="none"><rect width="356" height="236" rx="6" fill="#BFAE92"/><path d="M12 16L346 8 350 226 18 230Z" fill="#FBF4E4" style="filter:drop-shadow(2px 4px 4px #3a1d0566)"/><g transform="translate(341 103) rotate(90) scale(.355)"><path d="${foot}" stroke="${gold}" stroke-opacity=".5" stroke-width="24"/><path d="${foot}" stroke="#4b3a2b" stroke-width="7"/><path d="M72 240H312M80 600H294" stroke="${maroon}" stroke-width="5" stroke-dasharray="13 10"/></g><path d="M56 108H326M56 100V116M326 100V116" stroke="${maroon}" stroke-width="2"/><text x="252" y="94" text-anchor="middle" font-family="Arapey" font-size="25" fill="${maroon}">241 mm</text><g transform="translate(46 27) rotate(-2)"><rect width="96" height="60" rx="6" fill="#27406B"/><rect x="11" y="20" width="17" height="13" rx="2.5" fill="#d9b35f"/><path d="M-6 7V-6H7M89 -6H102V7M102 53V66H89M7 66H-6V53" stroke="#B98A2E" stroke-width="3.5"/></g></svg>`

/** On the tablet; the picture, 536 high from 84 down, is taken in the scene. */
const shop = face(
  820,
  1160,
  2,
  ivory,
  `<div style="font-family:Arapey"><div class="sb" style="height:84px;padding:0 34px;font:400 26px Arapey;color:${maroon}"><span>Khussas</span><span style="font:400 42px Arapey;letter-spacing:.02em">Tilla <i>&amp;</i> Sole</span>${glyph('bag', 32, maroon, 1.8)}</div>
  <div style="height:536px"></div>
  <div style="padding:24px 38px 0;color:${maroon}"><div class="sb" style="align-items:flex-start"><div><h1 style="font:400 60px/1 Arapey;letter-spacing:-.02em">Anarkali, in mulberry</h1><p style="font:italic 400 29px/1.3 Arapey;margin-top:6px">Gold thread worked by Bushra, in eleven days</p></div><span class="n w" style="font:400 44px/1.2 Arapey">Rs 9,800</span></div>
  <div class="r" style="gap:26px;margin:18px 0 22px;padding-top:22px;border-top:2px solid ${maroon}55">${reading}<div class="f"><p style="font:400 26px Arapey">Your tracing</p><p class="n" style="font:400 36px/1.2 Arapey;margin:2px 0 18px">241 mm long, 89 wide</p>
  <div class="r" style="gap:9px">${['37', '37½', '38'].map((size) => `<span class="m n" style="width:78px;height:64px;font:400 31px Arapey;border:2px solid ${maroon}${size === '37½' ? `;background:${maroon};color:${ivory}` : '55'}">${size}</span>`).join('')}<i style="font:italic 400 29px Arapey;margin-left:8px">fits you</i></div></div></div>
  <div class="m" style="height:80px;background:${maroon};color:${ivory};font:400 36px Arapey">Add to bag</div></div></div>`,
)

/** Six that share nothing but the last, from left to right. */
const six = cut({
  paisley: { velvet: '#0F4340', thread: tilla, silk: rose, motif: 'paisley', leather: '#B9824C' },
  lattice: {
    velvet: '#C06A22',
    thread: spun('#6b3d12', '#f0d9a0', '#fffdf2'),
    silk: ruby,
    motif: 'lattice',
    leather: '#8C4A2A',
    turn: 180,
  },
  rosette: anarkali,
  eyes: {
    velvet: '#1D1F3E',
    thread: silver,
    silk: indigo,
    motif: 'eyes',
    leather: '#9A8676',
    turn: 180,
  },
  vine: { velvet: '#31501F', thread: tilla, silk: ruby, motif: 'vine', leather: '#C0935C' },
  plain: {
    velvet: '#E9DAC6',
    thread: copper,
    silk: leaf,
    motif: 'plain',
    leather: '#8F5B3A',
    turn: 180,
  },
})

const tracing = face(
  640,
  1010,
  3,
  '#EAE3D6',
  `<svg width="640" height="1010" viewBox="0 0 640 1010" fill="none"><path d="M0 505H640M320 0V1010" stroke="#0000000f" stroke-width="4"/><g transform="translate(40 96)"><path d="${foot}" stroke="#4b3a2b" stroke-width="7" stroke-linejoin="round"/><path d="${foot}" stroke="#4b3a2b" stroke-width="3" stroke-opacity=".5" transform="translate(5 -4)"/><path d="M384 50V800M364 50H404M364 800H404" stroke="${maroon}" stroke-width="4"/></g><text x="470" y="600" transform="rotate(-90 470 600)" font-family="Arapey" font-size="44" fill="${maroon}">241 mm</text><text x="96" y="975" font-family="Arapey" font-style="italic" font-size="50" fill="${maroon}">right foot, 37½</text></svg>`,
)

const bankCard = face(
  428,
  270,
  3,
  'linear-gradient(135deg,#3d5c92,#27406B 55%,#182a4a)',
  `<svg class="a" width="428" height="270" fill="none" stroke="#ffffff" stroke-opacity=".07" stroke-width="1.5">${Array.from({ length: 16 }, (_, at) => `<circle cx="428" cy="270" r="${40 + at * 22}"/>`).join('')}</svg><i class="a" style="left:38px;top:92px;width:62px;height:48px;border-radius:9px;background:linear-gradient(135deg,#f2d489,#b88a2e)"></i><div class="a n" style="left:38px;top:176px;font:400 36px Arapey;letter-spacing:.1em;color:#ffffffcc">•••• •••• 0412</div>`,
)

/** The pair of the shop by itself. */
export const pair = cut({ rosette: anarkali })

/** An upper in the hoop, seven of its eleven days done; the last leaf is half laid. */
const worked = unfinished({
  thread: tilla,
  silk: turquoise,
  velvet,
  done: ([x, y]) => {
    if (Math.hypot(x - 249, y - 296) < 9) return 0.6
    return y - 306 + (x - 200) * 0.8 < 0 ? 1 : 0
  },
})

export default [
  {
    width: coverWidth,
    height: coverHeight,
    scene: 'khussa_table',
    textures: { ...pair.textures, cloth, tracing, 'bank card': bankCard },
    files: pair.files,
    calm: 3,
    quality: 78,
  },
  {
    width: sceneWidth,
    height: sceneHeight,
    scene: 'khussa_row',
    textures: { ...six.textures, cloth },
    files: six.files,
    calm: 3,
    quality: 68,
  },
  {
    width: coverWidth,
    height: coverHeight,
    scene: 'khussa_shop',
    textures: { ...pair.textures, cloth, shop },
    files: pair.files,
    calm: 3,
    quality: 80,
  },
  {
    width: coverWidth,
    height: coverHeight,
    scene: 'khussa_hoop',
    textures: { ...worked.textures, cloth, tag: tag(maroon, gold) },
    files: { ...pair.files, ...worked.files },
    calm: 2,
    quality: 75,
  },
]
