import { sheet, tablet } from '../devices.ts'
import { glyph } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const [maroon, gold, ivory] = ['#4A0E1B', '#D4A94E', '#F5ECDD']

/** A khussa from above, its vamp embroidered in tilla. */
const khussa = (size: number, leather: string, thread: string, turn = 0): string => {
  const petals = Array.from(
    { length: 9 },
    (_, index) =>
      `<path d="M100 150C92 138 92 124 100 114 108 124 108 138 100 150Z" transform="rotate(${index * 40} 100 152)"/>`,
  ).join('')
  const dots = Array.from({ length: 17 }, (_, index) => {
    const angle = Math.PI * (1.02 + index * 0.06)
    return `<circle cx="${(100 + Math.cos(angle) * 47).toFixed(1)}" cy="${(160 + Math.sin(angle) * 92).toFixed(1)}" r="2.6" fill="${thread}" stroke="none"/>`
  }).join('')
  return `<svg width="${size}" height="${size * 2.25}" viewBox="0 0 200 450" style="transform:rotate(${turn}deg);overflow:visible;filter:drop-shadow(${Math.abs(turn) > 90 ? '-18px -26px' : '18px 26px'} 20px #1a0308aa)">
    <path d="M100 10C112 22 128 40 142 82 160 136 158 190 146 250S150 340 146 380C142 420 122 438 100 438S58 420 54 380 66 310 54 250 40 136 58 82C72 40 88 22 100 10Z" fill="${leather}"/>
    <path d="M100 10C112 22 128 40 142 82 160 136 158 190 146 250S150 340 146 380C142 420 122 438 100 438S58 420 54 380 66 310 54 250 40 136 58 82C72 40 88 22 100 10Z" fill="none" stroke="${thread}" stroke-width="4"/>
    <path d="M100 212C128 214 134 250 132 290S136 350 132 380 116 422 100 422 72 410 68 380 72 330 68 290 72 214 100 212Z" fill="#1D060B"/>
    <path d="M100 212C128 214 134 250 132 290S136 350 132 380 116 422 100 422 72 410 68 380 72 330 68 290 72 214 100 212Z" fill="none" stroke="${thread}" stroke-width="3" stroke-dasharray="1 6" stroke-linecap="round"/>
    <g fill="none" stroke="${thread}" stroke-width="2.4">${petals}<circle cx="100" cy="152" r="8" fill="${thread}"/><circle cx="100" cy="152" r="45"/>
    <path d="M100 98C80 92 74 74 100 34 126 74 120 92 100 98ZM60 196C70 190 82 194 100 204 118 194 130 190 140 196M100 98V50M88 82c-4-8 0-16 8-24M112 82c4-8 0-16-8-24"/></g>${dots}
    <path d="M66 90C58 130 56 170 60 210" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="7" stroke-linecap="round"/></svg>`
}

const pair = (size: number, leather: string, thread: string): string =>
  `<div class="m" style="gap:${size * 0.06}px;height:100%">${khussa(size, leather, thread, -5)}${khussa(size, leather, thread, 6)}</div>`

const shop = `<div class="sb" style="padding:26px 34px;font:400 19px Arapey;color:${maroon}"><span>Khussas</span><span style="font:400 34px Arapey;letter-spacing:.02em">Tilla <i>&amp;</i> Sole</span>${glyph('bag', 26, maroon, 1.5)}</div>
  <div style="height:640px;background:radial-gradient(500px 420px at 40% 34%,#8e2138,${maroon})">${pair(250, '#7A1730', gold)}</div>
  <div style="padding:34px 38px;color:${maroon}"><div class="sb" style="align-items:flex-start"><div><h1 style="font:400 56px/1 Arapey;letter-spacing:-.01em">Anarkali, in mulberry</h1><p style="font:italic 400 25px/1.4 Arapey;margin-top:12px;opacity:.8">Gold thread worked by Bushra, in eleven days</p></div><span class="n w" style="font:400 38px Arapey">Rs 9,800</span></div>
  <div class="r" style="gap:12px;margin:28px 0"><span style="font:400 22px Arapey;margin-right:10px">Last</span>${['36', '37', '37½', '38', '39'].map((size) => `<span class="m n" style="width:74px;height:62px;font:400 25px Arapey;border:1.5px solid ${maroon}${size === '37½' ? `;background:${maroon};color:${ivory}` : '55'}">${size}</span>`).join('')}</div>
  <div class="m" style="height:76px;background:${gold};font:400 28px Arapey">Add to bag</div></div>`

const lattice = `<svg class="a" width="1000" height="1500"><defs><pattern id="j" width="120" height="120" patternUnits="userSpaceOnUse"><g fill="none" stroke="${gold}" stroke-opacity=".3" stroke-width="2"><circle cx="60" cy="60" r="40"/><path d="M60 0V120M0 60H120M0 0L120 120M120 0L0 120"/><circle cx="0" cy="0" r="40"/><circle cx="120" cy="0" r="40"/><circle cx="0" cy="120" r="40"/><circle cx="120" cy="120" r="40"/></g></pattern></defs><rect width="1000" height="1500" fill="url(#j)"/></svg>`

const leathers = [
  ['#0F3B3A', '#E7C873'],
  ['#C9772E', '#FFF0C9'],
  ['#7A1730', gold],
  ['#1D1A2E', '#C9CBD6'],
  ['#31501F', '#E9C46A'],
  ['#E9DAC6', '#9C5B1E'],
] as const

/** One shoe of each leather, side by side and cut by the edges, turned by turns. */
const bench = leathers
  .map(
    ([leather, thread], index) =>
      `<div class="a" style="left:${index * 330 - 120}px;top:${index % 2 ? 150 : 0}px">${khussa(510, leather, thread, index % 2 ? 183 : -3)}</div>`,
  )
  .join('')

/** The workshop's table: a foot traced beside a bank card, and what was made from it. */
const foot =
  'M150 800C82 792 62 716 76 636S104 520 86 420 48 300 74 196 166 40 236 50 318 150 314 254 276 438 272 520 300 672 278 732 212 808 150 800Z'
const table = `${sheet({
  width: 640,
  height: 1010,
  paper: '#FBF4E4',
  x: 330,
  y: 722,
  turn: -7,
  lift: 26,
  print: `<svg width="640" height="1010" viewBox="0 0 640 1010" fill="none"><path d="M0 505H640M320 0V1010" stroke="#0000000f" stroke-width="4"/><g transform="translate(40 96)"><path d="${foot}" stroke="#4b3a2b" stroke-width="7" stroke-linejoin="round"/><path d="${foot}" stroke="#4b3a2b" stroke-width="3" stroke-opacity=".5" transform="translate(5 -4)"/><path d="M24 50V800M4 50H44M4 800H44" stroke="${maroon}" stroke-width="4"/></g><text x="52" y="600" transform="rotate(-90 52 600)" font-family="Arapey" font-size="44" fill="${maroon}">241 mm</text><text x="96" y="975" font-family="Arapey" font-style="italic" font-size="50" fill="${maroon}">right foot, 37½</text></svg>`,
})}
  <div class="a" style="left:62px;top:84px;width:400px;height:250px;border-radius:20px;background:linear-gradient(135deg,#3d5c92,#27406B 55%,#182a4a);transform:rotate(-14deg);box-shadow:0 2px 0 #ffffff44 inset,10px 18px 22px #3a1d0599"><i class="a" style="left:36px;top:78px;width:66px;height:52px;border-radius:9px;background:linear-gradient(135deg,#f2d489,#b88a2e)"></i><div class="a n" style="left:36px;top:162px;font:400 36px Arapey;letter-spacing:.1em;color:#ffffffcc">•••• •••• 0412</div></div>
  <div class="a" style="left:470px;top:300px">${khussa(500, '#7A1730', gold, 9)}</div>
  <svg class="a" width="1000" height="1500" viewBox="0 0 1000 1500" fill="none"><g style="filter:drop-shadow(12px 18px 14px #3a1d0599)"><rect x="700" y="92" width="190" height="190" rx="10" fill="#B98A3A"/>${Array.from({ length: 17 }, (_, at) => `<path d="M${706 + at * 11} 92V282" stroke="${at % 2 ? '#8f6420' : '#f3d68c'}" stroke-width="6"/>`).join('')}<rect x="684" y="70" width="222" height="34" rx="12" fill="#6B3F1D"/><rect x="684" y="270" width="222" height="34" rx="12" fill="#55300F"/></g><path d="M700 250C600 300 560 200 480 250S540 420 610 372" stroke="#f3d68c" stroke-width="6"/><path d="M606 374L700 330" stroke="#e8e8ea" stroke-width="8" stroke-linecap="round"/></svg>`

export default [
  stage({
    ground: `repeating-linear-gradient(92deg,#6b3d1a14 0 5px,transparent 5px 23px),linear-gradient(150deg,#D9CBB4,#A8967C)`,
    font: 'Arapey',
    body: table,
  }),
  scene({
    ground: `repeating-linear-gradient(90deg,#8a5a2a0d 0 3px,transparent 3px 11px),linear-gradient(165deg,#F3E5CB,#DDBF8E)`,
    font: 'Arapey',
    light: 0.6,
    body: bench,
  }),
  stage({
    ground: `radial-gradient(800px 900px at 35% 25%,#93253d,${maroon})`,
    font: 'Arapey',
    body: `${lattice}<div class="a" style="left:-30px;top:60px">${khussa(760, '#7A1730', gold, 14)}</div>`,
  }),
  stage({
    ground: `linear-gradient(150deg,#d9bd8c,#b98d4a)`,
    font: 'Arapey',
    body: tablet({
      width: 820,
      height: 1160,
      screen: shop,
      ground: ivory,
      frame: '#2A0810',
      x: 500,
      y: 770,
      turn: 0,
    }),
  }),
]
