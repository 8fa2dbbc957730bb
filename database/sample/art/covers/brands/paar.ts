import { phone } from '../devices.ts'
import { glyph } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const [violet, night, mint, pale] = ['#5B3DF5', '#150B3D', '#7BF0C4', '#F3F0FF']
const man = 'Manrope'

const fact = (icon: 'bag' | 'clock' | 'mail', name: string, value: string): string =>
  `<div class="r" style="gap:16px;padding:20px 0;border-bottom:1.5px solid #150b3d14"><div class="m" style="width:50px;height:50px;border-radius:16px;background:${pale};color:${violet}">${glyph(icon, 25)}</div><div><div style="font:600 15px ${man};opacity:.6">${name}</div><div style="font:800 20px ${man};letter-spacing:-.02em">${value}</div></div></div>`

const send = `<div style="padding:14px 26px"><div style="font:600 17px ${man};opacity:.6">You send</div><div class="sb"><span class="n" style="font:800 66px/1.1 ${man};letter-spacing:-.06em">£200</span><span class="m" style="height:42px;padding:0 16px;border-radius:21px;background:${pale};font:700 16px ${man}">GBP</span></div>
  <div style="height:2px;background:#150b3d14;margin:14px 0 20px;position:relative"><span class="a m" style="right:6px;top:-20px;width:42px;height:42px;border-radius:50%;background:${mint};color:${night}">${glyph('plus', 20)}</span></div>
  <div style="font:600 17px ${man};opacity:.6">Ammi gets</div><div class="sb"><span class="n" style="font:800 66px/1.1 ${man};letter-spacing:-.06em;color:${violet}">73,840</span><span class="m" style="height:42px;padding:0 16px;border-radius:21px;background:${pale};font:700 16px ${man}">PKR</span></div>
  <div class="sb" style="margin:12px 0 16px;font:600 15px ${man}"><span style="opacity:.6">Our fee, all of it</span><span>£1.40, in this sum</span></div>
  ${fact('bag', 'What arrives', 'Rs 73,840 in cash')}${fact('clock', 'When', 'Today before 17:00')}${fact('mail', 'Who has been told', 'Ammi, by text')}
  <div style="margin-top:22px;padding:18px 20px;border-radius:22px;background:${pale};font:600 16px/1.4 ${man}"><span style="opacity:.65">The last five took</span><br><b style="font:800 20px ${man};letter-spacing:-.02em">38 minutes, on average</b></div>
  <div class="m" style="height:70px;margin-top:22px;border-radius:24px;background:${violet};color:#fff;font:800 21px ${man}">Send to Ammi</div></div>`

const done = `<div class="c m" style="height:470px;text-align:center;padding:0 30px;color:#fff"><div class="m" style="width:150px;height:150px;border-radius:50%;background:${mint};color:${night}">${glyph('check', 86, night, 2.6)}</div><div style="font:800 46px/1.05 ${man};letter-spacing:-.05em;margin-top:34px">She has it.</div><p style="font:500 19px/1.4 ${man};opacity:.75;margin-top:12px">Collected at 15:22<br>from the Saddar counter</p></div>`

const arc = `<svg class="a" width="1000" height="1500" fill="none" stroke-linecap="round"><g stroke="${mint}" stroke-width="5">${[0, 1, 2, 3, 4, 5, 6, 7].map((index) => `<path d="M-40 ${700 - index * 30}C160 ${60 - index * 16} 700 ${20 - index * 8} 1060 ${1400 - index * 62}" opacity="${1 - index * 0.11}"/>`).join('')}</g></svg>`

const flow = `<svg class="a" width="1920" height="1200" fill="none" stroke-linecap="round"><g stroke="${mint}" stroke-width="9">${[0, 1, 2, 3, 4, 5, 6, 7].map((index) => `<path d="M250 ${930 + index * 12}C560 ${40 - index * 46} 1360 ${40 - index * 46} 1670 ${930 + index * 12}" opacity="${1 - index * 0.12}"/>`).join('')}</g><circle cx="250" cy="930" r="34" fill="${mint}"/><circle cx="1670" cy="930" r="34" fill="#fff"/></svg>
  <div class="a n" style="left:110px;top:640px;font:800 220px/1 ${man};letter-spacing:-.07em;color:#fff">£200</div><div class="a" style="left:320px;top:900px;font:600 40px/1.2 ${man};color:#ffffffb3">Manchester, 14:44</div>
  <div class="a n w" style="right:110px;top:640px;font:800 220px/1 ${man};letter-spacing:-.07em;color:${mint}">73,840</div><div class="a w" style="right:320px;top:900px;font:600 40px/1.2 ${man};color:#ffffffb3">Saddar counter, 15:22</div>`

export default [
  stage({
    ground: `radial-gradient(900px 800px at 80% 12%,#8a6bff,transparent),linear-gradient(160deg,${violet},#2a0fae)`,
    font: man,
    color: night,
    light: 0.35,
    body: `${arc}${phone({ screen: done, ground: night, color: '#fff', x: 690, y: 500, scale: 1.16, turn: 8 })}${phone({ screen: send, ground: '#fff', color: night, frame: '#0c0626', x: 352, y: 900, scale: 1.22, turn: -6 })}`,
  }),
  scene({
    ground: `radial-gradient(1500px 1000px at 74% 4%,#8a6bff,transparent),linear-gradient(160deg,${violet},#2a0fae)`,
    font: man,
    light: 0.35,
    body: flow,
  }),
]
