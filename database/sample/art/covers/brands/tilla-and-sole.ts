import { phone, tablet } from '../devices.ts'
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

const tracing = `<div style="padding:14px 26px"><h1 style="font:400 38px/1.05 Arapey">Lay the tracing beside a bank card</h1></div>
  <div style="position:relative;margin:14px 20px;height:490px;background:#E9DDC6;overflow:hidden"><svg width="350" height="490" viewBox="0 0 350 490" fill="none"><path d="M0 60L350 20M0 300L350 262" stroke="#d8c8a9"/>
  <path d="M120 440C86 436 76 400 82 360S96 300 88 250 70 190 82 140 124 66 156 70 196 120 194 170 176 260 174 300 186 380 176 408 150 444 120 440Z" stroke="#3b2a1d" stroke-width="3.5" fill="#fff8e9"/>
  <path d="M82 70V440M70 70H94M70 440H94" stroke="${maroon}" stroke-width="2" stroke-dasharray="5 5" transform="translate(-36 0)"/><rect x="222" y="160" width="104" height="166" rx="10" fill="#27406B"/><rect x="236" y="186" width="24" height="30" rx="4" fill="${gold}"/><path d="M236 300h60M236 284h40" stroke="#fff" stroke-width="4" opacity=".6"/></svg>
  <span class="a" style="left:22px;top:236px;font:400 19px Arapey;color:${maroon};transform:rotate(-90deg)">241 mm</span></div>
  <div style="padding:6px 26px;color:${maroon}"><p style="font:400 24px/1.3 Arapey">Your foot suits last <b style="font-weight:400;background:${gold};padding:0 8px">37½</b>, broad.</p><p style="font:italic 400 18px/1.4 Arapey;opacity:.7;margin-top:6px">Right foot 3 mm longer: we cut for the right.</p>
  <div class="m" style="margin-top:16px;height:58px;background:${maroon};color:${ivory};font:400 22px Arapey">Use this last</div></div>`

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

export default [
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
      turn: -4,
    }),
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
    ground: `linear-gradient(160deg,#E3C58F,#C99F5A)`,
    font: 'Arapey',
    body: phone({
      screen: tracing,
      ground: ivory,
      color: maroon,
      frame: '#2A0810',
      x: 500,
      y: 770,
      scale: 1.4,
      turn: 5,
    }),
  }),
]
