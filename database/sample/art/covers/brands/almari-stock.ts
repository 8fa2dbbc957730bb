import { phone } from '../devices.ts'
import { glyph } from '../parts.ts'
import { stage } from '../stage.ts'

const [plum, blush, jade, gold, ivory] = ['#5B1A3E', '#EFC9C4', '#2E7D6B', '#C99A3C', '#FFF8F2']
const rasa = 'Arapey'

const print = (color: string, ink: string, kind: number): string =>
  `background:${[`radial-gradient(circle,${ink} 0 5px,transparent 6px) 0 0/26px 26px`, `repeating-linear-gradient(45deg,${ink} 0 3px,transparent 3px 20px),repeating-linear-gradient(-45deg,${ink} 0 3px,transparent 3px 20px)`, `repeating-linear-gradient(90deg,${ink} 0 4px,transparent 4px 22px)`, `radial-gradient(circle at 50% 0,transparent 14px,${ink} 14px 17px,transparent 17px) 0 0/40px 40px`][kind]},${color}`

/** Clothes on the rail: shirts with sleeves, and dupattas folded long. */
const shirt = (x: number, color: string, ink: string, kind: number, length: number): string =>
  `<div class="a" style="left:${x}px;top:178px;width:230px;height:${length}px;filter:drop-shadow(20px 26px 22px #2b071a88)"><svg class="a" style="left:65px;top:-62px" width="100" height="80" fill="none" stroke="#d9c08a" stroke-width="6"><path d="M50 34C50 4 72 8 68 22 64 34 50 30 50 46L-10 84M50 46L110 84"/></svg><div style="position:absolute;inset:0;${print(color, ink, kind)};clip-path:polygon(34% 0,44% 5%,56% 5%,66% 0,86% 5%,100% 42%,84% 45%,80% 28%,84% 100%,16% 100%,20% 28%,16% 45%,0 42%,14% 5%)"><div class="a" style="inset:0;background:linear-gradient(90deg,#fff4,transparent 40%,#0004)"></div></div></div>`
const dupatta = (x: number, color: string, ink: string): string =>
  `<div class="a" style="left:${x}px;top:140px;width:92px;height:860px;background:linear-gradient(90deg,#fff5,transparent 30%,#0003 50%,transparent 70%,#0003),${ink};border-radius:30px 30px 0 0;box-shadow:20px 26px 40px #2b071a77"><div style="position:absolute;left:0;right:0;bottom:0;height:70px;background:repeating-linear-gradient(90deg,${gold} 0 4px,transparent 4px 12px),${color}"></div></div>`

const rail = `<div class="a" style="left:-20px;right:-20px;top:118px;height:24px;border-radius:12px;background:linear-gradient(180deg,#f4dfa6,${gold} 50%,#7d5c1a);box-shadow:0 20px 20px #0005"></div>`

const piece = (name: string, where: string, color: string, done: boolean): string =>
  `<div class="r" style="gap:16px;padding:15px 0;border-bottom:1px solid #5b1a3e22"><i style="width:58px;height:58px;border-radius:50%;background:${color};border:3px solid #fff;box-shadow:0 0 0 1.5px #5b1a3e33"></i><div class="f"><div style="font:400 25px/1 ${rasa}">${name}</div><div style="font:italic 400 17px ${rasa};opacity:.7;margin-top:5px">${where}</div></div>${glyph(done ? 'check' : 'clock', 24, done ? jade : gold, 2.4)}</div>`
const screen = `<div style="padding:8px 24px"><div style="font:italic 400 20px ${rasa};opacity:.7">Outfit 218</div><div style="font:400 48px/1 ${rasa};margin:4px 0 14px">Gul-e-Nar</div>${piece('Shirt, cut', 'rail 4, Garden branch', '#B4325A', true)}${piece('Trousers', 'rail 4, Garden branch', blush, true)}${piece('Dupatta', 'one for four outfits', jade, true)}${piece('Sleeves', 'at the embroiderer since Monday', gold, false)}<div style="margin-top:20px;border-radius:20px;background:${plum};color:${ivory};padding:20px 22px"><div class="sb" style="font:400 23px ${rasa}"><span>Left on the bolt</span><span class="n">6.4 m</span></div><div style="height:10px;border-radius:5px;background:#ffffff2b;margin:14px 0"><i style="display:block;width:42%;height:10px;border-radius:5px;background:${blush}"></i></div><div style="font:italic 400 18px ${rasa};opacity:.85">Sold in the shop at 16:12, taken off the website at 16:12</div></div></div>`

export default [
  stage({
    ground: `linear-gradient(160deg,#f7ddd8,${blush} 55%,#d79f9c)`,
    font: rasa,
    color: plum,
    light: 0.45,
    body: `${shirt(-60, '#B4325A', '#f3c6d199', 0, 720)}${dupatta(190, jade, '#3B9A84')}${shirt(270, ivory, '#2e7d6b66', 3, 820)}${shirt(480, jade, '#c6e5d955', 1, 760)}${dupatta(720, plum, '#C9577E')}${shirt(800, plum, '#e6b9cf55', 2, 800)}${rail}
    ${phone({ screen, ground: ivory, color: plum, frame: '#3d0f29', x: 560, y: 1010, scale: 1.14, turn: -6 })}
    <div class="a" style="left:56px;top:1090px;width:270px;height:150px;background:repeating-linear-gradient(0deg,#0000000a 0 2px,transparent 2px 4px),#fffdf8;box-shadow:18px 26px 34px #2b071a66;transform:rotate(9deg);padding:18px 22px"><div style="font:400 30px ${rasa}">almari</div><div style="height:58px;margin-top:10px;background:repeating-linear-gradient(90deg,${plum} 0 4px,transparent 4px 7px,${plum} 7px 9px,transparent 9px 14px)"></div></div>`,
  }),
]
