import type { Shot } from '../../picture.ts'
import { face, type Rendering } from '../../render/render.ts'
import { sheet } from '../devices.ts'
import { series } from '../parts.ts'
import { coverHeight, coverWidth, scene, stage } from '../stage.ts'

const blends = [
  ['Subah', 'strong & malty', '#D8432B', '#FCEFD9'],
  ['Ilaichi', 'with cardamom', '#3E7A3B', '#FCEFD9'],
  ['Karak', 'slow-boiled', '#E9A820', '#3A1A10'],
  ['Gulabi', 'pink, salted', '#E58A94', '#3A1A10'],
  ['Raat', 'no caffeine', '#28375F', '#FCEFD9'],
] as const

const bowl = (color: string, size: number): string =>
  `<svg width="${size}" height="${size * 0.62}" viewBox="0 0 100 62"><path d="M3 6H97C97 38 76 56 50 56S3 38 3 6Z" fill="${color}"/><path d="M36 60H64" stroke="${color}" stroke-width="5"/></svg>`

const word = (color: string, size: number): string =>
  `<div style="font:700 ${size}px/1 Lobster Two;color:${color};letter-spacing:-.02em">pyali</div>`

/** What is printed on the front of a packet, 270 by 518. */
const label = ([name, note, print]: [string, string, string]): string =>
  `<div class="c" style="height:100%;align-items:center;padding:34px 20px;color:${print};text-align:center">
        ${word(print, 92)}<div style="font:600 17px Yrsa;letter-spacing:.16em;margin-top:6px" class="up">Tea Company</div>
        <div class="f m">${bowl(print, 168)}</div>
        <div style="font:700 50px/1 Yrsa">${name}</div><div style="font:italic 500 23px/1.3 Lobster Two;margin-top:4px">${note}</div>
        <div style="font:600 15px Yrsa;letter-spacing:.1em;margin-top:22px;border-top:2px solid;padding-top:9px;width:100%">190 g · LOOSE LEAF</div></div>`

const packet = (index: number, x: number, y: number, scale: number): string => {
  const [name, note, ground, print] = blends[index] ?? blends[0]
  return `<div class="a" style="left:${x}px;top:${y}px;width:330px;height:560px;transform:scale(${scale});transform-origin:0 100%;filter:drop-shadow(26px 30px 24px #3a1a1059)">
    <div class="a" style="left:0;top:0;width:270px;height:44px;background:linear-gradient(180deg,#fff4,transparent 40%,#0003),${ground};border-radius:3px 3px 0 0"></div>
    <div class="a" style="left:0;top:42px;width:270px;height:518px;background:linear-gradient(90deg,#ffffff3d,transparent 22%,transparent 80%,#00000022),${ground}">
      ${label([name, note, print])}</div>
    <div class="a" style="left:270px;top:0;width:60px;height:560px;background:linear-gradient(90deg,#00000059,#0000002e),${ground};clip-path:polygon(0 0,100% 5%,100% 96%,0 100%)"></div></div>`
}

const priceTag = (x: number, price: string): string =>
  `<div class="a m n" style="left:${x}px;top:1010px;width:170px;height:86px;background:#FFFDF6;box-shadow:4px 8px 12px #3a1a1055;font:700 46px Yrsa;color:#3A1A10">Rs ${price}</div>`

const shelf = `<div class="a" style="left:0;top:960px;width:1920px;height:44px;background:linear-gradient(180deg,#D8AC6C,#C2904C)"></div><div class="a" style="left:0;top:1000px;width:1920px;height:110px;background:repeating-linear-gradient(2deg,#7a4a1a14 0 3px,transparent 3px 14px),linear-gradient(180deg,#B37E3D,#8E5E28);box-shadow:0 30px 40px #3a1a1080"></div>`

const chance = series(17, 240)

/** Loose leaf, scattered; none inside the bowl. */
const leaves = Array.from({ length: 110 }, (_, index) => {
  const [x, y, turn] = [0, 1, 2].map((part) => chance[(index * 2 + part * 7) % 240] ?? 0)
  const [left, top] = [(x ?? 0) * 1060 - 30, (y ?? 0) * 1560 - 30]
  if (Math.hypot(left - 500, top - 740) < 480) return ''
  return `<path d="M0 0C9-7 24-8 36-2 26 6 10 8 0 0Z" transform="translate(${left.toFixed(0)} ${top.toFixed(0)}) rotate(${((turn ?? 0) * 360).toFixed(0)}) scale(1.25)"/>`
}).join('')

const cup = `<svg class="a" width="1000" height="1500" viewBox="0 0 1000 1500"><defs><radialGradient id="tea" cx=".4" cy=".36" r=".75"><stop offset="0" stop-color="#E59A4A"/><stop offset=".55" stop-color="#C06A22"/><stop offset="1" stop-color="#7E3B12"/></radialGradient><linearGradient id="clay" x2="1" y2="1"><stop stop-color="#FFF8EA"/><stop offset="1" stop-color="#D9BE93"/></linearGradient></defs>
  <g fill="#2A120A">${leaves}</g><g style="filter:drop-shadow(34px 48px 34px #5a0d0488)"><circle cx="500" cy="740" r="420" fill="url(#clay)"/></g><circle cx="500" cy="740" r="378" fill="#B58E5A"/><circle cx="506" cy="748" r="366" fill="url(#tea)"/><path d="M226 640A300 300 0 0 1 480 452" stroke="#FFE2B4" stroke-width="22" stroke-linecap="round" fill="none" opacity=".75"/><circle cx="700" cy="900" r="20" fill="none" stroke="#FFE2B4" stroke-width="5" opacity=".6"/><circle cx="660" cy="946" r="11" fill="none" stroke="#FFE2B4" stroke-width="4" opacity=".6"/></svg>`

const guide = `<div style="padding:70px 74px;color:#3A1A10;font-family:Yrsa"><div class="sb" style="font:600 24px Yrsa;border-bottom:2px solid;padding-bottom:12px"><span>The bowl</span><span class="n">7</span></div>
  <div style="position:relative;margin:56px 0 46px;height:440px"><svg width="652" height="440" viewBox="0 0 652 440" fill="none"><path d="M60 60H592C592 260 466 372 326 372S60 260 60 60Z" fill="#D8432B"/><g stroke="#28375F" stroke-width="2"><circle cx="326" cy="60" r="266" stroke-dasharray="3 7"/><circle cx="326" cy="106" r="266" stroke-dasharray="3 7"/><path d="M0 60H652M326 0V440M60 20V400M592 20V400M0 372H652"/></g><path d="M232 400H420" stroke="#D8432B" stroke-width="30"/></svg>
  <span class="a n" style="left:4px;top:18px;font:600 22px Yrsa;color:#28375F">1</span><span class="a n" style="right:0;top:380px;font:600 22px Yrsa;color:#28375F">0.62</span></div>
  <p style="font:500 33px/1.28 Yrsa">Two circles, one lowered by a sixth. The rim stays level, whatever stands beside it.</p>
  <div class="r" style="gap:14px;margin-top:44px">${blends.map(([, , ground]) => `<i style="flex:1;height:96px;background:${ground}"></i>`).join('')}</div><p style="font:italic 500 23px Lobster Two;margin-top:14px">Five blends, as newsprint takes them</p></div>`

const lettering = (width: number, height: number, body: string): Shot => ({
  width,
  height,
  scale: 3,
  transparent: true,
  body,
})

/** All five on the counter. */
const packets: Rendering = {
  width: coverWidth,
  height: coverHeight,
  scene: 'packets',
  calm: 4,
  quality: 72,
  textures: {
    word: lettering(500, 300, `<div style="padding-left:10px">${word('#3A1A10', 235)}</div>`),
    line: lettering(
      250,
      150,
      `<div style="text-align:right;font:500 32px/1.2 Yrsa;color:#3A1A10">Five blends,<br>four colours of ink,<br>one bowl.</div>`,
    ),
    ...Object.fromEntries(
      blends.map(([name, note, ground, print]) => [
        name,
        face(
          270,
          558,
          3,
          ground,
          `<div style="height:558px;padding-top:20px">${label([name, note, print])}</div>`,
        ),
      ]),
    ),
  },
}

export default [
  packets,
  scene({
    ground: 'linear-gradient(180deg,#F6E8CD,#EED8AE 70%,#D9B67E)',
    font: 'Yrsa',
    light: 0.5,
    body: `${shelf}${[0, 1, 2, 3, 4].map((index) => packet(index, index * 388 - 10, 412, 1.36)).join('')}${shelf.replace('top:960px', 'top:971px').replace('height:44px', 'height:30px')}
    ${['640', '720', '640', '780', '690'].map((price, index) => priceTag(index * 388 + 90, price)).join('')}`,
  }),
  stage({ ground: 'linear-gradient(150deg,#E5553B,#B8301B)', font: 'Yrsa', body: cup }),
  stage({
    ground: 'linear-gradient(150deg,#F0B93A,#DE9612)',
    font: 'Yrsa',
    body: sheet({
      width: 800,
      height: 1150,
      print: guide,
      paper: '#FFF9EC',
      x: 500,
      y: 750,
      turn: -4,
      lift: 50,
    }),
  }),
]
