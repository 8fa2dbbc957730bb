import { phone } from '../devices.ts'
import { glyph } from '../parts.ts'
import { stage } from '../stage.ts'

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

export default [
  stage({
    ground: `linear-gradient(160deg,#d8a15f,#b5793d)`,
    font,
    shade: 0.6,
    body: `${road}${phone({ screen, ground: '#1E2023', color: white, frame: '#4a4d53', time: '18:02', x: 520, y: 770, scale: 1.36, turn: -12 })}`,
  }),
]
