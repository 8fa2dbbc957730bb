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
  const corners = ['west', 'north', 'east', 'south'].map((name): Point => {
    const mark = marks[name]
    if (!mark) throw new Error(`The roofs have no corner in the ${name}`)
    return [mark[0] * width, mark[1] * height]
  })
  const [west, north] = corners as [Point, Point, Point, Point]
  const path = corners.map(([x, y]) => `${x} ${y}`).join('L')
  const handles = corners
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="11" fill="#fff" stroke="${sun}" stroke-width="6"/>`,
    )
    .join('')
  const slope = (Math.atan2(north[1] - west[1], north[0] - west[0]) * 180) / Math.PI
  return `<img class="a" style="inset:0;width:${width}px;height:${height}px" src="data:image/png;base64,${png.toString('base64')}">
    <svg class="a" style="inset:0;filter:drop-shadow(3px 5px 4px #0006)" width="${width}" height="${height}">
    <path d="M${path}Z" fill="none" stroke="${sun}" stroke-width="6" stroke-linejoin="round"/>${handles}</svg>
    ${tag((west[0] + north[0]) / 2, (west[1] + north[1]) / 2, slope, '11.2 m')}`
}

/** On the edge that it measures, along which it lies: in degrees. */
const tag = (x: number, y: number, slope: number, text: string): string =>
  `<div class="a n w" style="left:${x}px;top:${y}px;transform:translate(-50%,-50%) rotate(${slope}deg);background:#fff;color:${ink};border-radius:40px;padding:9px 24px;font:700 34px ${cabin};${shadow(24, 0.7)}">${text}</div>`

const price = (place: string, size: number): string =>
  `<div class="a" style="${place};background:#FBF1E2;color:${ink};border-radius:28px;padding:30px 40px;${shadow(60, 0.8)}"><div class="sb" style="gap:40px"><div><div class="w" style="font:500 28px ${cabin};opacity:.7">An honest price for this roof</div><div class="n w" style="font:700 ${size}px/1.08 ${cabin};letter-spacing:-.03em">Rs 1,184,000</div></div><div class="m" style="width:96px;height:96px;border-radius:50%;background:${sun}">${glyph('sun', 56, ink, 2.2)}</div></div></div>`

const cover = async (): Promise<Shot> =>
  stage({
    ground: ink,
    font: cabin,
    light: 0.3,
    shade: 0.25,
    quality: 60,
    body: `${await survey(coverWidth, coverHeight)}${price('left:110px;right:110px;top:1178px', 88)}`,
  })

const wide = async (): Promise<Shot> =>
  scene({
    ground: ink,
    font: cabin,
    light: 0.3,
    shade: 0.25,
    quality: 34,
    body: `${await survey(sceneWidth, sceneHeight)}${price('left:1080px;top:890px', 82)}`,
  })

export default [cover, wide]
