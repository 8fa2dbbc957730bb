import type { Shot } from '../../picture.ts'
import { face, type Rendering } from '../../render/render.ts'
import { signalBars } from '../devices.ts'
import { glyph, streets } from '../parts.ts'
import { coverHeight, coverWidth, sceneHeight, sceneWidth } from '../stage.ts'

const pipes = `<svg class="a" width="900" height="1240" viewBox="0 0 900 1240" fill="none" stroke-linecap="round" stroke-linejoin="round">
  <g stroke="#0F9BB8" stroke-width="7"><path d="M-20 300L240 236 330 560 620 488 700 800 920 746"/><path d="M240 236L196 40 250-20M330 560L70 640-20 660M620 488L560 250 780 190 740-20M700 800L430 880 520 1240"/></g>
  <g stroke="#0F9BB8" stroke-width="3" opacity=".7"><path d="M70 640L120 860 60 1240M430 880L120 950M560 250L300 310M780 190L920 160M620 488L860 430 920 600M240 236L40 120"/></g>
  <path d="M330 560L620 488" stroke="#FF4D3D" stroke-width="11"/><circle cx="470" cy="525" r="66" fill="#FF4D3D" opacity=".16"/><circle cx="470" cy="525" r="34" fill="#FF4D3D" opacity=".25"/></svg>`

const dot = (x: number, y: number): string =>
  `<i class="a" style="left:${x}px;top:${y}px;width:22px;height:22px;border-radius:50%;background:#FFB020;border:4px solid #fff;box-shadow:0 3px 8px #0005"></i>`

const step = (time: string, text: string, done: boolean): string =>
  `<div class="r" style="gap:22px;padding:9px 0"><i style="width:30px;height:30px;border-radius:50%;${done ? 'background:#0F9BB8' : 'border:5px solid #9fb9bf'}"></i><span class="n" style="width:138px;font-weight:800">${time}</span><span>${text}</span></div>`

const screen = `${streets({ width: 900, height: 1240, seed: 11, ground: '#E6EFEF', street: '#FFFFFF', block: '#D5E6DC', turn: -14, step: 84 })}<div class="a" style="left:-170px;top:210px;transform:scale(1.5);transform-origin:0 0">${pipes}
  ${dot(420, 470)}${dot(500, 560)}${dot(540, 486)}${dot(388, 552)}${dot(456, 590)}
  <div class="a m" style="left:434px;top:489px;width:72px;height:72px;border-radius:50%;background:#FF4D3D;color:#fff;border:5px solid #fff;box-shadow:0 8px 20px #0006">${glyph('drop', 38, '#fff', 2.6)}</div></div>
  <div class="a sb" style="left:0;top:0;right:0;height:116px;background:#07343D;color:#fff;padding:0 44px;font:700 34px 'M PLUS 1'"><b style="font-size:52px;letter-spacing:-.02em">pani<span style="color:#5FD4E8">desk</span></b><span class="n" style="color:#5FD4E8">2217</span></div>
  <div class="a" style="left:24px;top:140px;right:24px;border-radius:22px;background:#fff;padding:38px 44px 42px;box-shadow:0 20px 50px #07343d44;font:600 40px/1.3 'M PLUS 1';letter-spacing:-.01em;color:#07343D">
    <div style="font:800 68px/1.08 'M PLUS 1';letter-spacing:-.03em;color:#D8321F">Burst main</div><div style="font:800 52px/1.2 'M PLUS 1';letter-spacing:-.02em;margin-bottom:22px">Canal Road, tube well</div>
    ${step('07:04', 'Valve 118 closed', true)}${step('07:40', 'Doaba 3 on its way', true)}${step('11:00', 'Expected repair', false)}</div>`

const jobs = [
  ['2217', 'Canal Road', 'Burst main', '#FF4D3D', '4 h'],
  ['2216', 'Gali 9', 'Low pressure', '#FFB020', '6 h'],
  ['2214', 'Station Road', 'Leaking valve', '#FFB020', '9 h'],
] as const

/** What the screen at the end of the table shows: which repairs are open, and for how long. */
const board = `<div class="c" style="position:absolute;inset:0;padding:40px 46px 34px;font-family:'M PLUS 1';color:#E8F6F8"><div style="font:800 38px 'M PLUS 1';letter-spacing:-.02em;margin-bottom:18px">pani<span style="color:#5FD4E8">desk</span></div><div style="font:600 34px 'M PLUS 1';opacity:.8;letter-spacing:-.01em">Since midnight</div><div class="n" style="font:800 160px/1 'M PLUS 1';letter-spacing:-.06em;color:#5FD4E8">3 jobs</div>
  <div style="margin-top:auto">${jobs.map(([number, where, what, color, age]) => `<div class="r" style="gap:18px;padding:13px 0;border-top:2px solid #ffffff24"><i style="width:14px;height:82px;border-radius:6px;background:${color}"></i><div class="f w"><div style="font:700 41px/1.2 'M PLUS 1';letter-spacing:-.02em">${where}</div><div class="n" style="font:500 29px 'M PLUS 1';opacity:.75">${number}, ${what.toLowerCase()}</div></div><b class="n" style="font:800 42px 'M PLUS 1';letter-spacing:-.02em">${age}</b></div>`).join('')}</div></div>`

const crew = (name: string, place: string, width: number): Shot =>
  face(
    width,
    132,
    3,
    '#FFC233',
    `<div class="r w" style="height:100%;gap:16px;padding:0 22px;color:#07343D;font:800 50px/1.1 'M PLUS 1';letter-spacing:-.02em">${glyph('wrench', 62, '#07343D', 2.2)}<span>${name}<br><span style="font:600 33px 'M PLUS 1';letter-spacing:-.01em">${place}</span></span></div>`,
  )
const street = (name: string, width: number): Shot =>
  face(
    width,
    62,
    4,
    '#FBF5E8',
    `<div class="m w" style="height:100%;color:#07343D;font:700 42px 'M PLUS 1'">${name}</div>`,
  )

/** The town as a model on the table of the duty room. */
const townModel: Rendering = {
  width: sceneWidth,
  height: sceneHeight,
  scene: 'town_model',
  calm: 4,
  quality: 62,
  textures: {
    board: face(560, 726, 3, '#05303A', board),
    'crew 3': crew('Doaba 3', 'six minutes away', 410),
    'crew 1': crew('Doaba 1', 'at the pump', 350),
    'canal road': street('Canal Road', 290),
    'station road': street('Station Road', 310),
  },
}

/** Rust that has run over enamel from under the heads of screws: where each is, and how far it ran. */
const rusted = (...screws: [number, number, number][]): string =>
  `<svg class="a" width="100%" height="100%" style="inset:0"><filter id="spread" x="-50%" y="-50%" width="200%" height="200%"><feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="4" seed="5"/><feDisplacementMap in="SourceGraphic" scale="9"/><feGaussianBlur stdDeviation=".7"/></filter><g filter="url(#spread)">${screws.map(([x, y, run]) => `<ellipse cx="${x + 1}" cy="${y + run / 2}" rx="4" ry="${run / 2}" fill="#B4703A" opacity=".55"/><circle cx="${x}" cy="${y}" r="13" fill="#7A4221" opacity=".75"/>`).join('')}</g></svg>`

/** The same burst in the street: the valve that the crew has closed, and the job on its tablet. */
const closedValve: Rendering = {
  width: coverWidth,
  height: coverHeight,
  scene: 'valve',
  calm: 2,
  quality: 55,
  textures: {
    screen: face(900, 1240, 2, '#E6EFEF', screen),
    street: face(
      430,
      190,
      3,
      '#F8F4E6',
      `<div style="position:absolute;inset:8px;border:4px solid #0E4F86;border-radius:12px;color:#0E4F86;text-align:center"><div class="a" dir="rtl" style="left:0;right:0;top:-16px;font:700 62px/110px 'Noto Nastaliq Urdu'">نہر روڈ</div><div class="a" style="left:0;right:0;bottom:16px;font:800 34px/1 'M PLUS 1';letter-spacing:.08em">CANAL ROAD</div></div>${rusted([20, 20, 46], [410, 20, 30], [20, 169, 20], [410, 169, 26])}`,
    ),
    number: face(
      380,
      212,
      3,
      '#FFF8EA',
      `<div class="c m" style="position:absolute;inset:10px;border:6px solid #0E5F8A;border-radius:16px;color:#0E5F8A;font:800 120px/1 'M PLUS 1';letter-spacing:-.03em">118</div>${rusted([28, 106, 60], [352, 106, 44])}`,
    ),
  },
}

const bubble = (text: string, mine: boolean): string =>
  `<div style="max-width:330px;width:fit-content;${mine ? 'margin-left:auto;background:#0F9BB8;color:#fff;border-radius:22px 22px 6px 22px' : 'background:#fff;border-radius:22px 22px 22px 6px'};padding:14px 18px 15px;margin-top:13px;font:600 21px/1.32 'M PLUS 1';letter-spacing:-.015em">${text}</div>`

const hour = (text: string): string =>
  `<p style="text-align:center;font:600 15.5px 'M PLUS 1';opacity:.62;margin-top:13px">${text}</p>`

const thread = `<div class="sb n" style="height:50px;padding:8px 26px 0 32px;font:700 17px 'M PLUS 1'">11:32${signalBars('#07343D')}</div><div class="a" style="left:145px;top:11px;width:100px;height:28px;border-radius:14px;background:#050506"></div>
  <div class="c m" style="padding:4px 0 11px;border-bottom:1.5px solid #07343d1f"><b style="font:800 26px 'M PLUS 1';letter-spacing:-.02em">Pani Desk</b><span class="n" style="font:600 16px 'M PLUS 1';opacity:.65">8137</span></div><div style="padding:0 16px">
  ${hour('Today 06:52')}${bubble('Water is coming up through the road, Canal Road near the tube well', true)}${bubble('Thank you. Four neighbours have told us too. This is <b>job&nbsp;2217</b>.', false)}
  ${hour('07:40')}${bubble('Valve 118 is closed. Crew Doaba 3 is on its way. We expect to be done by <b>11:00</b>.', false)}${bubble('Will there be water for lunch?', true)}${bubble('By 11:30, a little brown at&nbsp;first.', false)}</div>
  <div class="a" style="left:128px;bottom:9px;width:134px;height:5px;border-radius:3px;background:#07343D;opacity:.85"></div>`

/** The same morning at a neighbour's tap: the water is back, and what the desk has written about it. */
const courtyard: Rendering = {
  width: coverWidth,
  height: coverHeight,
  scene: 'courtyard',
  calm: 1,
  quality: 78,
  textures: {
    thread: face(390, 844, 3, '#DCEBEE', `<div style="color:#07343D">${thread}</div>`),
  },
}

/** The lid over that valve, in the road. */
const lid: Rendering = {
  width: coverWidth,
  height: coverHeight,
  scene: 'lid',
  calm: 1,
  quality: 32,
  textures: {
    letters: {
      width: 1000,
      height: 1000,
      scale: 2,
      transparent: true,
      body: `<svg width="1000" height="1000" viewBox="0 0 1000 1000"><defs><path id="above" d="M58 500a442 442 0 0 1 884 0"/><path id="below" d="M58 500a442 442 0 0 0 884 0"/></defs><g font-family="'M PLUS 1'" font-weight="800" font-size="72" letter-spacing="20" text-anchor="middle" dominant-baseline="central"><text><textPath href="#above" startOffset="50%">DOABA WATER</textPath></text><text><textPath href="#below" startOffset="50%">VALVE · 8 INCH</textPath></text></g></svg>`,
    },
    plate: {
      width: 300,
      height: 150,
      scale: 2,
      transparent: true,
      body: `<div style="font:800 150px/150px 'M PLUS 1';letter-spacing:-.04em;text-align:center;color:#fff">118</div>`,
    },
    sprayed: {
      width: 460,
      height: 200,
      scale: 3,
      transparent: true,
      body: `<svg width="460" height="200" viewBox="0 0 460 200"><filter id="spray" x="-10%" y="-20%" width="120%" height="140%"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="7" result="n"/><feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 9 0 0 0 -4.6" result="drops"/><feGaussianBlur in="SourceGraphic" stdDeviation="8" result="drift"/><feComposite in="drift" in2="drops" operator="in" result="specks"/><feDisplacementMap in="SourceGraphic" in2="n" scale="5"/><feGaussianBlur stdDeviation="1.8" result="core"/><feMerge><feMergeNode in="specks"/><feMergeNode in="core"/></feMerge></filter><text x="20" y="160" font-family="'M PLUS 1'" font-weight="800" font-size="170" letter-spacing="-4" filter="url(#spray)">2217</text></svg>`,
    },
  },
}

export default [lid, townModel, closedValve, courtyard]
