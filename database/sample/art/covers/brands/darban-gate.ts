import { phone, tablet } from '../devices.ts'
import { glyph } from '../parts.ts'
import { stage } from '../stage.ts'

const [pine, green, amber, plate, black] = ['#123524', '#22C55E', '#FFB020', '#F7F7F2', '#0A0F0C']
const font = 'Roboto Slab'

const guard = `<div style="height:100%;background:${green};color:${black};padding:44px;font-family:${font}"><div class="sb" style="font:700 28px ${font}"><span>Gate 1</span><span class="n">18:07</span></div><div class="m" style="height:420px">${glyph('check', 470, black, 3)}</div><div style="font:800 84px/1 ${font};letter-spacing:-.04em">Plumber</div><div style="font:500 34px/1.3 ${font};margin:12px 0 30px">for house 41, Tuesdays only</div><div class="m n" style="height:190px;border-radius:20px;background:${plate};border:9px solid ${black};font:700 112px/1 Bebas Neue;letter-spacing:.04em">LEC 7302</div><div class="sb" style="margin-top:30px;font:700 28px ${font}"><span>In since 18:07</span><span>No internet, all well</span></div></div>`

const resident = `<div style="padding:14px 24px;color:${plate}"><div style="font:800 42px/1.05 ${font};letter-spacing:-.04em">Who is coming?</div>${[
  ['Courier', '20 minutes', '14:52 left', amber],
  ['Plumber', 'Tuesdays', 'at the gate', green],
  ['Khala and four', 'today', 'expected', '#7FB39A'],
]
  .map(
    ([who, pass, state, color]) =>
      `<div class="sb" style="margin-top:16px;border-radius:22px;background:#ffffff14;padding:20px 22px"><div><div style="font:700 24px ${font}">${who}</div><div style="font:400 17px ${font};opacity:.7;margin-top:4px">${pass}</div></div><span style="font:700 17px ${font};color:${color}">${state}</span></div>`,
  )
  .join(
    '',
  )}<div class="m" style="height:70px;margin-top:22px;border-radius:22px;background:${amber};color:${black};font:800 21px ${font}">Announce a visitor</div></div>`

export default [
  stage({
    ground: `linear-gradient(160deg,#1d5238,${pine} 60%,#08190f)`,
    font,
    light: 0.4,
    body: `<div class="a" style="left:-80px;top:1236px;width:1200px;height:92px;transform:rotate(-5deg);background:repeating-linear-gradient(-60deg,#D8281F 0 110px,${plate} 110px 220px);box-shadow:0 40px 50px #000a,inset 0 -18px 20px #0004,inset 0 8px 10px #fff6"></div>
    ${tablet({ width: 700, height: 1000, screen: guard, ground: green, frame: '#101412', x: 410, y: 640, turn: -3 })}${phone({ screen: resident, ground: black, color: plate, time: '18:07', x: 780, y: 1060, scale: 0.92, turn: 7 })}`,
  }),
]
