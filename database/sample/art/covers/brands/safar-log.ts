import { phone, sheet } from '../devices.ts'
import { glyph } from '../parts.ts'
import { scene, stage } from '../stage.ts'

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

const highway = `<div class="a" style="left:0;top:250px;width:1920px;height:700px;background:repeating-linear-gradient(0deg,#ffffff05 0 3px,transparent 3px 9px),linear-gradient(180deg,#34373c,${asphalt} 30%,#232529)"></div><div class="a" style="left:0;top:290px;width:1920px;height:14px;background:${white}"></div><div class="a" style="left:0;top:896px;width:1920px;height:14px;background:${white}"></div><div class="a" style="left:0;top:590px;width:1920px;height:20px;background:repeating-linear-gradient(90deg,${line} 0 190px,transparent 190px 320px)"></div>`

/** A van from above, on its way to the left. */
const van = `<svg class="a" style="left:640px;top:634px;filter:drop-shadow(26px 40px 22px #000b);overflow:visible" width="700" height="262" viewBox="0 0 700 262"><rect x="90" y="-10" width="90" height="24" rx="8" fill="#0d0e10"/><rect x="520" y="-10" width="90" height="24" rx="8" fill="#0d0e10"/><rect x="90" y="248" width="90" height="24" rx="8" fill="#0d0e10"/><rect x="520" y="248" width="90" height="24" rx="8" fill="#0d0e10"/><path d="M60 4H676C690 4 700 14 700 30V232C700 248 690 258 676 258H60C24 258 0 220 0 131S24 4 60 4Z" fill="#F1EFE8"/><path d="M60 4H676C690 4 700 14 700 30V60H22C32 24 44 4 60 4Z" fill="#fff"/><path d="M120 26C96 60 90 96 90 131S96 202 120 236L188 220C176 190 172 160 172 131S176 72 188 42Z" fill="#22303a"/><path d="M120 26C104 50 96 76 92 104L174 106C176 82 180 60 188 42Z" fill="#51707f"/><path d="M214 40H660M214 222H660" stroke="#cfccc2" stroke-width="5"/><g stroke="#d9d6cc" stroke-width="5">${[270, 340, 410, 480, 550, 620].map((x) => `<path d="M${x} 60V202"/>`).join('')}</g><rect x="8" y="34" width="20" height="40" rx="8" fill="#FFE9A0"/><rect x="8" y="188" width="20" height="40" rx="8" fill="#FFE9A0"/><rect x="688" y="30" width="12" height="50" fill="${red}"/><rect x="688" y="182" width="12" height="50" fill="${red}"/><rect x="150" y="-22" width="36" height="26" rx="8" fill="#E4E1D8"/><rect x="150" y="258" width="36" height="26" rx="8" fill="#E4E1D8"/></svg>`

const slip = `<div style="padding:50px 48px;font:400 34px/1.5 ${font};color:#1b1b1d"><div style="font:700 48px/1 ${font}">Bypass Filling Station</div><div style="margin:10px 0 30px;opacity:.65">12 June, 17:41</div>${[
  ['Petrol', '58.0 l'],
  ['Rate', '272.50'],
  ['Van', 'LEA-2291'],
]
  .map(
    ([name, value]) =>
      `<div class="sb n" style="border-top:3px dashed #0003;padding:14px 0"><span>${name}</span><span>${value}</span></div>`,
  )
  .join(
    '',
  )}<div class="sb n" style="font:700 58px ${font};border-top:5px solid;margin-top:10px;padding-top:16px"><span>Rs</span><span>15,805</span></div></div>
  <svg class="a" style="left:420px;top:166px;overflow:visible" width="260" height="110" viewBox="0 0 260 110" fill="none" stroke="${red}" stroke-width="9" stroke-linecap="round"><path d="M10 60C10 10 250 0 250 54S10 110 24 48"/></svg><div class="a" style="left:210px;top:690px;font:700 52px/1 ${font};color:${red};transform:rotate(-6deg)">The tank holds 52</div>`

export default [
  stage({
    ground: `linear-gradient(160deg,#d8a15f,#b5793d)`,
    font,
    shade: 0.6,
    body: `${road}${phone({ screen, ground: '#1E2023', color: white, frame: '#4a4d53', time: '18:02', x: 520, y: 770, scale: 1.36, turn: -12 })}`,
  }),
  scene({
    ground:
      'repeating-linear-gradient(3deg,#8a5a2a14 0 3px,transparent 3px 15px),linear-gradient(170deg,#dcab6c,#b5793d)',
    font,
    shade: 0.5,
    body: `${highway}${van}<div class="a m n" style="left:120px;top:350px;gap:8px;padding:16px;border-radius:22px;background:#000;transform:scale(2.1);transform-origin:0 0;white-space:nowrap">${wheel}</div>`,
  }),
  stage({
    ground: `linear-gradient(150deg,#FFD93B,${line} 50%,#D6A50A)`,
    font,
    body: sheet({
      width: 740,
      height: 860,
      print: slip,
      paper: '#fff',
      x: 500,
      y: 750,
      turn: -5,
      lift: 40,
    }),
  }),
]
