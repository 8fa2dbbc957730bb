import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { face, type Rendering } from '../../render/render.ts'
import { glyph } from '../parts.ts'
import { coverHeight, coverWidth, sceneHeight, sceneWidth } from '../stage.ts'

const [haldi, dhania, ink] = ['#F5A800', '#3F7D2B', '#23180C']
const font = 'Manrope'

/** The third picture, whose bowls the screen of the first shows: it is to be made before it. */
const plate = readFileSync(
  join(import.meta.dirname, '../../../pictures/covers/thali-kiosk-3.webp'),
  'base64',
)

/** Where the bowls stand on the plate of the third picture, by their angle from its middle; none for the one in it. */
const dishes = {
  daal: 90,
  palak: 18,
  korma: -54,
  rice: undefined,
  chana: -126,
  raita: 162,
} as const
type Dish = keyof typeof dishes

/** In pixels of that picture: how far the bowls stand from its middle, and their rims' radius. */
const [ring, rim] = [290, 137]

/** A bowl as large as that, cut from the plate. */
const bowl = (dish: Dish, size: number): string => {
  const angle = dishes[dish]
  const turn = ((angle ?? 0) * Math.PI) / 180
  const far = angle === undefined ? 0 : ring
  const zoom = size / 2 / (angle === undefined ? rim * 1.045 : rim)
  const [x, y] = [coverWidth / 2 + Math.cos(turn) * far, coverHeight / 2 - Math.sin(turn) * far]
  return `<div style="width:${size}px;height:${size}px;border-radius:50%;background:url(data:image/webp;base64,${plate}) ${size / 2 - x * zoom}px ${size / 2 - y * zoom}px/${coverWidth * zoom}px;box-shadow:8px 12px 18px #0004"></div>`
}

const names: Record<Dish, [string, string]> = {
  daal: ['Daal', '120'],
  palak: ['Palak', '180'],
  korma: ['Korma', '260'],
  rice: ['Rice', '90'],
  chana: ['Chana', '140'],
  raita: ['Raita', '60'],
}

const kiosk = `<div style="height:100%;background:#FFF6E0;font-family:${font};color:${ink}"><div class="sb" style="padding:30px 36px;font:800 30px ${font}"><span style="font-size:44px;letter-spacing:-.05em">thali</span><span class="r" style="gap:10px"><span dir="rtl" style="font:400 24px/1.6 Noto Nastaliq Urdu;padding:4px 18px;border-radius:30px;background:${ink};color:#fff">اردو</span><span style="font:700 20px ${font};padding:12px 18px">Punjabi</span><span style="font:700 20px ${font};padding:12px 18px">English</span></span></div>
  <div style="display:grid;grid-template-columns:1fr 1fr;gap:18px;padding:0 30px">${(Object.keys(dishes) as Dish[]).map((dish) => `<div style="position:relative;height:290px;border-radius:36px;background:${dish === 'korma' ? haldi : '#fff'};overflow:hidden"><div class="a" style="left:-24px;top:26px;${dish === 'chana' ? 'filter:grayscale(1);opacity:.25' : ''}">${bowl(dish, 236)}</div><div class="a" style="right:26px;top:26px;text-align:right"><div style="font:800 31px ${font};letter-spacing:-.04em">${names[dish][0]}</div><div class="n" style="font:800 46px ${font};letter-spacing:-.05em">${dish === 'chana' ? '' : names[dish][1]}</div></div><div class="a m" style="right:22px;bottom:22px;width:74px;height:74px;border-radius:50%;background:${dish === 'chana' ? '#0000' : dish === 'korma' ? ink : dhania};color:#fff;font:800 32px ${font}">${dish === 'chana' ? '' : dish === 'korma' ? '2' : glyph('plus', 38, '#fff', 3)}</div></div>`).join('')}</div>
  <div class="sb" style="position:absolute;left:30px;right:30px;bottom:30px;height:126px;border-radius:40px;background:${ink};color:#fff;padding:0 26px 0 38px"><div><div style="font:600 20px ${font};opacity:.7">Korma × 2, rice</div><div class="n" style="font:800 44px ${font};letter-spacing:-.04em">Rs 610</div></div><div class="r" style="gap:14px"><div class="m" style="height:80px;padding:0 26px;border-radius:40px;border:3px solid #fff6;font:700 22px ${font}">Undo all</div><div class="m" style="height:80px;padding:0 36px;border-radius:40px;background:${haldi};color:${ink};font:800 25px ${font}">Pay</div></div></div></div>`

const slip = `<div style="padding:40px 40px;font:700 40px/1.5 PT Mono;color:#111"><div style="font:700 150px/1 PT Mono">64</div><div style="border-top:4px dashed;margin:24px 0"></div><div>2 KORMA</div><div>1 RICE</div><div style="border-top:4px dashed;margin:24px 0"></div><div style="font-size:27px">12:41 TABLE BY DOOR</div></div>`

const cover = { width: coverWidth, height: coverHeight, calm: 3 }

export default [
  {
    ...cover,
    scene: 'kiosk',
    textures: { screen: face(728, 1222, 2, '#FFF6E0', kiosk) },
  },
  { width: sceneWidth, height: sceneHeight, calm: 3, scene: 'food_counter', textures: {} },
  { ...cover, scene: 'food_plate', textures: {} },
  { ...cover, scene: 'food_order', textures: { slip: face(460, 620, 2, '#fffdf6', slip) } },
] satisfies Rendering[]
