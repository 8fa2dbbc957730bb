import { browser } from '../devices.ts'
import { series } from '../parts.ts'
import { stage } from '../stage.ts'

const [dusk, sun, rose, night] = ['#5A2A82', '#FFB35C', '#FF7A8A', '#1A0F33']
const font = 'Sora'

const crew = [
  ['Ring frame', 'Akram', 0, 8],
  ['Ring frame', 'Nasreen', 0, 8],
  ['Ring frame', 'Yousaf', 8, 8],
  ['Winding', 'Tahira', 6, 9],
  ['Winding', 'Saleem', 14, 8],
  ['Carding', 'Ghulam', 16, 8],
  ['Carding', 'Parveen', 15, 9],
  ['Boiler', 'Riaz', 20, 8],
  ['Boiler', 'Arif', 12, 8],
  ['Gate', 'Zafar', 21, 8],
  ['Gate', 'Imran', 5, 8],
] as const
const hour = 26

const rows = crew
  .map(([place, name, from, length], index) => {
    const over = from + length > 24
    const swap = name === 'Tahira' || name === 'Saleem'
    return `<div class="r" style="height:62px;border-top:1.5px solid #1a0f3314"><div style="width:200px;padding-left:32px;font:600 19px ${font}">${name}<span style="font:400 14px ${font};opacity:.55"> ${place}</span></div><div style="position:relative;width:${24 * hour}px;height:38px"><i class="a r" style="left:${from * hour}px;width:${Math.min(length, 24 - from) * hour}px;height:38px;border-radius:${over ? '19px 0 0 19px' : '19px'};background:${from >= 16 || from < 4 ? dusk : from >= 12 ? rose : sun};${swap ? `box-shadow:0 0 0 3px #fff,0 0 0 6px ${night}` : ''}"></i>${over ? `<i class="a m" style="left:${24 * hour - 4}px;width:66px;height:38px;border-radius:0 19px 19px 0;background:repeating-linear-gradient(-45deg,${dusk} 0 6px,#7b48a8 6px 12px)"></i>` : ''}</div><span class="n" style="margin-left:auto;padding-right:30px;font:600 18px ${font}">${length + (index % 4 === 3 ? 1 : 0)} h</span></div>`
  })
  .join('')

const screen = `<div style="font-family:${font};color:${night}"><div class="sb" style="padding:34px 32px 24px"><div><div style="font:400 18px ${font};opacity:.6">Thursday into Friday</div><div style="font:700 48px/1.1 ${font};letter-spacing:-.05em">Who is on</div></div><div style="text-align:right;font:600 17px/1.5 ${font}"><span style="padding:6px 14px;border-radius:16px;background:#1a0f3312">Swap agreed on the floor</span></div></div>
  <div style="display:flex;margin-left:200px;font:400 15px ${font};opacity:.5" class="n">${['00', '04', '08', '12', '16', '20', '24'].map((label) => `<span style="width:${4 * hour}px">${label}</span>`).join('')}</div>${rows}
  <div class="sb" style="margin:30px 32px;border-radius:26px;background:${night};color:#fff;padding:28px 30px"><div><div style="font:700 28px/1.2 ${font};letter-spacing:-.03em">Monday night will be short</div><div style="font:400 18px ${font};opacity:.7;margin-top:6px">Two of nine, likely at the ring frame</div></div><div style="display:grid;grid-template-columns:repeat(9,26px);gap:8px">${series(
    4,
    9,
  )
    .map(
      (_, index) =>
        `<i style="height:26px;border-radius:50%;${index > 6 ? `border:3px dashed ${rose}` : `background:${sun}`}"></i>`,
    )
    .join('')}</div></div></div>`

export default [
  stage({
    ground: `linear-gradient(180deg,${night} 0,${dusk} 34%,${rose} 66%,${sun})`,
    font,
    light: 0.3,
    shade: 0.2,
    body: `<div class="a" style="left:640px;top:90px;width:190px;height:190px;border-radius:50%;background:#FFF1D6;box-shadow:-46px 18px 0 -8px #2a1650 inset"></div>${Array.from({ length: 40 }, (_, index) => `<i class="a" style="left:${(index * 211) % 1000}px;top:${(index * 97) % 420}px;width:${2 + (index % 3)}px;height:${2 + (index % 3)}px;border-radius:50%;background:#fff;opacity:.8"></i>`).join('')}${browser({ width: 960, height: 1060, url: 'haazri.example/roster', screen, ground: '#FFF9F3', radius: 24, chrome: '#F3E6EE', x: 500, y: 860, scale: 0.94, turn: 0 })}`,
  }),
]
