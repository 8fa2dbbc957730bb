import { glyph, streets } from '../parts.ts'
import { place, scene, stage } from '../stage.ts'

const [ground, street, park, water, pin, ink] = [
  '#F3E9DC',
  '#FFFFFF',
  '#CBE0B4',
  '#9CCFE3',
  '#E5375B',
  '#22303C',
]
const font = 'National Park'

const marker = (x: number, y: number, size: number, color: string, inside = ''): string =>
  `<div class="a" style="left:${x - size / 2}px;top:${y - size * 1.28}px;filter:drop-shadow(${size * 0.16}px ${size * 0.2}px ${size * 0.1}px #22303c66)"><svg width="${size}" height="${size * 1.28}" viewBox="0 0 100 128"><path d="M50 126C50 126 96 84 96 48A46 46 0 0 0 4 48C4 84 50 126 50 126Z" fill="${color}"/><path d="M14 40A38 38 0 0 1 44 12" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".6"/><circle cx="50" cy="48" r="27" fill="#fff"/></svg><div class="a m" style="left:0;right:0;top:0;height:${size * 0.75}px;color:${color};font:800 ${size * 0.26}px ${font}">${inside}</div></div>`

const cinema = `<svg class="a" style="left:610px;top:560px;filter:drop-shadow(14px 20px 10px #22303c55)" width="200" height="170" viewBox="0 0 200 170"><path d="M10 60L100 10 190 60V165H10Z" fill="#D9BFA0"/><path d="M10 60L100 10V165H10Z" fill="#EAD6BC"/><path d="M40 84H160V116H40Z" fill="${ink}"/><g fill="#FFD15C">${Array.from({ length: 9 }, (_, index) => `<circle cx="${46 + index * 13.5}" cy="90" r="3"/><circle cx="${46 + index * 13.5}" cy="110" r="3"/>`).join('')}</g><path d="M84 128H116V165H84Z" fill="#7d5c3f"/></svg>`

const card = `<div class="a" style="left:80px;right:80px;bottom:150px;border-radius:34px;background:#fff;padding:40px 44px;box-shadow:26px 40px 70px #22303c66;color:${ink};font-family:${font}"><div class="sb" style="align-items:flex-start"><div><div style="font:800 52px/1.02 ${font};letter-spacing:-.03em">Mall Road</div><div style="font:600 29px/1.3 ${font};color:${pin};margin-top:8px">behind the old cinema</div></div><div style="text-align:right;font:600 24px/1.35 ${font}"><span style="background:#22303c12;padding:8px 18px;border-radius:22px">650 m</span></div></div><div class="sb" style="margin-top:28px;border-top:2px solid #22303c14;padding-top:24px;font:600 25px ${font}"><span>Ramadan hours</span><span class="n">10–16, then 20–01</span></div><div class="r" style="gap:16px;margin-top:28px"><div class="m f" style="height:86px;border-radius:24px;background:${pin};color:#fff;font:800 27px ${font}">Take me there</div><div class="m" style="width:210px;height:86px;border-radius:24px;background:#22303c12;font:800 25px ${font}">Call</div></div></div>`

const markup = `<div class="a" style="left:80px;right:80px;top:150px;height:112px;border-radius:24px;background:${ink};color:#fff;padding:0 36px;box-shadow:20px 30px 50px #22303c66;font:500 25px PT Mono" ><div class="r w" style="height:100%"><span style="color:#7FD1E8">&lt;script</span>&nbsp;src=<span style="color:#FFC9A3">"naqsha.example/pins.js"</span><span style="color:#7FD1E8">&gt;&lt;/script&gt;</span></div></div>`

/** The branch that is closed for painting: a shutter, a roller, and how far it has come. */
const slats =
  'repeating-linear-gradient(180deg,#ffffff3d 0 10px,#0000 10px 44px,#0000003a 44px 62px,#0000000d 62px 72px)'
const roller = place(
  520,
  760,
  { x: 960, y: 660, turn: 8 },
  `<svg width="520" height="760" viewBox="0 0 520 760" fill="none" style="overflow:visible;filter:drop-shadow(26px 40px 22px #22303c99)"><defs><linearGradient id="wool" x2="0" y2="1"><stop stop-color="#ff8aa2"/><stop offset=".4" stop-color="${pin}"/><stop offset="1" stop-color="#8e1230"/></linearGradient></defs><path d="M470 80H506V210H262V420" stroke="#c9ced2" stroke-width="22" stroke-linejoin="round"/><rect x="10" y="10" width="456" height="142" rx="26" fill="url(#wool)"/><path d="M222 410H302L314 740Q262 772 210 740Z" fill="${ink}"/><path d="M236 430H256L252 720" stroke="#fff" stroke-opacity=".25" stroke-width="12"/></svg>`,
)
const notice = place(
  480,
  330,
  { x: 1570, y: 420, turn: -5 },
  `<div class="c" style="height:330px;border-radius:10px;background:#fffdf8;color:${ink};padding:46px 48px;justify-content:space-between;box-shadow:16px 26px 34px #22303c88"><div style="font:800 66px/1.02 ${font};letter-spacing:-.03em">Closed for painting</div><div class="r" style="gap:18px;font:600 34px ${font};color:${pin}">${glyph('pin', 40, pin, 2.4)}next: Mall Road, 650 m</div></div>`,
)

/** Ramadan hours on the door, seen from inside at night. */
const moon = `<svg class="a" style="left:560px;top:120px" width="330" height="330" viewBox="0 0 100 100"><path d="M70 12A42 42 0 1 0 92 68 34 34 0 0 1 70 12Z" fill="#FFE3A0"/></svg>`
const doorSign = `<svg class="a" style="left:200px;top:360px" width="600" height="300" fill="none" stroke="#e9d9b8" stroke-width="9"><path d="M60 290L300 20 540 290"/></svg><i class="a" style="left:478px;top:356px;width:44px;height:44px;border-radius:50%;background:radial-gradient(circle at 36% 30%,#fff,#aeb8bf 55%,#4d585f)"></i>${place(
  760,
  560,
  { x: 500, y: 900, turn: -2 },
  `<div class="c" style="height:560px;border-radius:36px;background:linear-gradient(130deg,#fffaf0,${ground} 60%,#d8c7ad);color:${ink};padding:64px 62px;justify-content:space-between;box-shadow:44px 64px 70px #04101ccc"><div style="font:600 46px ${font};color:#2C8C99">Mall Road in Ramadan</div><div class="n" style="font:800 126px/1 ${font};letter-spacing:-.05em">10–16</div><div class="r n" style="gap:24px;font:800 126px/1 ${font};letter-spacing:-.05em;color:${pin}">20–01</div></div>`,
)}`
const lamps = Array.from({ length: 16 }, (_, index) => {
  const [x, y, size] = [
    (index * 271) % 1000,
    180 + ((index * 419) % 1200),
    26 + ((index * 37) % 70),
  ]
  return `<i class="a" style="left:${x}px;top:${y}px;width:${size}px;height:${size}px;border-radius:50%;background:${['#FFB86B', '#FFE3A0', '#ff7f8f', '#7FD1E8'][index % 4]};opacity:.34;filter:blur(3px)"></i>`
}).join('')

export default [
  stage({
    ground,
    font,
    light: 0.35,
    shade: 0.3,
    body: `${streets({ width: 1000, height: 1500, seed: 23, ground, street, block: park, water, turn: 21, step: 120 })}<svg class="a" width="1000" height="1500" fill="none"><path d="M180 1010C260 900 240 800 380 760S520 640 470 560" stroke="${ink}" stroke-width="12" stroke-linecap="round" stroke-dasharray="2 26"/></svg>${cinema}${marker(180, 1030, 60, ink)}${marker(830, 420, 104, '#2C8C99', '3')}${marker(190, 470, 104, '#2C8C99', '7')}${marker(900, 940, 92, '#A9B3BA', '–')}${marker(470, 570, 240, pin, '10')}${card}${markup}`,
  }),
  scene({
    ground: `${slats},linear-gradient(90deg,#aebcc4,#dfe7ea 50%,#9fb0b9)`,
    font,
    light: 0.4,
    shade: 0.45,
    body: `<div class="a" style="left:0;top:0;width:1210px;height:570px;background:${slats},linear-gradient(100deg,#ff6e8b,${pin})"></div><div class="a" style="left:0;top:560px;width:744px;height:640px;background:${slats},linear-gradient(100deg,#ff6e8b,${pin})"></div>${roller}${notice}`,
  }),
  stage({
    ground: 'linear-gradient(180deg,#0d1c33,#16314f 55%,#3a4a63)',
    font,
    light: 0.3,
    shade: 0.5,
    body: `${lamps}${moon}${doorSign}`,
  }),
]
