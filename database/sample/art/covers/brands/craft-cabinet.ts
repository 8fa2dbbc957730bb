import type { Shot } from '../../picture.ts'
import { face, type Rendering } from '../../render/render.ts'
import { signalBars } from '../devices.ts'
import * as made from '../museum.ts'
import { coverHeight, coverWidth, sceneHeight, sceneWidth } from '../stage.ts'

const [paper, ink, clay] = ['#F4EEDF', '#22211F', '#A4502E']

/** What the things are covered with, as their module knows it. */
const coverings: Record<string, Shot> = {
  surahi: made.surahi,
  bowl: made.bowl,
  'bowl inside': made.bowlInside,
  horse: made.horse,
  block: made.block,
  fan: made.fan,
}

/** Cards in a drawer or on a shelf; the name of a thing, and where it is from or what it is of. */
const labels = Object.fromEntries(
  [
    ['Surahi', 'Gujrat, c. 1940'],
    ['Trick lock', 'Chiniot'],
    ['Comb', 'Shisham, Jhang'],
    ['Spindle', 'Thar, c. 1965'],
    ['Print block', 'Ajrak, Sukkur'],
    ['Bowl', 'Multan, blue tile'],
    ['Hand fan', 'Palm and cotton'],
    ['Chimta', 'Brass and iron'],
    ['Horse', 'Papier-mâché'],
  ].map(([name, origin]) => [
    `label ${name}`,
    face(
      250,
      92,
      3,
      paper,
      `<div class="c m w" style="height:100%;font:italic 400 27px/1 EB Garamond;color:#4b463e"><b style="font:600 36px/1 EB Garamond;color:${ink};margin-bottom:4px">${name}</b>${origin}</div>`,
    ),
  ]),
)

const tag: Shot = {
  width: 248,
  height: 410,
  scale: 2,
  transparent: true,
  body: `<div style="height:410px;background:#E9DDC0;clip-path:polygon(24% 0,76% 0,100% 14%,100% 100%,0 100%,0 14%);font-family:EB Garamond;color:${ink};text-align:center;padding-top:22px">
    <i style="display:block;width:38px;height:38px;margin:0 auto;border-radius:50%;border:11px solid ${clay};background:#1a1714"></i>
    <div style="font:600 34px/1.05 EB Garamond;margin-top:44px">Museum of<br>Everyday<br>Craft</div><div style="border-top:2px solid;border-bottom:2px solid;margin:26px 22px 0;padding:14px 0 16px;font:600 46px/1 Courier Prime;letter-spacing:-.05em;color:${clay}">MEC<br>1987.12</div></div>`,
}

/** A record of the archive on a telephone; its photograph, 342 by 350 points at 24, 124, is taken in the scene. */
const record = (number: string, name: string, origin: string, note: string): Shot =>
  face(
    390,
    844,
    3,
    '#FAF8F3',
    `<div style="font-family:EB Garamond;color:${ink}"><div class="sb n" style="height:50px;padding:8px 26px 0 32px;font:600 15px Inter">9:41${signalBars(ink)}</div><div class="a" style="left:145px;top:11px;width:100px;height:28px;border-radius:14px;background:#050506"></div>
    <div class="sb w" style="height:74px;padding:4px 24px 0;font:500 29px EB Garamond;letter-spacing:-.02em"><span>The Craft Cabinet</span><span dir="rtl" style="font:400 17px Noto Nastaliq Urdu;color:${clay};letter-spacing:0">ہنر کی الماری</span></div>
    <div style="height:350px;margin:0 24px;background:#BDBAB2"></div>
    <div style="padding:18px 24px"><div class="sb" style="font:500 19px EB Garamond;color:${clay}"><span>MEC ${number}</span><i style="color:#6b655b">${origin}</i></div><h1 style="font:500 42px/1.02 EB Garamond;letter-spacing:-.02em;margin:8px 0 12px">${name}</h1><p style="font:400 21px/1.34 EB Garamond">${note}</p></div>
    <div class="a sb" style="left:24px;right:24px;bottom:34px;border-top:1.5px solid;padding-top:13px;font:400 20px EB Garamond"><span>Maker</span><span>Village</span><i style="color:${clay}">Material</i><span>Use</span></div></div>`,
  )

const rendering = (
  scene: string,
  size: [number, number],
  textures: Rendering['textures'],
  finish: Pick<Rendering, 'calm' | 'quality'> = {},
): Rendering => ({
  width: size[0],
  height: size[1],
  scene,
  calm: 4,
  ...finish,
  textures: { ...coverings, ...textures },
})
const upright: [number, number] = [coverWidth, coverHeight]

// The first is one thing, since it is also shown small.
export default [
  rendering('museum_surahi', upright, { tag }),
  rendering('museum_shelf', [sceneWidth, sceneHeight], labels, { calm: 3 }),
  rendering(
    'museum_drawer',
    upright,
    {
      ...labels,
      screen: record(
        '1987.12',
        'Surahi',
        'Gujrat, c. 1940',
        'Red clay, thrown in two parts. It keeps water cool for a day, since it sweats.',
      ),
    },
    { calm: 5, quality: 72 },
  ),
  rendering('museum_record', upright, {
    screen: record(
      '1987.44',
      'Lock that opens only to those who know',
      'Chiniot',
      'The keyhole on the front is false. Press the third stud and turn the lock over.',
    ),
  }),
]
