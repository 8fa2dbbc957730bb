import type { Shot } from '../../picture.ts'
import { ground } from '../../render/render.ts'
import { glyph } from '../parts.ts'
import { coverHeight, coverWidth, scene, sceneHeight, sceneWidth, shadow, stage } from '../stage.ts'

const [sun, ink] = ['#FFC53A', '#2B1A12']
const cabin = 'Cabin'

type Point = [number, number]

/** The roofs as the ground of a picture, and on them the outline and the measure of one. */
async function survey(width: number, height: number): Promise<string> {
  const { png, marks } = await ground('roofs', width, height)
  const at = (name: string): Point => {
    const mark = marks[name]
    if (!mark) throw new Error(`The roofs have no mark called ${name}`)
    return [mark[0] * width, mark[1] * height]
  }
  return `<img class="a" style="inset:0;width:${width}px;height:${height}px" src="data:image/png;base64,${png.toString('base64')}">
    <svg class="a" style="inset:0;filter:drop-shadow(1px 3px 3px #0007)" width="${width}" height="${height}">
    ${outline([at('west'), at('north'), at('east'), at('south')])}
    ${measure(at('from'), at('to'))}</svg>
    ${tag(at('from'), at('to'), '11.2 m')}`
}

function outline(corners: Point[]): string {
  const path = corners.map(([x, y]) => `${x} ${y}`).join('L')
  const handles = corners
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="10" fill="#fff" stroke="${sun}" stroke-width="6"/>`,
    )
    .join('')
  return `<path d="M${path}Z" fill="none" stroke="${ink}" stroke-opacity=".5" stroke-width="10" stroke-linejoin="round"/>
    <path d="M${path}Z" fill="none" stroke="${sun}" stroke-width="6" stroke-linejoin="round"/>${handles}`
}

/** A line beside the edge that it measures, with a tick at each end. */
function measure([x1, y1]: Point, [x2, y2]: Point): string {
  const long = Math.hypot(x2 - x1, y2 - y1)
  const [acrossX, acrossY] = [(11 * (y1 - y2)) / long, (11 * (x2 - x1)) / long]
  const tick = (x: number, y: number): string =>
    `M${x - acrossX} ${y - acrossY}L${x + acrossX} ${y + acrossY}`
  const path = `M${x1} ${y1}L${x2} ${y2}${tick(x1, y1)}${tick(x2, y2)}`
  return `<path d="${path}" stroke="${ink}" stroke-opacity=".55" stroke-width="7" stroke-linecap="round"/>
    <path d="${path}" stroke="#fff" stroke-width="3.5" stroke-linecap="round"/>`
}

/** A measure on the middle of its line, as it runs. */
function tag([x1, y1]: Point, [x2, y2]: Point, text: string): string {
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  return `<div class="a n w" style="left:${(x1 + x2) / 2}px;top:${(y1 + y2) / 2}px;transform:translate(-50%,-50%) rotate(${turn}deg);background:#fff;color:${ink};border-radius:40px;padding:7px 22px;font:700 36px ${cabin};${shadow(20, 0.6)}">${text}</div>`
}

const price = (place: string, size: number): string =>
  `<div class="a" style="${place};background:#FBF1E2;color:${ink};border-radius:28px;padding:30px 40px;${shadow(50, 0.7)}"><div class="sb" style="gap:40px"><div><div class="w" style="font:500 28px ${cabin};opacity:.75">An honest price for this roof</div><div class="n w" style="font:700 ${size}px/1.08 ${cabin};letter-spacing:-.03em">Rs 1,184,000</div></div><div class="m" style="width:96px;height:96px;border-radius:50%;background:${sun}">${glyph('sun', 56, ink, 2.2)}</div></div></div>`

const cover = async (): Promise<Shot> =>
  stage({
    ground: ink,
    font: cabin,
    light: 0.2,
    shade: 0.2,
    quality: 50,
    body: `${await survey(coverWidth, coverHeight)}${price('left:110px;right:110px;top:1036px', 88)}`,
  })

const wide = async (): Promise<Shot> =>
  scene({
    ground: ink,
    font: cabin,
    light: 0.2,
    shade: 0.2,
    quality: 32,
    body: `${await survey(sceneWidth, sceneHeight)}${price('left:1074px;top:906px', 78)}`,
  })

export default [cover, wide]
