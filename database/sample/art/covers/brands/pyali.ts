import type { Shot } from '../../picture.ts'
import { face, type Rendering } from '../../render/render.ts'
import { sheet } from '../devices.ts'
import { coverHeight, coverWidth, sceneHeight, sceneWidth, stage } from '../stage.ts'

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

const fronts = Object.fromEntries(
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
)

/** All five on the counter. */
const packets: Rendering = {
  width: coverWidth,
  height: coverHeight,
  scene: 'packets',
  calm: 4,
  quality: 72,
  textures: {
    ...fronts,
    word: lettering(500, 300, `<div style="padding-left:10px">${word('#3A1A10', 235)}</div>`),
    line: lettering(
      250,
      150,
      `<div style="text-align:right;font:500 32px/1.2 Yrsa;color:#3A1A10">Five blends,<br>four colours of ink,<br>one bowl.</div>`,
    ),
  },
}

/** In a shop. */
const shelf: Rendering = {
  width: sceneWidth,
  height: sceneHeight,
  scene: 'tea_shelf',
  calm: 4,
  textures: {
    ...fronts,
    ...Object.fromEntries(
      ['640', '720', '780', '690'].map((price) => [
        `Rs ${price}`,
        face(
          172,
          62,
          4,
          '#FFFDF6',
          `<div class="m n w" style="height:100%;font:700 42px/1 Yrsa;color:#3A1A10">Rs ${price}</div>`,
        ),
      ]),
    ),
  },
}

/** Poured. */
const poured: Rendering = {
  width: coverWidth,
  height: coverHeight,
  scene: 'tea_bowl',
  calm: 4,
  textures: {},
}

export default [
  packets,
  shelf,
  poured,
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
