import { phone, sheet } from '../devices.ts'
import { glyph } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const [blush, cocoa, cream, pistachio, rose] = [
  '#F6C9C0',
  '#4A2618',
  '#FFF6EA',
  '#A9BE6B',
  '#D9576A',
]
const rasa = 'Rasa'

/** A cake of `layers`, cut open so that they show. */
const cake = (
  size: number,
  icing: string,
  crumb: string,
  filling: string,
  top = '',
): string => `<svg width="${size}" height="${size}" viewBox="0 0 200 200" style="overflow:visible;filter:drop-shadow(${size * 0.04}px ${size * 0.06}px ${size * 0.05}px #4a261866)">
  <ellipse cx="100" cy="168" rx="98" ry="22" fill="#fff"/><ellipse cx="100" cy="163" rx="98" ry="22" fill="#F1E6DC"/>
  <path d="M26 78V150C26 172 174 172 174 150V78Z" fill="${icing}"/><path d="M26 78V150C26 158 48 164 76 166V92Z" fill="#fff" opacity=".22"/>
  <ellipse cx="100" cy="78" rx="74" ry="22" fill="${icing}"/><ellipse cx="100" cy="76" rx="68" ry="18" fill="#fff" opacity=".35"/>
  <path d="M100 78L160 91V161C142 166 122 168 108 168L100 158Z" fill="${crumb}"/><path d="M100 78L100 158 108 168V98Z" fill="#00000022"/><path d="M101 96L160 109V121L104 110ZM102 124L160 137V148L105 138Z" fill="${filling}"/><path d="M100 78L160 91 108 98Z" fill="${icing}"/>
  ${top}</svg>`
const cherries = [
  [64, 66],
  [84, 60],
  [108, 59],
  [130, 64],
  [54, 76],
]
  .map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="8" fill="#B5213A"/><circle cx="${Number(x) - 3}" cy="${Number(y) - 3}" r="2.4" fill="#fff" opacity=".7"/>`,
  )
  .join('')
const almonds = [
  [58, 72, 20],
  [78, 62, -30],
  [102, 60, 10],
  [126, 64, 40],
  [66, 84, -10],
]
  .map(
    ([x, y, turn]) =>
      `<ellipse cx="${x}" cy="${y}" rx="10" ry="5.5" fill="#C98E52" stroke="#8A5526" stroke-width="1.4" transform="rotate(${turn} ${x} ${y})"/>`,
  )
  .join('')
const crumbs = Array.from(
  { length: 26 },
  (_, index) =>
    `<circle cx="${48 + ((index * 37) % 92)}" cy="${63 + ((index * 17) % 22)}" r="2.6" fill="${index % 2 ? '#6F8A35' : '#8FAE4A'}"/>`,
).join('')
const cakes = {
  almond: (size: number) => cake(size, '#F7E3C4', '#C98A4B', '#FFF3DC', almonds),
  rose: (size: number) => cake(size, '#F2A9B0', '#8E4030', '#FFE4E2', cherries),
  pista: (size: number) => cake(size, '#D8E0A8', '#E4C27E', '#fff8e0', crumbs),
  cocoa: (size: number) => cake(size, '#5B2E1D', '#34170C', '#D9A066', cherries),
}

const list = `<div style="padding:8px 20px"><div class="sb"><div style="font:700 40px/1 ${rasa};letter-spacing:-.02em">Almond Street</div>${glyph('bag', 28, cocoa)}</div><div class="sb" style="margin:16px 0;padding:14px 18px;border-radius:16px;background:#fff;font:600 19px ${rasa}"><span class="r" style="gap:8px">${glyph('pin', 20, rose)} Garden branch</span><span>Eid eve, 17:15</span></div>
  ${(
    [
      ['almond', 'Almond street', 'Order by 13:30', '2,450'],
      ['rose', 'Rose & cherry', 'Order by 14:15', '2,900'],
      ['pista', 'Pista milk', 'Order by 11:00', '2,650'],
    ] as const
  )
    .map(
      ([kind, name, last, price]) =>
        `<div class="r" style="height:196px;margin-bottom:14px;border-radius:26px;background:${blush}8c;padding-left:10px">${cakes[kind](166)}<div style="padding:0 18px"><div style="font:700 29px/1 ${rasa}">${name}</div><div class="n" style="font:500 21px ${rasa};margin:6px 0 12px">Rs ${price}</div><span style="font:600 17px ${rasa};background:${cocoa};color:${cream};padding:7px 14px;border-radius:20px">${last}</span></div></div>`,
    )
    .join('')}</div>`

const quarter = `<div style="padding:10px 22px"><div style="font:700 42px/1 ${rasa};letter-spacing:-.02em">When will you come?</div><p style="font:500 20px/1.35 ${rasa};margin:12px 0 20px">What the oven on Garden Road can really bake.</p><div style="display:grid;grid-template-columns:repeat(3,1fr);gap:10px">${[
  '16:00',
  '16:15',
  '16:30',
  '16:45',
  '17:00',
  '17:15',
  '17:30',
  '17:45',
  '18:00',
  '18:15',
  '18:30',
  '18:45',
]
  .map((time, index) => {
    const left = [0, 0, 2, 0, 1, 6, 4, 9, 0, 3, 8, 8][index] ?? 0
    return `<div class="c m" style="height:100px;border-radius:20px;${time === '17:15' ? `background:${rose};color:#fff` : left ? 'background:#fff' : 'background:#4a261810;opacity:.5'}"><b class="n" style="font:700 28px ${rasa}">${time}</b><span style="font:500 16px ${rasa}">${left ? `${left} left` : 'full'}</span></div>`
  })
  .join(
    '',
  )}</div><div class="m" style="margin-top:22px;height:68px;border-radius:34px;background:${cocoa};color:${cream};font:600 24px ${rasa}">Collect at 17:15</div></div>`

const ovens = `<div style="padding:56px 60px;color:${cocoa};font-family:${rasa}"><div class="sb" style="font:600 28px ${rasa}"><span>Eid eve</span><span>Garden branch</span></div><div style="font:700 110px/.95 ${rasa};letter-spacing:-.03em;margin:18px 0 34px">Oven 2</div>${[
  ['15:40', '12 almond', '240 g'],
  ['16:05', '8 rose & cherry', ''],
  ['16:30', '12 almond', ''],
  ['16:55', '9 pista milk', 'no nuts on top'],
  ['17:20', '14 cocoa', ''],
  ['17:45', '6 almond', 'last tray'],
]
  .map(
    ([time, what, note]) =>
      `<div class="sb" style="border-top:2px solid #4a261833;padding:20px 0;font:600 36px ${rasa}"><span class="n" style="width:150px;color:${rose}">${time}</span><span class="f">${what}</span><i style="font:500 26px ${rasa};opacity:.6">${note}</i></div>`,
  )
  .join('')}</div>`

const counter = `<div class="a" style="left:0;right:0;top:0;height:270px;background:repeating-linear-gradient(90deg,${rose} 0 120px,${cream} 120px 240px);-webkit-mask:radial-gradient(60px 60px at 60px 205px,#000 99%,transparent) 0 0/120px 100%,linear-gradient(#000 0 0) 0 0/100% 205px no-repeat;filter:drop-shadow(0 26px 18px #4a261866)"></div>
  <div class="a" style="left:0;right:0;top:850px;height:360px;background:linear-gradient(180deg,#fff8ef,#ecd9c6 12%,#d9bda3)"></div><div class="a" style="left:0;right:0;top:972px;height:240px;background:repeating-linear-gradient(90deg,#4a261812 0 2px,transparent 2px 160px),linear-gradient(180deg,#7a4a34,${cocoa})"></div>`

export default [
  stage({
    ground: `linear-gradient(170deg,#fbd9d1,${blush} 60%,#e7a79c)`,
    font: rasa,
    color: cocoa,
    body: `<div class="a" style="left:560px;top:150px">${cakes.rose(470)}</div>${phone({ screen: list, ground: cream, color: cocoa, frame: '#F3E4D6', x: 390, y: 830, scale: 1.36, turn: -6 })}<div class="a" style="left:610px;top:1060px">${cakes.pista(400)}</div>`,
  }),
  scene({
    ground: 'linear-gradient(180deg,#f7c9bf,#fbe3d6 60%,#f6d2c2)',
    font: rasa,
    color: cocoa,
    light: 0.55,
    body: `${counter}<div class="a" style="left:-130px;top:390px">${cakes.cocoa(600)}</div><div class="a" style="left:430px;top:370px">${cakes.almond(640)}</div><div class="a" style="left:1000px;top:390px">${cakes.pista(600)}</div><div class="a" style="left:1530px;top:370px">${cakes.rose(640)}</div>
    ${['13:30', '11:00', '14:15'].map((time, index) => `<div class="a m c" style="left:${[660, 1215, 1752][index]}px;top:1000px;width:${index === 2 ? 168 : 190}px;height:96px;background:${cream};font:600 21px ${rasa};box-shadow:6px 10px 14px #0006">order by<b class="n" style="font:700 44px/.9 ${rasa}">${time}</b></div>`).join('')}`,
  }),
  stage({
    ground: pistachio,
    font: rasa,
    body: phone({
      screen: quarter,
      ground: cream,
      color: cocoa,
      frame: '#F3E4D6',
      x: 500,
      y: 760,
      scale: 1.46,
      turn: 5,
    }),
  }),
  stage({
    ground: cocoa,
    font: rasa,
    body: sheet({
      width: 840,
      height: 1110,
      print: ovens,
      paper: cream,
      x: 500,
      y: 760,
      turn: -3,
      lift: 60,
    }),
  }),
]
