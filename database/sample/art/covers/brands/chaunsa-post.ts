import type { Shot } from '../../picture.ts'
import { face, type Rendering } from '../../render/render.ts'
import { signalBars } from '../devices.ts'
import { glyph } from '../parts.ts'
import { coverHeight, coverWidth, sceneHeight, sceneWidth } from '../stage.ts'

const letter = `<div style="padding:54px 56px;font:400 24px/1.5 Vollkorn;color:#3B1D08">
  <div class="sb" style="font:700 17px Vollkorn;letter-spacing:.12em;border-bottom:2px solid #3B1D08;padding-bottom:16px"><span>CHAUNSA POST</span><span>LETTER 7</span></div>
  <h1 style="font:900 54px/1.02 Vollkorn;letter-spacing:-.02em;margin:30px 0 20px">The late trees are ready.</h1>
  <p>Dear friends of the orchard,</p><p style="margin-top:14px">Rain on Tuesday, sun since. The old rows by the canal have turned and I ate the first one standing up, as one should.</p><p style="margin-top:14px">We pick on Thursday at dawn; the lorry leaves at four. Eighteen hundred boxes are left.</p>
  <div class="m" style="margin-top:30px;height:70px;background:#D8381E;color:#fff;font:700 25px Vollkorn">Keep a box for me</div></div>`

const stamp = `<div class="m c" style="width:100%;height:100%;background:#2F6B2E;color:#FFE9A8;border:9px dotted #FFE08A;font:900 58px/1 Vollkorn">10<span style="font:700 19px Vollkorn;letter-spacing:.1em">WEEKS</span></div>`

const rows = `<svg class="a" width="390" height="520" viewBox="0 0 390 520"><defs><linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#F7813B"/><stop offset=".5" stop-color="#FFC54A"/><stop offset=".52" stop-color="#5B6B22"/><stop offset="1" stop-color="#22360F"/></linearGradient></defs><rect width="390" height="520" fill="url(#dusk)"/><circle cx="262" cy="206" r="56" fill="#FFF1B8"/>
  ${Array.from({ length: 26 }, (_, index) => {
    const side = index % 2 ? 1 : -1
    const depth = Math.floor(index / 2) / 12
    const size = 14 + depth ** 1.8 * 130
    const x = 195 + side * (22 + depth ** 1.6 * 230)
    const y = 262 + depth ** 1.7 * 180
    return `<path d="M${x} ${y}v${size}" stroke="#2b1a0a" stroke-width="${size * 0.12}"/><ellipse cx="${x}" cy="${y - size * 0.2}" rx="${size * 0.82}" ry="${size * 0.72}" fill="${index % 4 < 2 ? '#2F5A22' : '#274B1C'}"/><ellipse cx="${x - size * 0.2}" cy="${y - size * 0.4}" rx="${size * 0.45}" ry="${size * 0.34}" fill="#6F8F33" opacity=".6"/>`
  }).join('')}</svg>`

const film = `<div style="position:relative;height:520px;margin-top:-50px">${rows}<div class="a m" style="left:145px;top:210px;width:100px;height:100px;border-radius:50%;background:#fff;color:#D8381E;padding-left:8px">${glyph('play', 48, '#D8381E', 3)}</div>
  <div class="a" style="left:26px;right:26px;bottom:24px;color:#fff"><div style="font:700 17px Vollkorn;letter-spacing:.1em">DAY 31 OF THE HARVEST</div><div style="height:5px;margin-top:12px;background:#fff5"><i style="display:block;width:44%;height:5px;background:#FFD23F"></i></div></div></div>
  <div style="padding:26px;color:#3B1D08"><h1 style="font:900 41px/1 Vollkorn;letter-spacing:-.02em">Picked Thursday.<br>Yours on Friday.</h1><div class="sb n" style="margin:20px 0 18px;font:700 22px Vollkorn"><span>4 kg, eleven fruit</span><span>Rs 2,400</span></div>
  <div class="m" style="height:66px;background:#D8381E;color:#fff;font:700 23px Vollkorn">Keep a box for me</div></div>`

const road = `<svg class="a" width="1000" height="1500" viewBox="0 0 1000 1500" fill="none"><path d="M180 1230C360 1120 220 920 420 820S820 700 640 500 560 330 780 250" stroke="#FFE9A8" stroke-width="20" stroke-linecap="round"/><path d="M420 820C300 700 330 560 240 470" stroke="#FFE9A8" stroke-width="20" stroke-linecap="round"/><path d="M180 1230C360 1120 220 920 420 820S820 700 640 500 560 330 780 250" stroke="#2F6B2E" stroke-width="4" stroke-dasharray="2 20" stroke-linecap="round"/></svg>`

const place = (x: number, y: number, left: number, top: number, name: string, time: string) =>
  `<i class="a" style="left:${x - 26}px;top:${y - 26}px;width:52px;height:52px;border-radius:50%;background:#D8381E;border:10px solid #FFE9A8"></i><div class="a w" style="left:${left}px;top:${top}px;color:#FFE9A8"><div style="font:900 84px/1 Vollkorn;letter-spacing:-.02em">${name}</div><div style="font:400 32px/1.2 Vollkorn">${time}</div></div>`

/** Ten weeks a year there is fruit. */
const stampFace = face(170, 206, 3, '#2F6B2E', stamp)
const letterFace = face(620, 810, 2.4, '#FFFDF6', letter)

/** What lies on the sheets and beside the crate is modelled. */
const harvest = (width: number, height: number, textures: Rendering['textures']): Rendering => ({
  width,
  height,
  scene: 'harvest',
  calm: 2.5,
  quality: 72,
  textures,
})

const poster = face(
  1000,
  1500,
  3,
  '#14523A',
  `<div class="a w" style="left:64px;top:132px;font:900 240px/.82 Vollkorn;letter-spacing:-.05em;color:#FFC53A">aam,<br>by post</div>`,
)
const map = face(
  1000,
  1500,
  2,
  '#2F6B34',
  `${road}${place(180, 1230, 270, 1180, 'Rangpur', 'Thursday, four in the afternoon')}${place(780, 250, 450, 140, 'Lahore', 'Friday, six')}${place(240, 470, 90, 290, 'Multan', 'Thursday, ten')}`,
)
const stencil: Shot = {
  width: 980,
  height: 84,
  scale: 2,
  transparent: true,
  body: `<div style="font:900 62px/84px Vollkorn;letter-spacing:.07em;text-align:center;white-space:nowrap;color:#7E2A12">RANGPUR · CHAUNSA · 4 KG</div>`,
}

export default [
  harvest(coverWidth, coverHeight, { poster, letter: letterFace, stamp: stampFace }),
  harvest(sceneWidth, sceneHeight, { stencil, letter: letterFace, stamp: stampFace }),
  harvest(coverWidth, coverHeight, {
    screen: face(
      390,
      844,
      3,
      '#FFF6E0',
      `<div class="sb n" style="position:relative;z-index:1;height:50px;padding:8px 26px 0 32px;font:600 15px Inter;color:#fff">6:04${signalBars('#fff')}</div><div class="a" style="z-index:1;left:145px;top:11px;width:100px;height:28px;border-radius:14px;background:#050506"></div>${film}`,
    ),
  }),
  harvest(coverWidth, coverHeight, { poster: map }),
]
