import { phone } from '../devices.ts'
import { glyph } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const [red, wood, ink] = ['#E3262E', '#E2B074', '#1B1512']
const hours = ['16:00', '16:45', '17:30', '18:15', '19:00', '19:45', '20:30']
const grid: (string | 0 | 1)[][] = [
  ['AK v SR', 1, 'Juniors'],
  ['Juniors', 'Juniors', 'Juniors'],
  ['ZM v HB', 'TQ v UA', 0],
  ['FK v NI', 'You v Omar', 'MB v AS'],
  ['RD v JL', 'SA v WC', 'IH v KT'],
  [0, 'LM v GP', 'DS v YN'],
  [0, 0, 'BZ v RA'],
]

const cell = (value: string | 0 | 1): string =>
  value === 0
    ? `<div class="m" style="border:2px solid #1b151226;border-radius:4px;color:#1b151280">${glyph('plus', 20)}</div>`
    : value === 1
      ? `<div class="m" style="background:repeating-linear-gradient(45deg,#1b151214 0 6px,transparent 6px 12px);border-radius:4px;font:700 12px League Spartan">Your turn?</div>`
      : `<div class="m" style="border-radius:4px;font:600 14px League Spartan;${value.startsWith('You') ? `background:${red};color:#fff` : 'background:#1b151212'}">${value}</div>`

const screen = `<div style="padding:6px 22px 14px"><div class="sb"><b style="font:800 38px/1 League Spartan;letter-spacing:-.04em">Thursday</b><div class="m" style="width:44px;height:44px;border-radius:50%;background:${ink};color:#fff;font:700 15px League Spartan">14th</div></div><div style="font:500 16px League Spartan;opacity:.6">Booking opened fairly at noon, drawn by lot</div></div>
  <div style="display:grid;grid-template-columns:58px repeat(3,1fr);gap:6px;padding:0 16px;grid-auto-rows:62px" class="n"><span></span>${['Court 1', 'Court 2', 'Glass'].map((name) => `<b class="m" style="font:800 17px League Spartan">${name}</b>`).join('')}
  ${grid.map((cells, index) => `<span class="m" style="font:700 15px League Spartan;justify-content:flex-start">${hours[index]}</span>${cells.map(cell).join('')}`).join('')}</div>
  <div style="position:absolute;left:16px;right:16px;bottom:28px;border-radius:8px;background:${ink};color:#fff;padding:18px 20px"><div class="sb"><b style="font:800 20px League Spartan">Club ladder</b><span style="font:600 15px League Spartan;color:#FFC7A1">7th, up two</span></div>
  <div class="sb" style="font:600 17px League Spartan;margin-top:12px"><span>6 Omar</span><span class="n" style="color:#FFC7A1">3–1 beats to pass</span></div></div>`

const court = `<div class="a" style="inset:0;background:repeating-linear-gradient(90deg,#0000 0 58px,#7a431526 58px 60px),linear-gradient(90deg,#e8bb83,#dca565,#e6b67b,#d79f5e,#e2b074)"></div>
  <svg class="a" width="1000" height="1500" fill="none" stroke="${red}" stroke-width="20"><path d="M-40 620H1040M500 620V1600M-20 900H270V620M1020 900H730V620"/></svg>
  <svg class="a" style="left:90px;top:150px;filter:drop-shadow(26px 40px 20px #4a250a88)" width="180" height="180" viewBox="0 0 100 100"><circle cx="50" cy="50" r="48" fill="#17171a"/><circle cx="34" cy="30" r="16" fill="#fff" opacity=".14"/><circle cx="52" cy="62" r="4" fill="#FFD94A"/><circle cx="64" cy="60" r="4" fill="#FFD94A"/></svg>`

const racket = `<svg class="a" style="left:1010px;top:-60px;transform:rotate(38deg);filter:drop-shadow(34px 50px 24px #4a250a99);overflow:visible" width="420" height="1260" viewBox="0 0 200 600"><defs><pattern id="strings" width="13" height="13" patternUnits="userSpaceOnUse"><path d="M0 6.5H13M6.5 0V13" stroke="#FFF8EE" stroke-width="1.7"/></pattern></defs><path d="M100 8C158 8 188 70 178 132 170 186 128 214 112 262L110 290H90L88 262C72 214 30 186 22 132 12 70 42 8 100 8Z" fill="url(#strings)" stroke="${ink}" stroke-width="13"/><path d="M54 196C82 212 118 212 146 196" fill="none" stroke="${red}" stroke-width="12"/><rect x="88" y="284" width="24" height="120" fill="${ink}"/><rect x="84" y="400" width="32" height="196" rx="10" fill="${red}"/><path d="${Array.from({ length: 9 }, (_, index) => `M84 ${420 + index * 20}l32 12`).join('')}" stroke="#0005" stroke-width="4"/></svg>`

const ball = (x: number, y: number, size: number): string =>
  `<svg class="a" style="left:${x}px;top:${y}px;filter:drop-shadow(26px 40px 20px #4a250a99)" width="${size}" height="${size}" viewBox="0 0 100 100"><circle cx="50" cy="50" r="48" fill="#17171a"/><circle cx="34" cy="30" r="16" fill="#fff" opacity=".14"/><circle cx="52" cy="62" r="4" fill="#FFD94A"/><circle cx="64" cy="60" r="4" fill="#FFD94A"/></svg>`

const floor = `<div class="a" style="inset:0;background:repeating-linear-gradient(0deg,#0000 0 78px,#7a431526 78px 80px),linear-gradient(180deg,#e8bb83,#dca565,#e6b67b,#d79f5e,#e2b074)"></div><svg class="a" width="1920" height="1200" fill="none" stroke="${red}" stroke-width="26"><path d="M760-40V1240M760 600H1960M-40 300H380V900H-40"/></svg>`

const notice = `<div class="c" style="height:100%;align-items:center;padding-top:60px;color:#fff"><div class="n" style="font:700 128px/1 League Spartan;letter-spacing:-.04em">18:11</div><div style="font:600 21px League Spartan;opacity:.85">Thursday</div>
  <div style="width:350px;margin-top:120px;border-radius:28px;background:#FFF8EEf2;color:${ink};padding:24px"><div class="sb" style="font:700 16px League Spartan"><span style="color:${red}">Court Call</span><span style="opacity:.5">now</span></div><div style="font:800 31px/1.05 League Spartan;letter-spacing:-.03em;margin:12px 0 8px">Court 2 is free at 18:15</div><p style="font:500 18px/1.4 League Spartan;opacity:.75">You are next in line. It is held for you for four minutes.</p><div class="r" style="gap:10px;margin-top:18px"><div class="m f" style="height:58px;border-radius:14px;background:${red};color:#fff;font:700 19px League Spartan">I’ll play</div><div class="m" style="width:110px;height:58px;border-radius:14px;background:#1b151214;font:700 19px League Spartan">Pass</div></div></div></div>`

export default [
  stage({
    ground: wood,
    font: 'League Spartan',
    color: ink,
    body: `${court}${phone({ screen, ground: '#FFF8EE', color: ink, frame: ink, x: 590, y: 800, scale: 1.38, tiltX: 16, tiltY: -14, turn: 11 })}`,
  }),
  scene({ ground: wood, font: 'League Spartan', body: `${floor}${racket}${ball(480, 690, 250)}` }),
  stage({
    ground: `linear-gradient(150deg,#f04a45,${red} 50%,#a80f1a)`,
    font: 'League Spartan',
    body: phone({
      screen: notice,
      ground: 'linear-gradient(160deg,#7c4a22,#2b160a)',
      color: '#fff',
      frame: ink,
      time: '',
      x: 500,
      y: 760,
      scale: 1.45,
      turn: 6,
    }),
  }),
]
