/** The shop of a bakery, whose page the site shows wherever it tells how pages are built. */
import { series } from '../covers/parts.ts'
import { display, drawn, plain, signal } from './print.ts'

/** What the page is drawn at. */
export const [width, height] = [1320, 860]
export const [cream, crust, wheat] = ['#FFF6E6', '#3A1D0C', '#F6C566']

/** A round loaf from the clay oven, seen from above: dimples, seeds, and where the wall was hottest. */
export function loaf(x: number, y: number, size: number, seed: number): string {
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
export const heading = (fill: string, stroke = 'none'): string =>
  drawn(
    `<g font-family="${display}" font-weight="700" font-size="214" letter-spacing="-9" fill="${fill}" stroke="${stroke}" stroke-width="7" paint-order="stroke"><text x="300" y="290">Bread</text><text x="300" y="470">at six.</text></g>`,
    width,
    height,
  )

/** The page as it is visited. */
export const finished = `<div class="a" style="inset:0;background:${cream};color:${crust}">
  <div class="sb" style="padding:26px 44px;font:600 20px ${plain}"><b style="font:700 30px ${display}">tandoor lane</b><span class="r" style="gap:34px">Breads <span>Order</span> <span>Where</span><b style="padding:13px 24px;border-radius:8px;background:${crust};color:${cream}">Basket 2</b></span></div>
  <div class="a" style="left:846px;top:104px;width:520px;height:560px;border-radius:280px 0 0 280px;background:${wheat}"></div>
  ${drawn(`${loaf(1240, 560, 1.06, 5)}${loaf(990, 540, 0.94, 8)}${loaf(1110, 310, 1.3, 3)}`, width, height)}${heading(crust)}
  <div class="a" style="left:590px;top:512px;width:256px;font:500 25px/1.4 ${plain}">Say tonight what you want on the table tomorrow.</div>
  <div class="a m" style="left:446px;top:674px;width:330px;height:76px;border-radius:10px;background:${signal};font:700 27px ${display}">Order now</div>
  <div class="a r" style="left:44px;top:786px;gap:24px">${['Khameeri 60', 'Roghni 90', 'Taftan 120'].map((each) => `<div style="width:396px;height:180px;padding:100px 26px 0;border-radius:14px;background:#fff;font:700 30px ${display}">${each}</div>`).join('')}</div></div>`
