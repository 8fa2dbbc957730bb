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

const course = 'M-160 1190C160 1190 330 1040 470 830S780 380 1180 330'
/** The white van from above, on the left as here one drives; pointing up before it is turned. */
const van = `<svg class="a" style="left:296px;top:392px;overflow:visible;transform:rotate(36deg)" width="330" height="720" viewBox="0 0 330 720"><defs><linearGradient id="roof" x2="1"><stop stop-color="#fff"/><stop offset=".12" stop-color="#F7F6F2"/><stop offset=".86" stop-color="#DAD8D1"/><stop offset="1" stop-color="#B3B0A8"/></linearGradient><linearGradient id="pane" y2="1"><stop stop-color="#5c6b78"/><stop offset=".5" stop-color="#1f262d"/><stop offset="1" stop-color="#0e1216"/></linearGradient></defs>
  <path d="M60 20H300Q340 40 340 110V690Q340 740 300 740H80Z" fill="#000" opacity=".5" transform="translate(44 -6)" style="filter:blur(20px)"/>
  <rect x="6" y="130" width="46" height="34" rx="12" fill="#dedcd5" transform="rotate(-14 30 150) translate(-18 0)"/><rect x="278" y="130" width="46" height="34" rx="12" fill="#c9c6bd" transform="rotate(14 300 150) translate(18 0)"/>
  <path d="M40 96C44 34 90 8 165 8S286 34 290 96V676Q290 712 254 712H76Q40 712 40 676Z" fill="url(#roof)"/><path d="M40 96C44 34 90 8 165 8S286 34 290 96V676Q290 712 254 712H76Q40 712 40 676Z" fill="none" stroke="#8f8c84" stroke-width="3"/>
  <path d="M58 110C62 50 110 28 165 28S268 50 272 110L262 122H68Z" fill="#EDEBE5"/><path d="M52 176Q165 96 278 176L262 238Q165 196 68 238Z" fill="url(#pane)"/><path d="M84 168Q124 146 150 142L120 206Q94 212 78 218Z" fill="#fff" opacity=".22"/>
  <rect x="70" y="262" width="190" height="408" rx="16" fill="none" stroke="#c2bfb6" stroke-width="4"/><path d="M100 268V664M132 268V664M165 268V664M198 268V664M230 268V664" stroke="#c9c6bd" stroke-width="5"/>
  <path d="M50 60Q70 26 104 22L92 44Q70 50 62 74ZM280 60Q260 26 226 22L238 44Q260 50 268 74Z" fill="#FFE9A6"/><path d="M44 690h44v16H70q-20 0-26-16ZM286 690h-44v16h18q20 0 26-16Z" fill="${red}"/>
  <g transform="translate(165 466)"><rect x="-88" y="-60" width="176" height="120" rx="14" fill="${line}"/><text y="-2" text-anchor="middle" font-family="${font}" font-weight="700" font-size="56" fill="#111">safar</text><text y="38" text-anchor="middle" font-family="${font}" font-size="32" fill="#111">LEA-2291</text></g>
  <path d="M282 560q-16 18-10 44t16 34" fill="none" stroke="#77746c" stroke-width="6"/></svg>`
const bush = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cx="26" cy="22" rx="66" ry="50" fill="#3b3426" opacity=".45"/><circle r="46" fill="#5d6b34"/><circle cx="-26" cy="20" r="32" fill="#4c592a"/><circle cx="28" cy="14" r="34" fill="#6f7f3f"/><circle cx="-6" cy="-18" r="26" fill="#85944f"/></g>`
const country = `<svg class="a" width="1000" height="1500" viewBox="0 0 1000 1500" fill="none"><g stroke="#5c5140" stroke-opacity=".28" stroke-width="5">${Array.from({ length: 16 }, (_, at) => `<path d="M${at * 74 - 120} 1600Q${at * 74 + 60} 1330 ${at * 74 + 240} 1180"/>`).join('')}</g>
  <path d="${course}" stroke="#6f6656" stroke-width="500"/><path d="${course}" stroke="${white}" stroke-width="470"/><path d="${course}" stroke="${asphalt}" stroke-width="448"/><path d="${course}" stroke="${line}" stroke-width="15" stroke-dasharray="96 72"/>
  ${bush(120, 560, 1.25)}${bush(860, 900, 1.35)}${bush(720, 1130, 0.9)}${bush(920, 1230, 1)}${bush(880, 70, 0.8)}</svg>`
/** The dent in its rear corner, which the log knows. */
const dent = `<div class="a" style="left:350px;top:914px;width:140px;height:140px;border-radius:50%;border:9px solid ${red}"></div>
  <div class="a" style="left:520px;top:1024px;border-radius:16px;background:${red};color:#fff;padding:22px 30px;font:700 38px/1.2 ${font};box-shadow:12px 20px 26px #0008">Dent 2<br><span style="font-weight:400;font-size:31px">first seen 3 March</span></div>`
const odometer = `<div class="a m n" style="left:90px;top:66px;gap:5px;padding:14px;border-radius:16px;background:#000;box-shadow:0 0 0 6px #17181a,0 0 0 8px #fff4,12px 22px 30px #3a1d0599;transform:scale(1.72);transform-origin:0 0;white-space:nowrap">${wheel}</div>`

export default [
  stage({
    ground: 'linear-gradient(160deg,#ddd3c0,#a99b84)',
    font,
    shade: 0.6,
    body: country + van + dent + odometer,
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
  stage({
    ground: `linear-gradient(160deg,#d8a15f,#b5793d)`,
    font,
    shade: 0.6,
    body: `${road}${phone({ screen, ground: '#1E2023', color: white, frame: '#4a4d53', time: '18:02', x: 540, y: 975, scale: 1.4, turn: -10 })}`,
  }),
]
