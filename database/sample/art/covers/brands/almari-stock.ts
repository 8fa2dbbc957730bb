import { phone } from '../devices.ts'
import { glyph } from '../parts.ts'
import { place, scene, stage } from '../stage.ts'

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

/** A label of cloth tape, sewn in, and the iron that it survives. */
const stitches = (color: string): string =>
  `<svg class="a" style="inset:0" width="1060" height="420" fill="none" stroke="${color}" stroke-width="7" stroke-linecap="round" stroke-dasharray="26 18"><path d="M30 26H1030M30 394H1030M30 26V394M1030 26V394"/></svg>`
const tape = `<div style="position:relative;height:100%;background:repeating-linear-gradient(0deg,#0000000f 0 3px,transparent 3px 7px),repeating-linear-gradient(90deg,#0000000a 0 3px,transparent 3px 7px),#fffdf8;box-shadow:10px 16px 20px #0b3a3088">${stitches(gold)}<div class="a" style="left:80px;top:66px;font:400 108px/1 ${rasa};color:${plum}">almari</div><div class="a n" style="right:84px;top:92px;font:italic 400 56px/1 ${rasa};color:${plum};opacity:.75">218 · dupatta</div><div class="a" style="left:80px;right:84px;top:214px;height:138px;background:repeating-linear-gradient(90deg,${plum} 0 12px,transparent 12px 20px,${plum} 20px 26px,transparent 26px 44px,${plum} 44px 48px,transparent 48px 60px)"></div></div>`
const iron = `<svg class="a" style="left:1010px;top:170px;overflow:visible;filter:drop-shadow(-20px 60px 46px #06281fbb)" width="1100" height="1100" viewBox="0 0 1100 1100"><defs><linearGradient id="sole" x2="1" y2="1"><stop stop-color="#fff"/><stop offset=".4" stop-color="#b6bdc1"/><stop offset=".6" stop-color="#767f85"/><stop offset="1" stop-color="#d9dee0"/></linearGradient><linearGradient id="body" x2="1" y2="1"><stop stop-color="#8c3a66"/><stop offset=".5" stop-color="${plum}"/><stop offset="1" stop-color="#2b071a"/></linearGradient></defs><g transform="rotate(-24 550 550)"><path d="M40 560C260 300 560 230 1160 230V890C560 890 260 820 40 560Z" fill="url(#sole)"/><path d="M130 560C330 346 600 284 1160 284V836C600 836 330 774 130 560Z" fill="url(#body)"/><path d="M470 470Q460 430 510 430H1160V690H510Q460 690 470 650Z" fill="#24061a" opacity=".55"/><path d="M500 500Q496 470 530 470H1160V650H530Q496 650 500 620Z" fill="url(#body)"/><path d="M250 500C390 400 520 350 700 322" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".35" fill="none"/><circle cx="360" cy="560" r="34" fill="${gold}"/></g></svg>`

/** The dupatta that belongs to four outfits, with a tag for each. */
const tag = (x: number, y: number, name: string, color: string, turn: number): string =>
  `<svg class="a" style="left:${Math.min(x, 500) - 10}px;top:${y - 60}px;overflow:visible" width="10" height="10" fill="none" stroke="#e8d6a8" stroke-width="5"><path d="M${500 - Math.min(x, 500)} 0Q${x < 500 ? 60 : 40} 10 ${x - Math.min(x, 500) + 10} 66"/></svg>${place(
    330,
    200,
    { x, y: y + 90, turn },
    `<div style="height:200px;background:linear-gradient(120deg,#fff8,transparent 50%),${color};clip-path:polygon(0 0,100% 0,100% 100%,0 100%);box-shadow:20px 28px 34px #1a0411aa;padding:44px 34px;color:#fff"><i class="a" style="left:148px;top:14px;width:26px;height:26px;border-radius:50%;background:#2b071a;border:4px solid #e8d6a8"></i><div style="font:400 54px/1 ${rasa}">${name}</div><div style="font:italic 400 32px ${rasa};opacity:.85;margin-top:12px">goes with this</div></div>`,
  )}`
const long = `<div class="a" style="left:350px;top:-40px;width:300px;height:1600px;background:repeating-linear-gradient(90deg,#ffffff24 0 10px,transparent 10px 40px,#00000022 40px 52px,transparent 52px 74px),linear-gradient(90deg,#7fd0b8,#3B9A84 40%,${jade});box-shadow:40px 50px 70px #1a0411cc"><div class="a" style="left:0;right:0;bottom:40px;height:150px;background:repeating-linear-gradient(90deg,${gold} 0 8px,transparent 8px 24px),radial-gradient(circle,${gold} 0 9px,transparent 10px) 0 0/50px 50px,#22685a"></div></div>`

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
  scene({
    ground: `radial-gradient(circle,#c6e5d933 0 12px,transparent 13px) 0 0/80px 80px,radial-gradient(circle,#c6e5d922 0 12px,transparent 13px) 40px 40px/80px 80px,linear-gradient(150deg,#46a38e,${jade} 50%,#17503f)`,
    font: rasa,
    shade: 0.5,
    body: `${place(1060, 420, { x: 690, y: 600, turn: -5, scale: 1.02 }, tape)}${iron}`,
  }),
  stage({
    ground: `radial-gradient(900px 1100px at 40% 20%,#8c3a66,${plum} 60%,#2b071a)`,
    font: rasa,
    body: `${long}${tag(250, 300, 'Gul-e-Nar', '#B4325A', -6)}${tag(760, 480, 'Shabnam', '#6f8f3c', 5)}${tag(240, 760, 'Subh', '#C99A3C', 4)}${tag(770, 960, 'Neelam', '#2f4f8f', -5)}`,
  }),
]
