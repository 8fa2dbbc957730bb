import { phone } from '../devices.ts'
import { place, scene, stage } from '../stage.ts'

const [bone, madder, indigo, ink] = ['#EFE6D5', '#B23A2E', '#2A3F7A', '#1B1815']
const mono = 'League Mono'

const warp = Array.from({ length: 84 }, (_, index) => {
  const color =
    index % 12 < 4 ? madder : index % 12 < 6 ? '#D9A441' : index % 12 < 10 ? indigo : bone
  return `<path d="M${index * 12 + 6} -10V1510" stroke="${color}" stroke-width="7"/><path d="M${index * 12 + 4} -10V1510" stroke="#fff" stroke-opacity=".3" stroke-width="1.6"/>`
}).join('')
const weft = Array.from({ length: 44 }, (_, row) => {
  const y = 920 + row * 14
  return `<path d="M-10 ${y}H1010" stroke="${row % 16 < 5 ? madder : bone}" stroke-width="9" stroke-dasharray="12 12" stroke-dashoffset="${row % 2 ? 12 : 0}"/>`
}).join('')

const digits = '184 206'

/** Eight looms on one page, which the owner opens over tea. */
const looms = [82, 91, 88, 40, 94, 76, 90, 86]
const shed = `<div style="padding:16px 26px;color:${ink};font-family:${mono}"><div style="font:500 17px ${mono};opacity:.6">Shed, 10:40</div><div style="font:600 44px/1.05 ${mono} Narrow;letter-spacing:-.04em;margin:6px 0 20px">Loom 4 stands</div>${looms
  .map(
    (part, index) =>
      `<div class="r" style="height:66px;border-top:1.5px solid #1b181522;gap:16px;font:600 20px ${mono}"><span style="width:26px">${index + 1}</span><div class="f" style="height:22px;background:#1b181514"><i style="display:block;width:${part}%;height:22px;background:${part < 50 ? madder : indigo}"></i></div><span class="n" style="width:52px;text-align:right">${part}</span></div>`,
  )
  .join('')}</div>`
/** Tea with milk in a cup on its saucer, seen from above. */
const cup = `<div style="position:relative;height:100%;border-radius:50%;background:radial-gradient(circle at 40% 36%,#fff,#efe6d6 52%,#c9b99c 70%,#f6efe2 72%,#d9cbb1);box-shadow:50px 70px 80px #0b1230aa,inset 0 0 0 10px ${madder}22"><div class="a" style="left:-6px;right:-6px;top:-6px;bottom:-6px;border-radius:50%;border:12px solid ${madder}"></div><div class="a" style="left:626px;top:262px;width:190px;height:96px;border-radius:48px;background:linear-gradient(#fff,#d9cbb1);box-shadow:16px 24px 20px #4b32188c"></div><div class="a" style="left:110px;top:110px;width:540px;height:540px;border-radius:50%;background:radial-gradient(circle at 40% 34%,#fff,#f3ead9 60%,#cdbb9b);box-shadow:24px 34px 34px #4b32189c"></div><div class="a" style="left:146px;top:146px;width:468px;height:468px;border-radius:50%;background:radial-gradient(circle at 62% 66%,#d99b5f,#b9743c 55%,#8a4f22);box-shadow:inset 22px 26px 34px #3a1c08aa"></div><div class="a" style="left:230px;top:222px;width:170px;height:64px;border-radius:50%;background:#fff;opacity:.2;transform:rotate(-32deg)"></div></div>`
const cloth = `repeating-linear-gradient(0deg,#ffffff0d 0 4px,transparent 4px 10px),repeating-linear-gradient(90deg,#0000001c 0 4px,transparent 4px 10px),linear-gradient(90deg,transparent 0 1530px,${madder}bb 1530px 1600px,transparent 1600px 1640px,#D9A441bb 1640px 1664px,transparent 1664px)`

/** A box of matches, and the counter that is no larger. */
const matches = `<div style="position:relative;height:100%;background:repeating-linear-gradient(90deg,#5b2f1a 0 6px,#6b3a22 6px 12px);box-shadow:26px 40px 50px #4a3a2288"><div class="m c" style="position:absolute;inset:0 0 54px;background:linear-gradient(130deg,#d04a3c,${madder} 60%,#862317);color:${bone};font:600 104px/.9 ${mono} Narrow;letter-spacing:-.05em;box-shadow:inset 0 0 0 14px #efe6d533"><span>MACHIS</span><span style="font:500 26px ${mono};letter-spacing:.08em;margin-top:20px">40 STICKS</span></div></div>`
const counter = `<div style="position:relative;height:100%;border-radius:44px;background:linear-gradient(140deg,#fffdf7,${bone} 55%,#c9bda5);box-shadow:36px 54px 60px #4a3a2299,inset 0 4px 0 #fff,inset 0 -8px 16px #9c8f7688"><div class="a n" style="left:34px;right:34px;top:34px;height:176px;border-radius:18px;background:#1C201A;color:#B9F36A;font:600 124px/176px ${mono} Narrow;text-align:center;letter-spacing:-.03em;text-shadow:0 0 30px #b9f36a88">15 min</div><div class="sb a" style="left:44px;right:44px;bottom:36px;font:700 62px/1 ${mono} Narrow;letter-spacing:-.05em"><span>taana</span><i style="width:78px;height:78px;border-radius:50%;background:radial-gradient(circle at 34% 30%,#e2705f,${madder} 60%,#7c2018)"></i></div></div>`
const stick = (x: number, y: number, turn: number): string =>
  place(
    460,
    20,
    { x, y, turn },
    `<div style="height:20px;background:linear-gradient(#f6dfb4,#c9a468);box-shadow:12px 18px 12px #4a3a2277"><i class="a" style="right:-18px;top:-7px;width:64px;height:34px;border-radius:17px;background:radial-gradient(circle at 36% 30%,#5b5560,#1b1815)"></i></div>`,
  )

export default [
  stage({
    ground: '#3b2f26',
    font: mono,
    color: ink,
    light: 0.5,
    shade: 0.5,
    body: `<svg class="a" width="1000" height="1500">${warp}${weft}</svg><div class="a" style="inset:0;background:linear-gradient(180deg,#0000 50%,#0003 60%,#0000 62%)"></div>
    <div class="a" style="left:-20px;right:-20px;top:818px;height:86px;background:linear-gradient(180deg,#f4f2ee,#b8b3aa 40%,#77726a);box-shadow:0 30px 40px #0008"></div>
    <div class="a" style="left:170px;top:300px;width:660px;height:560px;border-radius:54px;background:linear-gradient(140deg,#fffdf7,${bone} 55%,#c9bda5);box-shadow:50px 70px 80px #0009,inset 0 4px 0 #fff,inset 0 -8px 16px #9c8f7688;transform:rotate(-4deg)">
      <div class="a" style="left:46px;right:46px;top:48px;height:260px;border-radius:22px;background:#1C201A;box-shadow:inset 0 10px 24px #000"><div class="a" style="left:34px;top:26px;font:500 22px ${mono};color:#B9F36A99">picks since sunrise</div><div class="a n" style="left:30px;top:72px;font:600 122px/1 ${mono} Narrow;letter-spacing:-.03em;color:#B9F36A;text-shadow:0 0 30px #b9f36a88">${digits}</div><div class="sb a" style="left:34px;right:34px;bottom:20px;font:500 21px ${mono};color:#B9F36Acc"><span>stopped 3 times</span><span>11 min</span></div></div>
      <div class="a" style="left:50px;bottom:96px;font:700 76px/1 ${mono} Narrow;letter-spacing:-.05em">taana</div><div class="a" style="left:52px;bottom:52px;font:500 23px ${mono};opacity:.7">loom 6 of 8</div>
      <div class="a" style="right:56px;bottom:62px;width:108px;height:108px;border-radius:50%;background:radial-gradient(circle at 34% 30%,#e2705f,${madder} 60%,#7c2018);box-shadow:8px 12px 18px #0006,inset 0 -6px 10px #0005"></div></div>
    <div class="a" style="left:410px;top:838px;width:170px;height:110px;border-radius:0 0 26px 26px;background:linear-gradient(90deg,#8e887d,#f1eee8 35%,#8e887d);box-shadow:24px 36px 30px #0008"></div>
    <div class="a" style="left:90px;top:1180px;width:520px;padding:30px 34px;background:#FFFDF6;box-shadow:26px 36px 50px #0008;transform:rotate(3deg)"><div style="font:600 26px ${mono} Narrow">Over tea, 10:40</div><div class="r" style="gap:14px;margin-top:18px">${[82, 91, 88, 40, 94, 76, 90, 86].map((part) => `<i style="width:42px;height:${part}px;background:${part < 50 ? madder : indigo}"></i>`).join('')}</div></div>`,
  }),
  scene({
    ground: `${cloth},linear-gradient(150deg,#3a53a0,${indigo} 50%,#141f45)`,
    font: mono,
    shade: 0.55,
    body: `${place(760, 760, { x: 560, y: 620 }, cup)}${phone({ screen: shed, ground: '#FFFDF6', color: ink, time: '10:40', x: 1280, y: 690, scale: 1.16, turn: 11 })}`,
  }),
  stage({
    ground: `radial-gradient(circle at 30% 20%,#fffaf0,${bone} 50%,#cfc0a3)`,
    font: mono,
    color: ink,
    body: `${stick(700, 250, 14)}${stick(330, 1290, -22)}${stick(640, 1330, 9)}${place(640, 420, { x: 440, y: 500, turn: -7 }, matches)}${place(640, 400, { x: 560, y: 960, turn: 5 }, counter)}`,
  }),
]
