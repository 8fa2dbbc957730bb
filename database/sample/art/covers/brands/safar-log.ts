import { phone, sheet } from '../devices.ts'
import { glyph } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const [asphalt, white, line, red] = ['#2B2D31', '#F5F4F0', '#F5C518', '#E2382B']
const font = 'Play'

const wheel = '482917'
  .split('')
  .map(
    (digit, index) =>
      `<div class="m n" style="width:52px;height:80px;background:linear-gradient(180deg,#000,${index === 5 ? red : '#34363b'} 45%,${index === 5 ? red : '#34363b'} 55%,#000);color:#fff;font:700 54px ${font}">${digit}</div>`,
  )
  .join('')

const screen = `<div style="padding:8px 22px;color:${white}"><div class="sb" style="font:400 18px ${font}"><span>LEA-2291, white van</span>${glyph('car', 28, line)}</div>
  <div class="m" style="gap:3px;margin:22px 0 10px;padding:10px;border-radius:14px;background:#000">${wheel}</div><div class="sb" style="font:400 16px ${font};opacity:.65"><span>kilometres</span><span>+ 214 today</span></div>
  <div style="margin:20px 0;border-radius:22px;background:${red};padding:22px"><div style="font:700 26px/1.15 ${font}">This slip doesn’t add up</div><div class="n" style="font:400 18px/1.45 ${font};margin-top:10px">58 litres bought, tank holds 52.<br>Usually 9.1 km a litre, today 3.7.</div></div>
  <div style="display:grid;grid-template-columns:1fr 1fr;gap:12px">${[
    ['drop', 'Fuel', '12,640'],
    ['wrench', 'Tyres', 'in 1,900 km'],
    ['clock', 'Token tax', '30 June'],
    ['camera', 'Dents', '3, none new'],
  ]
    .map(
      ([icon, name, value]) =>
        `<div style="height:124px;border-radius:22px;background:#3a3d43;padding:18px">${glyph(icon as 'drop', 28, line)}<div style="font:400 16px ${font};opacity:.65;margin-top:12px">${name}</div><div class="n" style="font:700 20px ${font}">${value}</div></div>`,
    )
    .join('')}</div>
  <div class="m" style="position:absolute;left:50%;bottom:34px;margin-left:-55px;width:110px;height:110px;border-radius:50%;background:${line};color:#111">${glyph('plus', 54, '#111', 2.6)}</div></div>`

const road = `<svg class="a" width="1000" height="1500" viewBox="0 0 1000 1500" fill="none"><path d="M-100 1440C300 1380 260 1020 520 860S1010 640 900 330 600 60 640-80" stroke="#3b3e44" stroke-width="420"/><path d="M-100 1440C300 1380 260 1020 520 860S1010 640 900 330 600 60 640-80" stroke="${white}" stroke-width="396"/><path d="M-100 1440C300 1380 260 1020 520 860S1010 640 900 330 600 60 640-80" stroke="${asphalt}" stroke-width="380"/><path d="M-100 1440C300 1380 260 1020 520 860S1010 640 900 330 600 60 640-80" stroke="${line}" stroke-width="14" stroke-dasharray="90 70"/></svg>`

/** The gauge of the tank: litres around it, full at 52, and what the slip claims beyond its end. */
const angle = (litres: number): number => -120 + (litres / 52) * 206
const spot = (litres: number, radius: number): string => {
  const turn = ((angle(litres) - 90) * Math.PI) / 180
  return `${(500 + radius * Math.cos(turn)).toFixed(1)} ${(500 + radius * Math.sin(turn)).toFixed(1)}`
}
const ring = (from: number, to: number, radius: number): string =>
  `M${spot(from, radius)}A${radius} ${radius} 0 ${angle(to) - angle(from) > 180 ? 1 : 0} 1 ${spot(to, radius)}`
const ticks = Array.from({ length: 53 }, (_, litres) => {
  const long = litres % 13 === 0
  return `<path d="M${spot(litres, 408)}L${spot(litres, long ? 344 : 376)}" stroke-width="${long ? 12 : 4}"/>`
}).join('')
const numbers = [0, 13, 26, 39, 52]
  .map((litres) => {
    const [x, y] = spot(litres, 288).split(' ')
    return `<text x="${x}" y="${Number(y) + 22}" text-anchor="middle">${litres}</text>`
  })
  .join('')
const gauge = `<svg class="a" style="left:160px;top:150px;overflow:visible;filter:drop-shadow(40px 60px 50px #000a)" width="900" height="900" viewBox="0 0 1000 1000" fill="none">
  <defs><linearGradient id="chrome" x1=".1" y1="0" x2=".9" y2="1"><stop stop-color="#fff"/><stop offset=".28" stop-color="#9a9da3"/><stop offset=".5" stop-color="#3c3f45"/><stop offset=".72" stop-color="#c9ccd1"/><stop offset="1" stop-color="#55585e"/></linearGradient><radialGradient id="face" cx=".4" cy=".3" r=".8"><stop stop-color="#3a3d43"/><stop offset=".6" stop-color="#1c1e21"/><stop offset="1" stop-color="#0b0c0d"/></radialGradient><linearGradient id="hand" x1="0" x2="1"><stop stop-color="#ff7a6c"/><stop offset=".5" stop-color="${red}"/><stop offset="1" stop-color="#8e1a11"/></linearGradient><radialGradient id="hub" cx=".35" cy=".3" r=".8"><stop stop-color="#6a6d73"/><stop offset="1" stop-color="#0c0d0e"/></radialGradient></defs>
  <circle cx="500" cy="500" r="496" fill="url(#chrome)"/><circle cx="500" cy="500" r="464" fill="#000"/><circle cx="500" cy="500" r="456" fill="url(#face)"/>
  <path d="${ring(0, 7, 424)}" stroke="${line}" stroke-width="12"/><path d="${ring(52.6, 58, 376)}" stroke="${red}" stroke-width="64" stroke-dasharray="9 6"/>
  <g stroke="${white}">${ticks}</g><g fill="${white}" font-family="${font}" font-weight="700" font-size="66">${numbers}</g>
  <text x="500" y="700" fill="${white}" fill-opacity=".6" font-family="${font}" font-size="40" text-anchor="middle">litres</text>
  <g transform="rotate(${angle(58)} 500 500)"><path d="M486 590L494 130Q500 118 506 130L514 590Z" fill="#000" opacity=".5" transform="translate(10 14)"/><path d="M486 590L494 130Q500 118 506 130L514 590Z" fill="url(#hand)"/></g><circle cx="500" cy="500" r="66" fill="url(#hub)"/><circle cx="500" cy="500" r="66" stroke="#fff" stroke-opacity=".12" stroke-width="3"/>
  <path d="M110 330A428 428 0 0 1 620 92A620 620 0 0 0 110 330Z" fill="#fff" opacity=".07"/></svg>`

/** The counter beside it, sunk into the board. */
const counter = `<div class="a m n" style="left:1130px;top:500px;gap:8px;padding:16px;border-radius:16px;background:#000;box-shadow:inset 0 0 0 2px #fff2,0 0 0 7px #17181a,0 0 0 9px #fff3,16px 26px 40px #000a;transform:scale(1.5);transform-origin:0 0;white-space:nowrap">${wheel}<div class="a" style="inset:16px;background:linear-gradient(#0009,transparent 30%,#ffffff1c 46%,transparent 54%,transparent 70%,#0009)"></div></div>
  <div class="a" style="left:1134px;top:700px;font:400 33px ${font};color:${white};opacity:.7">kilometres, at the pump on 12 June</div>`

/** Red pencil around a figure: begun above it, and not quite closed. */
const circled = `<svg class="a" style="left:-32px;top:-17px;overflow:visible" width="164" height="86" viewBox="0 0 200 96" preserveAspectRatio="none" fill="none" stroke="${red}" stroke-width="7" stroke-linecap="round"><path d="M128 8C60-8-4 14 2 52S92 98 140 90 206 52 186 26 108-4 62 12"/></svg>`

const slip = `<div style="padding:50px 48px;font:400 34px/1.5 ${font};color:#1b1b1d"><div style="font:700 48px/1 ${font}">Bypass Filling Station</div><div style="margin:10px 0 30px;opacity:.65">12 June, 17:41</div>${[
  ['Petrol', `<span style="position:relative">58.0 l${circled}</span>`],
  ['Rate', '272.50'],
  ['Van', 'LEA-2291'],
]
  .map(
    ([name, value]) =>
      `<div class="sb n" style="border-top:3px dashed #0003;padding:14px 0"><span>${name}</span><span>${value}</span></div>`,
  )
  .join(
    '',
  )}<div class="sb n" style="font:700 58px ${font};border-top:5px solid;margin-top:10px;padding-top:16px"><span>Rs</span><span>15,805</span></div></div>
  <div class="a" style="left:196px;top:668px;font:700 60px/1 ${font};color:${red};transform:rotate(-6deg)">The tank holds 52</div>`

export default [
  stage({
    ground: `linear-gradient(160deg,#d8a15f,#b5793d)`,
    font,
    shade: 0.6,
    body: `${road}${phone({ screen, ground: '#1E2023', color: white, frame: '#4a4d53', time: '18:02', x: 540, y: 975, scale: 1.4, turn: -10 })}`,
  }),
  scene({
    ground:
      'repeating-radial-gradient(circle at 50% 50%,#ffffff05 0 2px,transparent 2px 5px),linear-gradient(150deg,#43464c,#232529 55%,#141517)',
    font,
    shade: 0.5,
    body: gauge + counter,
  }),
  stage({
    ground: `linear-gradient(150deg,#FFD93B,${line} 50%,#D6A50A)`,
    font,
    body: sheet({
      width: 740,
      height: 860,
      print: slip,
      paper: '#fff',
      x: 500,
      y: 750,
      turn: -5,
      lift: 40,
    }),
  }),
]
