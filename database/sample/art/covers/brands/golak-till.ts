import { phone, sheet, tablet } from '../devices.ts'
import { bars, glyph } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const [green, mintly, coin, ink] = ['#0C8A5B', '#E3F5EA', '#FFC83D', '#0E211A']
const font = 'Cabin'

/** What stands on the shelf, on a grid of 100 x 60. */
const wares = {
  sack: '<path d="M30 14C26 30 24 46 28 58H72C76 46 74 30 70 14Z" fill="#D8A864"/><path d="M30 14C26 30 24 46 28 58H42V14Z" fill="#EBC78D"/><path d="M34 6H66L70 14H30Z" fill="#B98646"/><path d="M40 30H60V46H40Z" fill="#C9412F"/>',
  eggs: '<path d="M14 40H86L80 58H20Z" fill="#8E8E86"/><path d="M22 40a9 12 0 0 1 18 0zM41 40a9 12 0 0 1 18 0zM60 40a9 12 0 0 1 18 0z" fill="#F2D3AC"/><path d="M26 36a5 7 0 0 1 5-6M45 36a5 7 0 0 1 5-6M64 36a5 7 0 0 1 5-6" stroke="#fff" stroke-width="2" fill="none"/>',
  tin: '<path d="M32 12H68V56A18 5 0 0 1 32 56Z" fill="#F0BE2B"/><path d="M32 12H44V58A18 5 0 0 1 32 56Z" fill="#FBDD78"/><ellipse cx="50" cy="12" rx="18" ry="5" fill="#D9DCDD"/><path d="M32 26H68V44H32Z" fill="#1E7A46"/>',
  tea: '<path d="M34 6H62V58H34Z" fill="#C9412F"/><path d="M62 6L70 10V54L62 58Z" fill="#8F2418"/><path d="M40 24H56C56 34 52 38 48 38S40 34 40 24Z" fill="#FFF3DA"/><path d="M34 6H62V13H34Z" fill="#E26A58"/>',
  soap: '<rect x="20" y="26" width="60" height="30" rx="13" fill="#4FA6D8"/><rect x="20" y="26" width="60" height="18" rx="9" fill="#8CC9EC"/><path d="M36 35H64" stroke="#fff" stroke-width="4" stroke-linecap="round"/><circle cx="72" cy="16" r="6" fill="#D6EEFA"/><circle cx="62" cy="10" r="3.5" fill="#D6EEFA"/>',
  matches:
    '<path d="M24 22H76V54H24Z" fill="#F0C33C"/><path d="M24 46H76V54H24Z" fill="#5B3424"/><circle cx="50" cy="34" r="9" fill="#C9412F"/><path d="M34 22L40 6M48 22V5M62 22L57 7" stroke="#EBC78D" stroke-width="3.5"/><path d="M40 8V5M48 7V4M57 9V6" stroke="#C9412F" stroke-width="6" stroke-linecap="round"/>',
  rice: '<path d="M30 10H70L74 58H26Z" fill="#F4F4EA"/><path d="M30 10H42L38 58H26Z" fill="#fff"/><path d="M29 22H71L72 42H28Z" fill="#2F8F6B"/><path d="M44 30l8-4M50 36l8-4M40 38l6-3" stroke="#fff" stroke-width="3.5" stroke-linecap="round"/>',
  daal: '<path d="M18 34H82C82 50 68 58 50 58S18 50 18 34Z" fill="#9AA3A0"/><ellipse cx="50" cy="34" rx="32" ry="9" fill="#E9A02E"/><ellipse cx="46" cy="31" rx="18" ry="4" fill="#F6C463"/>',
  milk: '<path d="M36 20L44 6H60L66 20V58H36Z" fill="#fff"/><path d="M36 20H66V58H36Z" fill="#EAF3FB"/><path d="M36 34H66V48H36Z" fill="#2E6FD0"/><path d="M44 6H60V11H44Z" fill="#2E6FD0"/>',
} as const

const goods = [
  ['Atta 10 kg', '1,420', 'sack'],
  ['Eggs, dozen', '330', 'eggs'],
  ['Ghee 1 kg', '565', 'tin'],
  ['Tea 190 g', '410', 'tea'],
  ['Soap', '145', 'soap'],
  ['Matches', '10', 'matches'],
  ['Rice 5 kg', '1,690', 'rice'],
  ['Daal', '290', 'daal'],
  ['Milk', '230', 'milk'],
] as const

const till = `<div style="display:grid;grid-template-columns:1fr 400px;height:100%;font-family:${font};color:${ink}"><div style="padding:26px;background:${mintly}"><div class="sb" style="font:700 26px ${font}"><span class="r" style="gap:10px"><i style="width:30px;height:30px;border-radius:50%;background:${coin};box-shadow:inset 0 0 0 5px #e0a514"></i>golak</span><span class="r" style="gap:8px;font:600 18px ${font};background:#fff;padding:9px 16px;border-radius:20px">${glyph('camera', 20)} Scan</span></div>
  <div style="display:grid;grid-template-columns:repeat(3,1fr);gap:14px;margin-top:22px">${goods.map(([name, price, ware]) => `<div style="height:186px;border-radius:18px;background:#fff;padding:14px"><div class="m" style="height:92px;border-radius:10px;background:#0c8a5b12"><svg width="128" height="77" viewBox="0 0 100 60">${wares[ware]}</svg></div><div class="w" style="font:600 19px ${font};margin-top:10px">${name}</div><div class="n" style="font:700 19px ${font};color:${green}">${price}</div></div>`).join('')}</div></div>
  <div class="c" style="background:#fff;padding:26px"><div style="font:600 20px ${font};opacity:.6">Shahid, house 9 · credit book</div><div class="f" style="margin-top:14px">${[
    ['Atta 10 kg', '1', '1,420'],
    ['Eggs, dozen', '2', '660'],
    ['Tea 190 g', '1', '410'],
    ['Soap', '3', '435'],
  ]
    .map(
      ([name, count, sum]) =>
        `<div class="sb n" style="padding:15px 0;border-bottom:1.5px dashed #0e211a22;font:600 21px ${font}"><span>${name} <span style="opacity:.45">× ${count}</span></span><span>${sum}</span></div>`,
    )
    .join(
      '',
    )}</div><div class="sb" style="font:700 62px/1 ${font};letter-spacing:-.03em"><span style="font:600 24px ${font}">Total</span><span class="n">2,925</span></div><div class="r" style="gap:12px;margin-top:22px"><div class="m" style="width:130px;height:84px;border-radius:18px;background:${mintly};font:700 22px ${font}">Book</div><div class="m f" style="height:84px;border-radius:18px;background:${green};color:#fff;font:700 26px ${font}">Cash</div></div></div></div>`

const receipt = (zig: string): string =>
  `<div style="padding:40px 36px;font:400 25px/1.55 PT Mono;color:${ink}"><div style="text-align:center;font:700 34px ${font}">Shahid General Store</div><div style="text-align:center;margin-bottom:18px">Gali 2, near the pump</div>${[
    ['ATTA 10KG', '1,420'],
    ['EGGS X2', '660'],
    ['TEA 190G', '410'],
    ['SOAP X3', '435'],
  ]
    .map(([name, sum]) => `<div class="sb"><span>${name}</span><span>${sum}</span></div>`)
    .join(
      '',
    )}<div style="border-top:3px dashed;margin:16px 0"></div><div class="sb" style="font:700 42px PT Mono"><span>TOTAL</span><span>2,925</span></div><div style="text-align:center;margin-top:20px">19:42 · power off, still open</div></div>${zig}`
const zigzag = `<div class="a" style="left:0;right:0;bottom:0;height:22px;background:linear-gradient(135deg,transparent 50%,${green} 50%) 0 0/22px 22px,linear-gradient(-135deg,transparent 50%,${green} 50%) 0 0/22px 22px"></div>`

const evening = `<div style="padding:12px 26px;font-family:${font}"><div style="font:600 19px ${font};opacity:.6">Shop closed 22:10</div><div class="n" style="font:700 74px/1 ${font};letter-spacing:-.04em;margin:10px 0 26px">Rs 48,310</div>${bars([0.2, 0.35, 0.5, 0.42, 0.3, 0.28, 0.45, 0.7, 0.95, 1, 0.8, 0.5, 0.3], { height: 206, width: 20, gap: 6, color: '#0c8a5b33', accent: green, at: [8, 9, 10], radius: 6 })}<div class="sb" style="font:600 16px ${font};opacity:.55;margin-top:10px"><span>9 am</span><span>10 pm</span></div>${[
  ['Cash', '41,260'],
  ['Given on the book', '7,050'],
  ['Paid off the book', '3,400'],
  ['Left in the drawer', '44,660'],
]
  .map(
    ([name, sum]) =>
      `<div class="sb n" style="padding:19px 0;border-bottom:1.5px solid #0e211a18;font:600 22px ${font}"><span>${name}</span><b>${sum}</b></div>`,
  )
  .join(
    '',
  )}<div class="r" style="gap:14px;margin-top:22px;padding:18px;border-radius:20px;background:${coin};font:600 18px/1.3 ${font}">${glyph('alert', 28)} Eggs run out tomorrow before noon</div></div>`

/** A struck coin: rim, field and the mark of the till. */
const struck = (x: number, y: number, size: number) =>
  `<div class="a m" style="left:${x}px;top:${y}px;width:${size}px;height:${size}px;border-radius:50%;background:radial-gradient(circle at 34% 28%,#fff3c4,${coin} 52%,#c98a07);box-shadow:${size * 0.1}px ${size * 0.14}px ${size * 0.16}px #00331f8c,inset 0 0 0 ${size * 0.07}px #e9b01f,inset 0 0 0 ${size * 0.085}px #a86f00;color:#a86f00;font:700 ${size * 0.46}px ${font}">Rs</div>`
const coins = (
  [
    [-70, 90, 250],
    [70, 260, 190],
    [-110, 420, 230],
    [820, 1010, 240],
    [700, 1210, 270],
    [880, 1270, 220],
    [-40, 1260, 210],
  ] as const
)
  .map(([x, y, size]) => struck(x, y, size))
  .join('')

export default [
  stage({
    ground: `linear-gradient(160deg,#19a873,${green} 60%,#066040)`,
    font,
    body: `${sheet({ width: 470, height: 620, print: receipt(''), paper: '#fff', x: 640, y: 1110, turn: 7, lift: 30 })}<div class="a" style="left:120px;top:1150px;width:190px;height:190px;border-radius:50%;background:radial-gradient(circle at 34% 30%,#ffe9a3,${coin} 55%,#cc9010);box-shadow:22px 30px 30px #00000059,inset 0 0 0 15px #e3a91888"></div><div class="a" style="left:240px;top:1270px;width:150px;height:150px;border-radius:50%;background:radial-gradient(circle at 34% 30%,#ffe9a3,${coin} 55%,#cc9010);box-shadow:22px 30px 30px #00000059,inset 0 0 0 12px #e3a91888"></div>${tablet({ width: 1060, height: 730, screen: till, x: 500, y: 610, scale: 0.86, turn: -4, frame: '#F4F4EF' })}`,
  }),
  scene({
    ground: `linear-gradient(160deg,#19a873,${green} 55%,#04472e)`,
    font,
    body: `${tablet({ width: 1060, height: 730, screen: till, x: 720, y: 610, scale: 1.4, turn: -5, frame: '#F4F4EF' })}${sheet({ width: 470, height: 640, print: receipt(''), paper: '#fff', x: 1660, y: 700, scale: 1.05, turn: 7, lift: 40 })}${struck(1560, 70, 210)}${struck(1730, 150, 240)}`,
  }),
  stage({
    ground: `linear-gradient(160deg,#19a873,${green} 55%,#04472e)`,
    font,
    body: `${coins}${phone({ screen: evening, ground: '#fff', color: ink, time: '22:14', x: 500, y: 750, scale: 1.5, turn: -5 })}`,
  }),
  stage({
    ground: green,
    font,
    body: sheet({
      width: 470,
      height: 640,
      print: receipt(zigzag),
      paper: '#fff',
      x: 500,
      y: 760,
      scale: 1.6,
      turn: 4,
      lift: 40,
    }),
  }),
]
