import { phone, sheet } from '../devices.ts'
import { glyph } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const [yellow, black, pink] = ['#FFC400', '#14120D', '#F6B9C4']
const slab = 'Roboto Slab'

const note = `<div style="padding:46px 48px;color:#3a1a22;font:500 25px Courier Prime"><div class="sb"><b style="font:800 34px ${slab}">Pass &amp; Plain Haulage</b><span style="font:700 28px Courier Prime">No. 61824</span></div><div style="font:600 19px ${slab};margin:6px 0 26px">CONSIGNMENT NOTE · THIRD COPY</div>
  ${[
    ['From', 'Sundar, gate 4'],
    ['To', 'Karachi, Korangi depot'],
    ['Lorry', 'LES-4417'],
    ['Load', '412 cartons, tiles'],
    ['Weight', '21,640 kg'],
  ]
    .map(
      ([name, value]) =>
        `<div class="r" style="border-bottom:2px solid #3a1a2266;padding:15px 0"><span style="width:160px;font:600 19px ${slab}">${name}</span><b>${value}</b></div>`,
    )
    .join('')}
  <div class="sb" style="margin-top:56px"><svg width="330" height="120" viewBox="0 0 330 120" fill="none" stroke="#1C3FA8" stroke-width="5" stroke-linecap="round"><path d="M10 80C40 10 60 10 56 60S30 120 60 90 110 30 120 60 100 100 130 80 170 40 176 70 190 90 214 66 250 50 262 70 300 80 320 52M30 108H290"/></svg><div class="m" style="width:210px;height:210px;border-radius:50%;border:7px double #1C3FA8;color:#1C3FA8;font:800 25px/1.15 ${slab};text-align:center;transform:rotate(-17deg);opacity:.85">RECEIVED<br>14 JAN<br>KORANGI</div></div></div>`

const corner = (x: string, y: string, turn: number): string =>
  `<i class="a" style="${x};${y};width:52px;height:52px;border-left:6px solid ${yellow};border-top:6px solid ${yellow};border-radius:10px 0 0 0;transform:rotate(${turn}deg)"></i>`
const small = `<div style="position:absolute;left:26px;top:24px;width:770px;transform:scale(.4);transform-origin:0 0;background:${pink}">${note}</div>`
const screen = `<div class="a" style="left:0;right:0;top:0;height:520px;background:#2d2a24">${`<div class="a" style="left:14px;top:76px;transform:rotate(-2deg)">${small}</div>`}${corner('left:20px', 'top:76px', 0)}${corner('right:20px', 'top:76px', 90)}${corner('right:20px', 'top:452px', 180)}${corner('left:20px', 'top:452px', -90)}</div>
  <div class="a" style="left:0;right:0;top:520px;bottom:0;background:${black};color:#fff;padding:24px 26px;border-radius:0"><div class="r" style="gap:12px;font:700 27px ${slab};color:${yellow}">${glyph('check', 28, yellow, 3.4)} Signed and read</div>${[
    ['Load', 'matched'],
    ['Weight', '21,640 kg'],
    ['Invoice 2209', 'goes out 18:00'],
  ]
    .map(
      ([name, value]) =>
        `<div class="sb" style="padding:13px 0;border-bottom:1px solid #ffffff26;font:500 19px ${slab}"><span style="opacity:.6">${name}</span><span>${value}</span></div>`,
    )
    .join(
      '',
    )}<div class="m" style="height:66px;margin-top:18px;background:${yellow};color:${black};font:800 22px ${slab};border-radius:8px">Next gate</div></div>`

export default [
  stage({
    ground: `repeating-linear-gradient(-45deg,${yellow} 0 130px,#F2B400 130px 260px)`,
    font: slab,
    light: 0.4,
    body: `<div class="a" style="left:0;right:0;top:0;height:96px;background:repeating-linear-gradient(-45deg,${black} 0 70px,${yellow} 70px 140px)"></div>
    ${sheet({ width: 770, height: 900, print: note, paper: '#FFFDF6', x: 470, y: 560, turn: -12, lift: 30 })}${sheet({ width: 770, height: 900, print: note, paper: '#CFE6C4', x: 480, y: 600, turn: -7, lift: 30 })}${sheet({ width: 770, height: 900, print: note, paper: pink, x: 470, y: 640, turn: -3, lift: 36 })}
    ${phone({ screen, plain: true, ground: black, color: '#fff', frame: '#2c2a26', x: 660, y: 970, scale: 1.12, turn: 8 })}`,
  }),
  scene({
    ground: `repeating-linear-gradient(-45deg,${yellow} 0 130px,#F2B400 130px 260px)`,
    font: slab,
    light: 0.4,
    body: `${sheet({ width: 770, height: 900, print: note, paper: '#FFFDF6', x: 330, y: 520, turn: -13, lift: 30 })}${sheet({ width: 770, height: 900, print: note, paper: '#CFE6C4', x: 520, y: 590, turn: -5, lift: 30 })}${sheet({ width: 770, height: 900, print: note, paper: pink, x: 720, y: 650, turn: 3, lift: 50 })}
    <div class="a" style="left:1220px;top:0;width:700px;height:1200px;background:${black}"></div><div class="a" style="left:1220px;top:0;width:44px;height:1200px;background:repeating-linear-gradient(-45deg,${black} 0 44px,${yellow} 44px 88px)"></div>
    <div class="a" style="left:1330px;top:300px;font:800 150px/1.12 ${slab};letter-spacing:-.04em;color:${yellow}">Signed.<br>Read.<br>Billed.</div><div class="a" style="left:1334px;top:850px;font:600 52px/1.2 ${slab};color:#fff">all on one evening</div>`,
  }),
]
