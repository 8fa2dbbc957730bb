import { browser } from '../../covers/devices.ts'
import { series } from '../../covers/parts.ts'
import { type Place, place } from '../../covers/stage.ts'
import {
  deep,
  display,
  drawn,
  ink,
  mono,
  moved,
  pane,
  paper,
  plain,
  scene,
  signal,
} from '../things.ts'

const [width, height] = [1320, 860]
const blue = '#2B5BD7'

/** A round loaf from the clay oven, seen from above: dimples, seeds, and where the wall was hottest. */
function loaf(x: number, y: number, size: number, seed: number): string {
  const chance = series(seed, 120)
  const spot = (at: number, reach: number): [number, number] => {
    const turn = (chance[at] ?? 0) * 2 * Math.PI
    const far = reach * Math.sqrt(chance[at + 1] ?? 0)
    return [far * Math.cos(turn), far * Math.sin(turn)]
  }
  const dimples = [0, 1, 2, 3, 4, 5, 6].flatMap((ring) =>
    ring === 0
      ? ['<ellipse rx="9" ry="8"/>']
      : Array.from({ length: 9 }, (_, at) => {
          if (ring > 2) return ''
          const turn = (at * 2 * Math.PI) / 9 + ring * 0.35
          return `<ellipse cx="${(ring * 42 * Math.cos(turn)).toFixed(1)}" cy="${(ring * 42 * Math.sin(turn)).toFixed(1)}" rx="10" ry="9"/>`
        }),
  )
  const seeds = Array.from({ length: 26 }, (_, at) => {
    const [cx, cy] = spot(at * 2, 104)
    return `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="5.5" ry="3" transform="rotate(${at * 47} ${cx.toFixed(1)} ${cy.toFixed(1)})"/>`
  })
  const burnt = Array.from({ length: 9 }, (_, at) => {
    const [cx, cy] = spot(60 + at * 2, 120)
    return `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${14 + ((at * 7) % 12)}" ry="${9 + ((at * 5) % 8)}" transform="rotate(${at * 61} ${cx.toFixed(1)} ${cy.toFixed(1)})"/>`
  })
  return `<g transform="translate(${x} ${y}) scale(${size})"><radialGradient id="crust${seed}" cx=".4" cy=".36" r=".7"><stop stop-color="#F7D596"/><stop offset=".62" stop-color="#E7A95A"/><stop offset="1" stop-color="#B86C29"/></radialGradient>
    <ellipse cx="16" cy="24" rx="150" ry="146" fill="#6B3410" fill-opacity=".35"/><circle r="150" fill="url(#crust${seed})"/><circle r="122" fill="none" stroke="#9E5A20" stroke-opacity=".45" stroke-width="7"/><circle cx="-3" cy="-4" r="122" fill="none" stroke="#FFE7B5" stroke-opacity=".5" stroke-width="3"/>
    <g fill="#7A3A12" fill-opacity=".28">${burnt.join('')}</g><g fill="#A9682C">${dimples.join('')}</g><g fill="#FFF3D6">${seeds.join('')}</g></g>`
}

/** Solid on the finished side, an outline on the plan: the same letters in the same place. */
const heading = (fill: string, stroke = 'none'): string =>
  drawn(
    `<g font-family="${display}" font-weight="700" font-size="214" letter-spacing="-9" fill="${fill}" stroke="${stroke}" stroke-width="7" paint-order="stroke"><text x="300" y="290">Bread</text><text x="300" y="470">at six.</text></g>`,
    width,
    height,
  )

const finished = `<div class="a" style="inset:0;background:#FFF6E6;color:#3A1D0C">
  <div class="sb" style="padding:26px 44px;font:600 20px ${plain}"><b style="font:700 30px ${display}">tandoor lane</b><span class="r" style="gap:34px">Breads <span>Order</span> <span>Where</span><b style="padding:13px 24px;border-radius:8px;background:#3A1D0C;color:#FFF6E6">Basket 2</b></span></div>
  <div class="a" style="left:846px;top:104px;width:520px;height:560px;border-radius:280px 0 0 280px;background:#F6C566"></div>
  ${drawn(`${loaf(1240, 560, 1.06, 5)}${loaf(990, 540, 0.94, 8)}${loaf(1110, 310, 1.3, 3)}`, width, height)}${heading('#3A1D0C')}
  <div class="a" style="left:590px;top:512px;width:256px;font:500 25px/1.4 ${plain}">Say tonight what you want on the table tomorrow.</div>
  <div class="a m" style="left:446px;top:674px;width:330px;height:76px;border-radius:10px;background:${signal};font:700 27px ${display}">Order now</div>
  <div class="a r" style="left:44px;top:786px;gap:24px">${['Khameeri 60', 'Roghni 90', 'Taftan 120'].map((each) => `<div style="width:396px;height:180px;padding:100px 26px 0;border-radius:14px;background:#fff;font:700 30px ${display}">${each}</div>`).join('')}</div></div>`

const box = (x: number, y: number, wide: number, high: number): string =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${high}"/><path d="M${x} ${y}L${x + wide} ${y + high}M${x + wide} ${y}L${x} ${y + high}" stroke-opacity=".3"/>`

const plan = `<div class="a" style="inset:0;clip-path:polygon(0 0,700px 0,470px 100%,0 100%);background:#F4F7FF">
  ${drawn(
    `${Array.from({ length: 12 }, (_, at) => `<path d="M${44 + at * 104} 0v${height}h80v-${height}" fill="${blue}" fill-opacity=".07"/>`).join('')}
    <g stroke="${blue}" stroke-width="3">${box(44, 26, 210, 40)}${box(650, 26, 500, 40)}<path d="M270 122h600v370h-600z" stroke-dasharray="10 8"/>${box(446, 516, 400, 120)}${box(446, 674, 330, 76)}${box(44, 786, 396, 120)}${box(464, 786, 396, 120)}
    <path d="M236 122v370M226 122h20M226 492h20" stroke="${signal}"/></g>
    <g font-family="${mono}" font-size="24"><text x="270" y="106" fill="${blue}">h1 214/180</text><text x="166" y="316" fill="#B5360F">370</text></g>`,
    width,
    height,
  )}${heading('#EDF1FF', blue)}</div>
  ${drawn(`<path d="M700 0L470 ${height}" stroke="${signal}" stroke-width="7"/><circle cx="541" cy="594" r="36" fill="${signal}"/><path d="M530 580l-14 14 14 14M552 580l14 14-14 14" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`, width, height)}`

const [tag, name, words, dim] = ['#FF9470', '#FFD27A', '#B7E3A1', '#8991A3']
const lines = [
  `<i style="color:${dim}">&lt;</i><b style="color:${tag}">main</b><i style="color:${dim}">&gt;</i>`,
  `  <i style="color:${dim}">&lt;</i><b style="color:${tag}">h1</b><i style="color:${dim}">&gt;</i><span style="color:${words}">Bread at six.</span><i style="color:${dim}">&lt;/h1&gt;</i>`,
  `  <i style="color:${dim}">&lt;</i><b style="color:${tag}">p</b><i style="color:${dim}">&gt;</i><span style="color:${words}">Say tonight what you…</span>`,
  `  <i style="color:${dim}">&lt;</i><b style="color:${tag}">a</b> <span style="color:${name}">href</span>=<span style="color:${words}">"/tomorrow"</span><i style="color:${dim}">&gt;</i>`,
  `    Order now`,
  `  <i style="color:${dim}">&lt;/a&gt;</i>`,
  `<i style="color:${dim}">&lt;/main&gt;</i><i style="display:inline-block;width:14px;height:30px;background:${signal};vertical-align:-6px"></i>`,
]
const code = `<pre style="padding:26px 30px;font:500 26px/1.56 ${mono};letter-spacing:-.02em"><i style="font-style:normal">${lines.join('\n')}</i></pre><style>i{font-style:normal}</style>`

const weight = place(
  330,
  150,
  { x: 1716, y: 900, turn: 8 },
  `<div class="c" style="width:330px;height:150px;padding:22px 28px 0 66px;background:${paper};clip-path:polygon(40px 0,100% 0,100% 100%,40px 100%,0 50%);color:${ink}"><b style="font:700 66px/1 ${display};letter-spacing:-.03em">41 kB</b><span style="font:600 21px ${plain}">the whole page</span></div>
  <i class="a" style="left:30px;top:62px;width:26px;height:26px;border-radius:50%;background:${deep};box-shadow:inset 3px 4px 5px #0006"></i>`,
)

const weighed = `<div class="a" style="inset:0;filter:drop-shadow(12px 18px 14px rgba(0,0,0,.35))">${weight}</div>`

const shop = (at: Place): string =>
  browser({ width, height, url: 'tandoorlane.example', screen: finished + plan, ...at })

/** A page half built: the plan on the left turns into the shop on the right. */
export default scene(
  shop({ x: 1140, y: 600, turn: -4, scale: 1.08 }),
  pane(640, 400, code, { x: 366, y: 800, turn: 3, scale: 1.05 }),
  weighed,
)

export const thing = scene(
  shop({ x: 500, y: 420, turn: -4, scale: 0.68 }),
  pane(640, 400, code, { x: 350, y: 790, turn: 3, scale: 0.88 }),
  moved(-860, 0, 0.96, weighed),
)
