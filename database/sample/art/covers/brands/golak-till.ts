import { aluminium, brass, struck } from '../../mint.ts'
import type { Shot } from '../../picture.ts'
import { face, type Rendering } from '../../render/render.ts'
import { signalBars } from '../devices.ts'
import { goods } from '../golak/goods.ts'
import { bars, glyph } from '../parts.ts'
import { coverHeight, coverWidth, sceneHeight, sceneWidth } from '../stage.ts'

const [green, mintly, coin, ink] = ['#0C8A5B', '#E3F5EA', '#FFC83D', '#0E211A']
const font = 'Cabin'

/** What stands on the shelf, on a grid of 100 x 60. */
const wares = {
  sack: '<path d="M30 14C26 30 24 46 28 58H72C76 46 74 30 70 14Z" fill="#D8A864"/><path d="M30 14C26 30 24 46 28 58H42V14Z" fill="#EBC78D"/><path d="M34 6H66L70 14H30Z" fill="#B98646"/><path d="M40 30H60V46H40Z" fill="#C9412F"/>',
  eggs: '<path d="M14 40H86L80 58H20Z" fill="#8E8E86"/><path d="M22 40a9 12 0 0 1 18 0zM41 40a9 12 0 0 1 18 0zM60 40a9 12 0 0 1 18 0z" fill="#F2D3AC"/><path d="M26 36a5 7 0 0 1 5-6M45 36a5 7 0 0 1 5-6M64 36a5 7 0 0 1 5-6" stroke="#fff" stroke-width="2" fill="none"/>',
  tin: '<path d="M32 12H68V56A18 5 0 0 1 32 56Z" fill="#F0BE2B"/><path d="M32 12H44V58A18 5 0 0 1 32 56Z" fill="#FBDD78"/><ellipse cx="50" cy="12" rx="18" ry="5" fill="#D9DCDD"/><path d="M32 26A18 5 0 0 0 68 26V44A18 5 0 0 1 32 44Z" fill="#1E7A46"/><defs><linearGradient id="round"><stop stop-color="#3a1c00" stop-opacity=".45"/><stop offset=".2" stop-color="#fff" stop-opacity=".05"/><stop offset=".32" stop-color="#fff" stop-opacity=".5"/><stop offset=".46" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a1200" stop-opacity=".6"/></linearGradient></defs><path d="M32 12A18 5 0 0 0 68 12V56A18 5 0 0 1 32 56Z" fill="url(#round)"/>',
  tea: '<path d="M34 6H62V58H34Z" fill="#C9412F"/><path d="M62 6L70 10V54L62 58Z" fill="#8F2418"/><path d="M40 24H56C56 34 52 38 48 38S40 34 40 24Z" fill="#FFF3DA"/><path d="M34 6H62V13H34Z" fill="#E26A58"/>',
  soap: '<rect x="20" y="26" width="60" height="30" rx="13" fill="#4FA6D8"/><rect x="20" y="26" width="60" height="18" rx="9" fill="#8CC9EC"/><path d="M36 35H64" stroke="#fff" stroke-width="4" stroke-linecap="round"/><circle cx="72" cy="16" r="6" fill="#D6EEFA"/><circle cx="62" cy="10" r="3.5" fill="#D6EEFA"/>',
  matches:
    '<path d="M24 22H76V54H24Z" fill="#F0C33C"/><path d="M24 46H76V54H24Z" fill="#5B3424"/><circle cx="50" cy="34" r="9" fill="#C9412F"/><path d="M34 22L40 6M48 22V5M62 22L57 7" stroke="#EBC78D" stroke-width="3.5"/><path d="M40 8V5M48 7V4M57 9V6" stroke="#C9412F" stroke-width="6" stroke-linecap="round"/>',
  rice: '<path d="M30 10H70L74 58H26Z" fill="#D9BE86"/><path d="M30 10H42L38 58H26Z" fill="#EBD9AE"/><path d="M34 5H66L70 10H30Z" fill="#B4925A"/><path d="M29 24H71L72 44H28Z" fill="#2F8F6B"/><path d="M44 32l8-4M50 38l8-4M40 40l6-3" stroke="#fff" stroke-width="3.5" stroke-linecap="round"/>',
  daal: '<path d="M18 34H82C82 50 68 58 50 58S18 50 18 34Z" fill="#9AA3A0"/><ellipse cx="50" cy="34" rx="32" ry="9" fill="#E9A02E"/><ellipse cx="46" cy="31" rx="18" ry="4" fill="#F6C463"/>',
  milk: '<path d="M36 20L43 8H59L66 20V58H36Z" fill="#2E6FD0"/><path d="M36 20L43 8H50V58H36Z" fill="#5B94E8"/><path d="M42 3H60V9H42Z" fill="#1E4FA0"/><path d="M36 30H66V48H36Z" fill="#fff"/><path d="M51 33c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9Z" fill="#2E6FD0"/>',
} as const

const sold = [
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
  <div style="display:grid;grid-template-columns:repeat(3,1fr);gap:14px;margin-top:22px">${sold.map(([name, price, ware]) => `<div style="height:186px;border-radius:18px;background:#fff;padding:14px"><div class="m" style="height:92px;border-radius:10px;background:#0c8a5b12"><svg width="128" height="77" viewBox="0 0 100 60">${wares[ware]}</svg></div><div class="w" style="font:600 19px ${font};margin-top:10px">${name}</div><div class="n" style="font:700 19px ${font};color:${green}">${price}</div></div>`).join('')}</div></div>
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

const receipt = `<div style="padding:170px 32px 0;font:700 27px/1.4 PT Mono;color:${ink}"><div style="text-align:center;font:700 34px ${font}">Shahid General Store</div><div style="text-align:center;margin-bottom:18px">Gali 2, near the pump</div>${[
  ['ATTA 10KG', '1,420'],
  ['EGGS X2', '660'],
  ['TEA 190G', '410'],
  ['SOAP X3', '435'],
]
  .map(([name, sum]) => `<div class="sb"><span>${name}</span><span>${sum}</span></div>`)
  .join(
    '',
  )}<div style="border-top:3px dashed;margin:16px 0"></div><div class="sb" style="font:700 42px PT Mono"><span>TOTAL</span><span>2,925</span></div><div style="text-align:center;margin-top:20px">19:42, power off,<br>still open</div></div>`

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

const stripes = Array.from({ length: 41 }, (_, index) => 2 + ((index * 7919) % 5) * 1.5)
/** As wide as its place, which gives its height too. */
const barcode = `<div class="r" style="height:100%;align-items:stretch">${stripes
  .map((width, index) => `<i style="flex:${width};background:${index % 2 ? '#0000' : ink}"></i>`)
  .join('')}</div>`
const barcodeLabel = (size: number): string =>
  `<div style="width:${size}px;padding:${size * 0.06}px;background:linear-gradient(100deg,#fffdf6,#f3efe2)"><div style="height:${size * 0.5}px">${barcode}</div><div class="n w" style="margin-top:${size * 0.03}px;text-align:center;font:400 ${size * 0.088}px/1 PT Mono;color:${ink}">8 964000 190410</div></div>`
/** Two leaves and a bud, as they are plucked, on a grid of 100 x 120. */
const sprig =
  '<path d="M50 118C50 92 50 80 50 62"/><path d="M50 92C22 90 8 70 6 44 32 48 48 66 50 92Z"/><path d="M50 84C78 82 92 62 94 36 68 40 52 58 50 84Z"/><path d="M50 62C40 46 42 24 50 6 58 24 60 46 50 62Z"/>'
const sprigs = (name: string, width: number, height: number, color: string): string =>
  `<svg class="a" style="left:0;top:0" width="${width}" height="${height}"><defs><pattern id="${name}" width="130" height="170" patternUnits="userSpaceOnUse"><g fill="${color}" stroke="${color}" stroke-width="5" transform="scale(.56)"><g transform="translate(18 22) rotate(-9 50 60)">${sprig}</g><g transform="translate(133 172) rotate(9 50 60)">${sprig}</g></g></pattern></defs><rect width="${width}" height="${height}" fill="url(#${name})"/></svg>`

/** The packet of tea: what is printed on its faces. */
const tea = { width: 560, height: 800, depth: 430 }
const gold = '#F2BE49'

/** Two lines of gold near the edges, with a disc in each upper corner. */
const framed = (width: number, height: number): string =>
  `<svg class="a" style="left:0;top:0" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g fill="none" stroke="${gold}"><rect x="26" y="26" width="${width - 52}" height="${height - 52}" stroke-width="5"/><rect x="38" y="38" width="${width - 76}" height="${height - 76}" stroke-width="2"/>${[
    [26, 26],
    [width - 26, 26],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="26" fill="#C2321F" stroke-width="4"/>`)
    .join('')}</g></svg>`

const foot =
  '<div class="a" style="left:0;right:0;bottom:0;height:150px;background:linear-gradient(#f6c64a,#d9981a)"></div><div class="a" style="left:0;right:0;bottom:150px;height:9px;background:#FFF3DA"></div>'

const teaFront = `${sprigs('front', tea.width, tea.height, '#B32A1B')}${framed(tea.width, tea.height - 130)}${foot}
    <svg class="a" style="left:70px;top:96px" width="420" height="420" viewBox="0 0 420 420"><circle cx="210" cy="210" r="206" fill="#7E170D" opacity=".35"/><circle cx="206" cy="204" r="204" fill="#FFF3DA"/><circle cx="206" cy="204" r="188" fill="none" stroke="#C9412F" stroke-width="5"/><circle cx="206" cy="204" r="176" fill="none" stroke="${gold}" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/><g transform="translate(146 46) scale(1.2)" fill="#2F8F4E" stroke="#2F8F4E" stroke-width="3">${sprig}</g><text x="206" y="312" text-anchor="middle" font-family="${font}" font-weight="700" font-size="152" letter-spacing="-5" fill="#B32A1B">Chai</text></svg>
    <div class="a w" style="left:0;right:0;top:540px;text-align:center;font:700 34px/1.25 ${font};color:#FFE9C2">strong leaf, for milk</div>
    <div class="a w" style="left:0;right:0;bottom:38px;text-align:center;font:700 72px/1 ${font};color:#7E170D">190 g</div>`
const teaSide = `${sprigs('side', tea.depth, tea.height, '#B32A1B')}${foot}
    <div class="a" style="left:46px;right:46px;top:44px;font:600 21px/1.34 ${font};color:#FFE3B8"><b style="display:block;margin-bottom:8px;font-size:32px;color:#FFF3DA">To brew</b>A spoon for each cup and one for the pot. Water first, leaf at the boil, milk to your colour. Four minutes.</div>
    <div class="a" style="left:46px;top:266px">${barcodeLabel(338)}</div>
    <div class="a w" style="left:46px;bottom:44px;font:600 25px/1.2 ${font};color:#7E170D">Best before<br><b class="n" style="font-size:34px">03 2022</b></div>`
const teaTop = `${sprigs('top', tea.width, tea.depth, '#C2402F')}<div class="a" style="left:0;right:0;top:50%;height:3px;background:#7e170d88"></div><div class="a w" style="left:0;right:0;top:70px;text-align:center;font:700 58px/1 ${font};color:#FFF3DA">Chai</div>`

/** What the camera of the till makes of it. */
const corner = (x: number, y: number, turn: number): string =>
  `<svg class="a" style="left:${x}px;top:${y}px;transform:rotate(${turn}deg)" width="64" height="64" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"><path d="M6 58V26A20 20 0 0 1 26 6H58"/></svg>`
const viewfinder = `<div class="a" style="inset:0;background:linear-gradient(90deg,#D23A26,#C2321F 70%,#A92417)"></div>${sprigs('seen', 390, 844, '#B32A1B')}<div class="a" style="left:0;top:0;bottom:0;width:26px;background:linear-gradient(90deg,#ef6a54,#de4a35)"></div>
  <div class="a" style="left:0;right:0;bottom:0;height:250px;background:linear-gradient(#f2bf42,#d9981a)"></div><div class="a" style="left:0;right:0;bottom:250px;height:10px;background:#FFF3DA"></div>
  <div class="a n" style="left:34px;top:15px;font:600 15px Inter">19:42</div><div class="a" style="left:145px;top:11px;width:100px;height:28px;border-radius:14px;background:#050506"></div>
  <div class="a" style="left:57px;top:222px;transform:rotate(-2deg)">${barcodeLabel(290)}</div>
  ${corner(28, 180, 0)}${corner(298, 180, 90)}${corner(298, 424, 180)}${corner(28, 424, 270)}
  <div class="a" style="left:34px;right:34px;top:306px;height:6px;border-radius:3px;background:#8dffc9;box-shadow:0 0 18px 6px #1fdc86,0 0 50px 18px #12b56a99"></div>
  <div class="a r" style="left:24px;right:24px;bottom:44px;gap:16px;padding:22px 24px;border-radius:26px;background:#fff;color:${ink};font:700 28px/1.1 ${font};box-shadow:0 14px 30px #3a070299"><span class="m" style="width:54px;height:54px;border-radius:50%;background:${green}">${glyph('check', 32, '#fff', 3)}</span><span class="f">Tea 190 g<br><span style="font:600 19px ${font};opacity:.6">11 on the shelf</span></span><span class="n" style="font-size:38px;color:${green}">410</span></div>`

/** Once around the pot, its name three quarters along, and what goes around a tin of ghee. */
const clay = `<svg width="2480" height="800" viewBox="0 0 2480 800" fill="none"><defs><filter id="grit" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".22 .26" numOctaves="3" seed="7"/><feColorMatrix values="0 0 0 0 .24  0 0 0 0 .08  0 0 0 0 .03  0 0 0 -5 2.3"/></filter><filter id="thrown" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".0006 .07" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .3  0 0 0 0 .1  0 0 0 0 .04  0 0 0 -2.4 1.35"/></filter><filter id="brushed" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".025 .03" numOctaves="3" seed="3"/><feDisplacementMap in="SourceGraphic" scale="11" xChannelSelector="R" yChannelSelector="G" result="drawn"/><feTurbulence type="fractalNoise" baseFrequency=".035 .12" numOctaves="4" seed="9"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -7 5.2"/><feComposite in="drawn" operator="in"/></filter></defs>
  <rect width="2480" height="800" filter="url(#thrown)" opacity=".3"/><rect width="2480" height="800" filter="url(#grit)" opacity=".4"/><g filter="url(#brushed)"><path d="M0 246H2480M0 306H2480M0 620H2480M0 700H2480" stroke="#FFF3DC" stroke-width="11"/><path d="M0 276H2480" stroke="${coin}" stroke-width="19" stroke-dasharray=".1 41.33" stroke-linecap="round"/><path d="M0 660H2480" stroke="#0A6B47" stroke-width="42"/>
  <g font-family="${font}" font-weight="700" font-size="226" letter-spacing="-8" fill="#FFF3DC" text-anchor="middle"><text x="620" y="532">golak</text><text x="1860" y="532">golak</text></g></g></svg>`
const ghee = `<div class="a" style="inset:0;background:linear-gradient(#F0BE2B 0 28%,#1E7A46 28% 72%,#F0BE2B 72%)"></div>${[180, 660, 1140].map((left) => `<div class="a" style="left:${left}px;top:212px;width:400px;text-align:center;color:#FFF3DA;font:700 150px/1 ${font}">ghee</div><div class="a" style="left:${left}px;top:158px;width:400px;text-align:center;color:#FFF3DA;font:600 30px/1 ${font};letter-spacing:.12em">PURE DESI</div><div class="a" style="left:${left}px;top:438px;width:400px;text-align:center;color:#7E170D;font:700 40px/1 ${font}">Net 1 kg</div>`).join('')}`
const price = (text: string): Shot =>
  face(
    440,
    124,
    1,
    '#FFFDF3',
    `<div class="m n" style="height:100%;color:${ink};font:700 68px ${font}">${text}</div>`,
  )

const pot = face(2480, 800, 1, '#B4613D', clay)

const coins = { 'coin 10': struck('10', brass), 'coin 2': struck('2', aluminium) }

/** What a packet of tea looks like from outside. */
const packet = {
  front: face(tea.width, tea.height, 2, '#D23A26', teaFront),
  side: face(tea.depth, tea.height, 2, '#C2321F', teaSide),
  top: face(tea.width, tea.depth, 2, '#D9523C', teaTop),
}

/** Low sun in the shop: the pot has the middle of the shelf. */
const shelf: Rendering = {
  width: coverWidth,
  height: coverHeight,
  scene: 'shelf',
  calm: 3,
  textures: {
    ...goods,
    ...coins,
    clay: pot,
    ghee: face(1440, 520, 1, '#1E7A46', ghee),
    'ghee 565': price('Ghee 565'),
    'not for sale': price('Not for sale'),
    'sweets 5': price('Sweets 5'),
  },
}

/** On the counter, in low sun: the telephone reads a packet of tea. */
const scanned: Rendering = {
  width: sceneWidth,
  height: sceneHeight,
  scene: 'counter',
  calm: 6,
  quality: 76,
  textures: { ...packet, ...coins, ...goods, screen: face(390, 844, 3, '#8f1c10', viewfinder) },
}

/** On the counter: what the receipt lists, before the shop's shelf. */
const served: Rendering = {
  width: coverWidth,
  height: coverHeight,
  scene: 'till',
  calm: 3,
  textures: {
    ...coins,
    ...goods,
    till: face(1060, 730, 2, '#fff', till),
    receipt: face(470, 760, 2, '#F7F5EE', receipt),
  },
}

/** The day's takings, after closing: more calm would take the lines from the screen. */
const closed: Rendering = {
  width: coverWidth,
  height: coverHeight,
  scene: 'closing',
  calm: 1.4,
  quality: 76,
  textures: {
    ...coins,
    clay: pot,
    evening: face(
      390,
      844,
      3,
      '#fff',
      `<div class="sb n" style="height:50px;padding:8px 26px 0 32px;font:600 15px Inter;color:${ink}">22:14${signalBars(ink)}</div><div class="a" style="left:145px;top:11px;width:100px;height:28px;border-radius:14px;background:#050506"></div>${evening}`,
    ),
  },
}

export default [shelf, scanned, served, closed]
