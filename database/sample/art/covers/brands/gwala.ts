import { face, type Rendering } from '../../render/render.ts'
import { phone, signalBars } from '../devices.ts'
import { glyph } from '../parts.ts'
import { coverHeight, coverWidth, sceneHeight, sceneWidth, stage } from '../stage.ts'

const [cobalt, sky, black] = ['#1746D1', '#DCEBFB', '#15161A']
const gates = [
  ['14-B', 'Green gate, bell twice', '2', 'done'],
  ['15', 'Leave with the chowkidar', '1½', 'done'],
  ['17-A', 'Blue door upstairs', '3', 'now'],
  ['18', 'Away until Friday', '0', 'away'],
  ['20', 'Corner shop', '8', ''],
  ['22-C', 'Ring, don’t knock', '2', ''],
] as const

const row = ([house, note, litres, state]: (typeof gates)[number]): string => `
  <div class="r" style="gap:14px;margin:0 16px 9px;padding:13px 16px;border-radius:22px;background:${state === 'now' ? cobalt : '#fff'};color:${state === 'now' ? '#fff' : black};${state === 'away' ? 'opacity:.42' : ''}">
    <div style="width:74px;font:700 25px Quicksand">${house}</div><div class="f" style="font:600 14.5px/1.25 Quicksand;opacity:.75">${note}</div>
    <div class="m" style="min-width:58px;height:50px;border-radius:16px;font:700 25px Quicksand;background:${state === 'now' ? '#ffffff' : sky};color:${cobalt}">${state === 'done' ? glyph('check', 26, cobalt, 3.4) : `${litres}<small style="font-size:14px">&nbsp;L</small>`}</div></div>`

const screen = `<div class="sb" style="padding:8px 24px 16px"><div><div style="font:700 31px Quicksand">Gali 4</div><div style="font:600 15px Quicksand;opacity:.6">62 of 160 houses · no signal needed</div></div>
  <div class="m" style="width:54px;height:54px;border-radius:50%;background:${black};color:#fff">${glyph('drop', 26)}</div></div>
  ${gates.map(row).join('')}
  <div class="sb" style="position:absolute;left:16px;right:16px;bottom:30px;height:88px;border-radius:28px;padding:0 14px 0 24px;background:${black};color:#fff"><div><div style="font:600 14px Quicksand;opacity:.7">Left in the can</div><div style="font:700 30px Quicksand">47½ L</div></div><div class="m" style="width:130px;height:60px;border-radius:20px;background:#fff;color:${black};font:700 20px Quicksand">Poured</div></div>`

const patches = `<svg class="a" width="1000" height="1500" viewBox="0 0 1000 1500" fill="${black}">
  <path d="M-40-40H420C470 60 380 150 290 140S180 260 90 250-60 330-60 200Z"/><path d="M690 120C760 20 900 60 1040 20V420C960 470 900 400 880 330S740 300 700 250 640 190 690 120Z"/>
  <path d="M-40 560C60 520 150 590 140 700S200 860 110 930-20 930-60 880Z"/><path d="M880 800C950 740 1060 780 1060 900V1240C960 1270 900 1200 910 1110S810 880 880 800Z"/><path d="M-60 1240C40 1180 200 1230 230 1330S330 1480 300 1560H-60Z"/><path d="M640 1430c70-60 190-40 220 30s10 100-10 120H620c-20-60-20-110 20-150z"/><ellipse cx="530" cy="60" rx="46" ry="32"/><ellipse cx="600" cy="330" rx="30" ry="38"/></svg>`

const month = Array.from({ length: 30 }, (_, day) => {
  const isAway = day > 16 && day < 20
  const litres = isAway ? '' : day % 7 === 4 ? '4' : '3'
  return `<div class="m n" style="height:50px;border-radius:15px;font:700 20px Quicksand;${isAway ? 'border:2px dashed #1746d155' : litres === '4' ? `background:${cobalt};color:#fff` : 'background:#fff'}">${litres}</div>`
}).join('')

const account = `<div style="padding:8px 22px"><div style="font:700 33px/1.1 Quicksand">House 17-A</div><div style="font:600 16px Quicksand;opacity:.6">November, away from the 18th to the 20th</div>
  <div style="display:grid;grid-template-columns:repeat(6,1fr);gap:8px;margin:24px 0">${month}</div>
  <div class="sb n" style="font:600 18px Quicksand;padding:7px 2px"><span>84 litres at Rs 220</span><b>18,480</b></div><div class="sb n" style="font:600 18px Quicksand;padding:7px 2px"><span>Yoghurt, two pots</span><b>640</b></div>
  <div class="sb n" style="font:700 36px Quicksand;border-top:3px solid;margin-top:10px;padding-top:12px"><span>Rs</span><span>19,120</span></div></div>
  <div class="m" style="position:absolute;left:18px;right:18px;bottom:34px;height:70px;border-radius:24px;background:${black};color:#fff;font:700 22px Quicksand">Paid at the door</div>`

/** The number of the house in enamel, and what goes around a bottle three times. */
const plate = `<div class="m n" style="height:100%;background:#FDFCF7;color:${cobalt};font:700 172px Quicksand;letter-spacing:-6px"><i class="a" style="inset:16px;border:9px solid;border-radius:22px"></i>17-A</div>`
const print = [0, 400, 800]
  .map(
    (left) =>
      `<svg class="a" style="left:${left}px;top:0" width="400" height="352" fill="${black}"><path d="M40 60C80 10 160 20 170 80S120 170 80 150-10 110 40 60Z"/><ellipse cx="290" cy="300" rx="52" ry="34"/><path d="M300 40c50-20 80 20 60 60s-60 30-70 0-20-50 10-60z"/><ellipse cx="60" cy="270" rx="34" ry="48"/></svg><div class="a" style="left:${left + 120}px;top:150px;padding:4px 18px;border-radius:40px;background:#FFFDF6;color:${cobalt};font:700 92px/1 Quicksand">gwala</div>`,
  )
  .join('')

const bottles = {
  plate: face(464, 312, 2, '#FDFCF7', plate),
  print: face(1200, 352, 2, '#FFFDF6', print),
}

const doorstep: Rendering = {
  width: coverWidth,
  height: coverHeight,
  scene: 'doorstep',
  calm: 2,
  textures: bottles,
}

/** The same step, with the churn of the lane and the month's account. */
const churn: Rendering = {
  width: sceneWidth,
  height: sceneHeight,
  scene: 'doorstep',
  calm: 4,
  quality: 70,
  textures: {
    ...bottles,
    // It goes once around the churn, of which three quarters face the eye.
    lane: {
      width: 1584,
      height: 240,
      scale: 2,
      transparent: true,
      body: `<div class="w" style="position:absolute;left:888px;width:600px;text-align:center;font:700 196px/240px Quicksand;letter-spacing:-8px;color:${cobalt}">Gali 4</div>`,
    },
    account: face(
      390,
      844,
      3,
      sky,
      `<div class="sb n" style="height:50px;padding:8px 26px 0 32px;font:600 15px Inter;color:${black}">5:40${signalBars(black)}</div><div class="a" style="left:145px;top:11px;width:100px;height:28px;border-radius:14px;background:#050506"></div>${account}`,
    ),
  },
}

export default [
  doorstep,
  churn,
  stage({
    ground: '#FBFBF8',
    font: 'Quicksand',
    shade: 0.35,
    body: `${patches}${phone({ screen, ground: sky, color: black, frame: '#E9EAEC', time: '5:12', x: 500, y: 770, scale: 1.42, turn: -9 })}`,
  }),
]
