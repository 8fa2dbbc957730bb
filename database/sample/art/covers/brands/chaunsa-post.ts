import { phone, sheet } from '../devices.ts'
import { glyph, series } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const mango = (
  size: number,
  turn: number,
): string => `<svg width="${size}" height="${size}" viewBox="0 0 200 200" style="transform:rotate(${turn}deg);overflow:visible;filter:drop-shadow(16px 22px 18px #7a320066)">
  <defs><radialGradient id="skin" cx=".32" cy=".26" r=".95"><stop offset="0" stop-color="#FFF0A0"/><stop offset=".3" stop-color="#FFC62B"/><stop offset=".65" stop-color="#F79A12"/><stop offset="1" stop-color="#C4500C"/></radialGradient>
  <radialGradient id="blush" cx=".85" cy=".75" r=".7"><stop offset="0" stop-color="#D92B1A" stop-opacity=".75"/><stop offset="1" stop-color="#D92B1A" stop-opacity="0"/></radialGradient></defs>
  <path d="M96 14C150 6 190 60 184 116S120 196 74 184 8 122 24 84 56 20 96 14Z" fill="url(#skin)"/><path d="M96 14C150 6 190 60 184 116S120 196 74 184 8 122 24 84 56 20 96 14Z" fill="url(#blush)"/>
  <ellipse cx="66" cy="66" rx="26" ry="12" fill="#fff" opacity=".45" transform="rotate(-42 66 66)"/><path d="M96 14C92 2 98-8 106-12" stroke="#5B3A16" stroke-width="6" fill="none" stroke-linecap="round"/></svg>`
const leaf = (width: number, turn: number): string =>
  `<svg width="${width}" height="${width * 0.3}" viewBox="0 0 200 60" style="transform:rotate(${turn}deg);filter:drop-shadow(8px 12px 8px #0004);overflow:visible"><path d="M0 30C50-10 140-10 200 26 140 66 50 70 0 30Z" fill="#2F6B2E"/><path d="M0 30C60 24 130 22 200 26" stroke="#7DB04E" stroke-width="3" fill="none"/></svg>`

const letter = `<div style="padding:54px 56px;font:400 24px/1.5 Vollkorn;color:#3B1D08">
  <div class="sb" style="font:700 17px Vollkorn;letter-spacing:.12em;border-bottom:2px solid #3B1D08;padding-bottom:16px"><span>CHAUNSA POST</span><span>LETTER 7</span></div>
  <h1 style="font:900 54px/1.02 Vollkorn;letter-spacing:-.02em;margin:30px 0 20px">The late trees are ready.</h1>
  <p>Dear friends of the orchard,</p><p style="margin-top:14px">Rain on Tuesday, sun since. The old rows by the canal have turned and I ate the first one standing up, as one should.</p><p style="margin-top:14px">We pick on Thursday at dawn; the lorry leaves at four. Eighteen hundred boxes are left.</p>
  <div class="m" style="margin-top:30px;height:70px;background:#D8381E;color:#fff;font:700 25px Vollkorn">Keep a box for me</div></div>`

const stamp = `<div class="m c" style="width:100%;height:100%;background:#2F6B2E;color:#FFE9A8;border:9px dotted #FFE08A;font:900 58px/1 Vollkorn">10<span style="font:700 19px Vollkorn;letter-spacing:.1em">WEEKS</span></div>`

const chance = series(31, 60)

/** Fruit in a crate from above, each in its nest of paper. */
const packed = Array.from({ length: 15 }, (_, index) => {
  const [column, row] = [index % 5, Math.floor(index / 5)]
  const turn = (chance[index] ?? 0) * 60 - 40
  return `<div class="a" style="left:${column * 212 + 20}px;top:${row * 250 + 12}px;width:200px;height:240px"><div class="a" style="inset:4px -2px 2px 0;border-radius:50%;background:radial-gradient(closest-side,#8b9f3a,#5d7a26 70%,#39521a);opacity:.5"></div><div class="a" style="left:-8px;top:14px">${mango(208, turn)}</div></div>`
}).join('')

const slat = (left: number, top: number, width: number, height: number): string =>
  `<div class="a" style="left:${left}px;top:${top}px;width:${width}px;height:${height}px;background:repeating-linear-gradient(${width > height ? 0 : 90}deg,#8d5a2420 0 2px,transparent 2px 9px),linear-gradient(160deg,#EBC993,#CFA163);box-shadow:6px 10px 18px #5a2c0070,inset 2px 2px 0 #fff6"></div>`

const crate = `<div class="a" style="left:0;top:0;width:1120px;height:800px;background:#4A2A0E;box-shadow:50px 80px 120px #7a320099,14px 20px 30px #7a320080"></div>${packed}
  ${slat(-40, -50, 1200, 74)}${slat(-40, 770, 1200, 110)}${slat(-50, -50, 70, 930)}${slat(1100, -50, 70, 930)}
  <div class="a w" style="left:30px;top:788px;width:1060px;text-align:center;font:900 62px/74px Vollkorn;letter-spacing:.06em;color:#7E2A12;mix-blend-mode:multiply">RANGPUR · CHAUNSA · 4 KG</div>`

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

export default [
  stage({
    ground: 'linear-gradient(160deg,#FFD23F,#FFB400 60%,#F28A00)',
    font: 'Vollkorn',
    light: 0.6,
    body: `
    <div class="a w" style="left:64px;top:128px;font:900 262px/.8 Vollkorn;letter-spacing:-.05em;color:#D8381E">aam,<br>by post</div>
    ${sheet({ width: 620, height: 810, print: letter, x: 610, y: 1020, turn: 5, lift: 60 })}
    ${sheet({ width: 170, height: 206, print: stamp, paper: '#2F6B2E', x: 836, y: 232, scale: 0.84, turn: -7, lift: 22 })}
    <div class="a" style="left:20px;top:840px">${leaf(330, -28)}</div><div class="a" style="left:-70px;top:920px">${mango(430, -16)}</div>
    <div class="a" style="left:120px;top:1200px">${mango(330, 30)}</div>`,
  }),
  scene({
    ground: 'linear-gradient(160deg,#FFD23F,#FFB400 60%,#F28A00)',
    font: 'Vollkorn',
    light: 0.55,
    body: `
    <div class="a" style="left:130px;top:150px;transform:rotate(-5deg) scale(1.1)">${crate}</div>
    <div class="a" style="left:1330px;top:740px">${leaf(420, 24)}</div><div class="a" style="left:1440px;top:720px">${mango(420, 22)}</div>
    ${sheet({ width: 470, height: 620, print: `<div style="transform:scale(.758);transform-origin:0 0;width:620px">${letter}</div>`, x: 1540, y: 400, turn: 8, lift: 50 })}
    ${sheet({ width: 150, height: 182, print: stamp, paper: '#2F6B2E', x: 1760, y: 180, turn: 15, lift: 16 })}`,
  }),
  stage({
    ground: 'linear-gradient(150deg,#E7482C,#B92410)',
    font: 'Vollkorn',
    body: phone({
      screen: film,
      ground: '#FFF6E0',
      color: '#fff',
      frame: '#2A1408',
      time: '6:04',
      x: 500,
      y: 760,
      scale: 1.45,
      turn: -5,
    }),
  }),
  stage({
    ground: 'linear-gradient(170deg,#3E8038,#1F4F24)',
    font: 'Vollkorn',
    body: `${road}${place(180, 1230, 270, 1180, 'Rangpur', 'Thursday, four in the afternoon')}${place(780, 250, 450, 140, 'Lahore', 'Friday, six')}${place(240, 470, 90, 290, 'Multan', 'Thursday, ten')}<div class="a" style="left:640px;top:860px">${mango(330, 18)}</div>`,
  }),
]
