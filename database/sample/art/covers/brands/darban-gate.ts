import { phone, tablet } from '../devices.ts'
import { glyph } from '../parts.ts'
import { place, scene, stage } from '../stage.ts'

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

/** A car before the barrier, at night: two lamps and the plate that the guard reads. */
const lamp = (x: number): string =>
  `<i class="a" style="left:${x - 330}px;top:320px;width:660px;height:660px;border-radius:50%;background:radial-gradient(circle,#fff6d8aa,#ffe9a733 40%,transparent 68%)"></i><i class="a" style="left:${x - 150}px;top:540px;width:300px;height:220px;border-radius:60px;background:radial-gradient(circle at 50% 46%,#fff,#fff3c4 30%,#b9a463 62%,#3b3a30);box-shadow:inset 0 0 0 10px #20241f"></i>`
const car = `<div class="a" style="left:-60px;right:-60px;top:380px;height:960px;border-radius:220px 220px 0 0;background:linear-gradient(180deg,#3c5a4b,#13251c 16%,#0a130e 60%,#050806);box-shadow:inset 0 8px 0 #7fae9755"></div><div class="a" style="left:560px;top:560px;width:800px;height:150px;border-radius:30px;background:repeating-linear-gradient(0deg,#000 0 16px,#26322b 16px 26px);box-shadow:inset 0 0 0 8px #2c3a32"></div>${lamp(300)}${lamp(1620)}<div class="a m n" style="left:610px;top:790px;width:700px;height:240px;border-radius:24px;background:linear-gradient(130deg,#fff,${plate} 50%,#cfd0c6);border:12px solid ${black};color:${black};box-shadow:0 30px 40px #000c;font:700 200px/1 Bebas Neue;letter-spacing:.05em">LEC 7302</div>`
const barrier = `<div class="a" style="left:-120px;top:196px;width:2200px;height:130px;transform:rotate(-3deg);background:repeating-linear-gradient(-60deg,#D8281F 0 180px,${plate} 180px 360px);box-shadow:0 60px 60px #000c,inset 0 -26px 26px #0005,inset 0 12px 12px #fff7"></div><i class="a" style="left:930px;top:206px;width:64px;height:64px;border-radius:50%;background:radial-gradient(circle at 36% 30%,#d9ffe6,${green} 50%,#0b5c2b);box-shadow:0 0 70px 26px #22c55e99"></i>`

/** Thirty days, and then the leaf is torn off. */
const leaf = (day: string, x: number, y: number, turn: number, body = ''): string =>
  place(
    560,
    640,
    { x, y, turn },
    `<div class="m c n" style="height:640px;background:linear-gradient(160deg,#fff,${plate} 55%,#dcdcd0);color:${pine};box-shadow:24px 36px 44px #6b430099;font:800 330px/1 ${font};letter-spacing:-.06em"><span>${day}</span>${body}</div>`,
  )
const tearOff = `<div class="a" style="left:170px;top:300px;width:640px;height:130px;border-radius:16px;background:linear-gradient(180deg,#2b5a43,${pine});box-shadow:30px 50px 60px #6b430088"></div>${leaf('30', 490, 740, 0, `<span style="font:500 44px ${font};letter-spacing:0;margin-top:26px">days, then deleted</span>`)}<div class="a" style="left:170px;top:330px;width:640px;height:100px;border-radius:16px;background:linear-gradient(180deg,#2b5a43,${pine});box-shadow:0 12px 18px #0004"></div><i class="a" style="left:280px;top:290px;width:44px;height:110px;border-radius:22px;background:linear-gradient(90deg,#fff,#9aa29e 50%,#4c5450)"></i><i class="a" style="left:660px;top:290px;width:44px;height:110px;border-radius:22px;background:linear-gradient(90deg,#fff,#9aa29e 50%,#4c5450)"></i>${leaf('29', 760, 1360, 24)}${leaf('28', 170, 1420, -18)}`

export default [
  stage({
    ground: `linear-gradient(160deg,#1d5238,${pine} 60%,#08190f)`,
    font,
    light: 0.4,
    body: `<div class="a" style="left:-80px;top:1236px;width:1200px;height:92px;transform:rotate(-5deg);background:repeating-linear-gradient(-60deg,#D8281F 0 110px,${plate} 110px 220px);box-shadow:0 40px 50px #000a,inset 0 -18px 20px #0004,inset 0 8px 10px #fff6"></div>
    ${tablet({ width: 700, height: 1000, screen: guard, ground: green, frame: '#101412', x: 410, y: 640, turn: -3 })}${phone({ screen: resident, ground: black, color: plate, time: '18:07', x: 780, y: 1060, scale: 0.92, turn: 7 })}`,
  }),
  scene({
    ground: 'linear-gradient(180deg,#08130d,#0f2a1c 40%,#050806)',
    font,
    light: 0.25,
    shade: 0.3,
    body: car + barrier,
  }),
  stage({
    ground: `radial-gradient(circle at 30% 20%,#ffd37d,${amber} 55%,#d98500)`,
    font,
    body: tearOff,
  }),
]
