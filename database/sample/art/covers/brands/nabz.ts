import { phone } from '../devices.ts'
import { glyph, line } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const [flame, deep, petal, white] = ['#F0512D', '#5C1430', '#FFD9C9', '#FFFDFB']
const sora = 'Sora'

const people = [
  ['Abba', '128/82', 0.7, '#2F9E78'],
  ['Ammi', '151/94', 0.95, flame],
  ['Phuppo', '134/85', 0.4, '#D99A22'],
] as const

const screen = `<div style="padding:8px 24px"><div class="sb"><div style="font:700 34px/1 ${sora};letter-spacing:-.05em">Our family</div>${glyph('bell', 26, deep)}</div>
  <div class="r" style="gap:10px;margin:20px 0">${people.map(([name, , , color], index) => `<span class="m" style="height:46px;padding:0 20px;border-radius:23px;font:600 17px ${sora};${index === 1 ? `background:${deep};color:#fff` : 'background:#5c143010'}"><i style="width:10px;height:10px;border-radius:50%;background:${color};margin-right:9px"></i>${name}</span>`).join('')}</div>
  <div style="border-radius:34px;background:${flame};color:#fff;padding:26px;position:relative;overflow:hidden"><div class="sb" style="font:600 16px ${sora}"><span>Tuesday, 7:40</span>${glyph('heart', 28, '#fff', 2.4)}</div><div class="n" style="font:700 84px/1 ${sora};letter-spacing:-.07em;margin:16px 0 4px">151<span style="font:400 46px ${sora};opacity:.85">/94</span></div><div style="font:600 16px ${sora};opacity:.9">Higher than her last six readings</div>
  <svg width="340" height="80" viewBox="0 0 340 80" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" style="margin:14px -20px 0"><path d="M0 50H70l14-16 12 16h30l10 18 16-62 18 68 12-24h34l14-20 14 20h96"/></svg></div>
  <div class="r" style="gap:14px;margin-top:14px;border-radius:28px;background:${petal};padding:18px 20px"><div class="m" style="width:54px;height:54px;border-radius:50%;background:${deep};color:#fff">${glyph('call', 25)}</div><div style="font:600 17px/1.3 ${sora}">Nurse Gulmohar 3 has seen it<br><span style="font-weight:400;font-size:15px;opacity:.75">She calls before ten</span></div></div>
  <div style="margin-top:20px"><div class="sb" style="font:600 16px ${sora};margin-bottom:16px"><span>Twice a week, since May</span><span style="opacity:.5">systolic</span></div>${line([0.5, 0.42, 0.48, 0.36, 0.4, 0.33, 0.3, 0.34, 0.28, 0.82], { width: 342, height: 84, color: flame, weight: 4, fill: '#f0512d1c' })}</div></div>`

const petals = Array.from(
  { length: 7 },
  (_, index) =>
    `<path d="M0 0C-150-120-170-330 0-470 170-330 150-120 0 0Z" fill="${index % 2 ? '#F0512D' : '#E23A22'}" transform="rotate(${index * 51.4})" opacity=".95"/>`,
).join('')

const year = [0.86, 0.9, 0.78, 0.82, 0.66, 0.7, 0.6, 0.62, 0.5, 0.54, 0.44, 0.48, 0.4, 0.42, 0.36]

export default [
  stage({
    ground: `linear-gradient(160deg,#ffe7dc,${petal})`,
    font: sora,
    color: deep,
    light: 0.55,
    body: `<svg class="a" width="1000" height="1500" viewBox="0 0 1000 1500"><g transform="translate(120 200) scale(1.25)">${petals}<circle r="60" fill="#FFC24A"/></g><g transform="translate(960 1380) scale(.9) rotate(20)">${petals}<circle r="60" fill="#FFC24A"/></g></svg>
    ${phone({ screen, ground: white, color: deep, frame: '#F7F1EE', x: 530, y: 770, scale: 1.42, turn: 3 })}`,
  }),
  scene({
    ground: `linear-gradient(160deg,#ff7a52,${flame} 50%,#c5301a)`,
    font: sora,
    color: white,
    body: `<svg class="a" width="1920" height="1200" viewBox="0 0 1920 1200"><g transform="translate(1660 330) scale(1.5) rotate(12)">${petals.replaceAll('#F0512D', '#FF8F6B').replaceAll('#E23A22', '#F76A45')}<circle r="60" fill="#FFC24A"/></g></svg>
    <div class="a" style="left:110px;top:120px;width:900px;font:700 120px/1 ${sora};letter-spacing:-.06em">Twice a week, all year</div>
    <div class="a" style="left:0;top:1080px;width:1920px;height:120px;background:#5c14308c"></div><div class="a" style="left:0;top:560px">${line(year, { width: 1920, height: 520, color: white, weight: 13, fill: '#5c14308c' })}</div>
    ${[
      [70, 570, 'May', '151/94'],
      [1660, 790, 'April', '128/81'],
    ]
      .map(
        ([x, y, month, value]) =>
          `<div class="a n" style="left:${x}px;top:${Number(y) + (month === 'May' ? 150 : -76)}px;font:700 46px/1.1 ${sora};letter-spacing:-.05em"><span style="font:600 26px ${sora};letter-spacing:0;opacity:.8">${month}</span><br>${value}</div>`,
      )
      .join('')}`,
  }),
]
