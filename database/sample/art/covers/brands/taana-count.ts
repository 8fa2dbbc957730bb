import { stage } from '../stage.ts'

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
]
