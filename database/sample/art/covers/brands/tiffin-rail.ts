import { phone, sheet } from '../devices.ts'
import { glyph } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const [green, cream, tomato, mustard] = ['#0B4F3C', '#FFF3DA', '#E4472B', '#F3B62F']
const bebas = 'Bebas Neue'

/** A steel tiffin carrier of three bowls, seen from the side. */
const tiffin = (
  size: number,
): string => `<svg width="${size}" height="${size * 1.5}" viewBox="0 0 200 300" style="overflow:visible;filter:drop-shadow(28px 34px 24px #0006)"><defs><linearGradient id="steel"><stop offset="0" stop-color="#8d9593"/><stop offset=".2" stop-color="#f6f8f7"/><stop offset=".42" stop-color="#aeb6b4"/><stop offset=".75" stop-color="#dfe4e2"/><stop offset="1" stop-color="#6c7472"/></linearGradient></defs>
  <path d="M30 92V34C30 10 170 10 170 34V92" fill="none" stroke="#9aa19f" stroke-width="9"/><rect x="74" y="6" width="52" height="17" rx="8" fill="${tomato}"/>
  <path d="M38 92C40 70 160 70 162 92Z" fill="url(#steel)"/>${[92, 158, 224].map((y) => `<rect x="34" y="${y}" width="132" height="62" rx="7" fill="url(#steel)"/><rect x="30" y="${y}" width="140" height="9" rx="4" fill="#eef1f0"/>`).join('')}<path d="M24 92h10v186H24zM166 92h10v186h-10z" fill="#7d8583"/><rect x="30" y="284" width="140" height="12" rx="5" fill="#8d9593"/></svg>`

const stops = [
  ['Rohri', '18:40', 'left'],
  ['Sadiqabad', '20:05', 'left'],
  ['Khanewal', '21:52', 'meal'],
  ['Sahiwal', '23:10', 'next'],
] as const

const track = `<div style="padding:6px 22px 0"><div class="sb"><div><div style="font:600 15px National Park;opacity:.65">Shalimar Night Mail</div><div style="font:700 50px/1 ${bebas}">26 minutes late</div></div><div class="m" style="width:54px;height:54px;border-radius:50%;background:${green};color:${cream}">${glyph('clock', 28)}</div></div>
  <div style="margin:18px 0;position:relative">${stops.map(([name, time, state]) => `<div class="r" style="height:66px;gap:16px"><i style="width:26px;height:26px;border-radius:50%;border:6px solid ${state === 'meal' ? tomato : state === 'left' ? green : '#0b4f3c44'};background:${state === 'left' ? green : cream}"></i><b class="f" style="font:700 22px National Park;${state === 'left' ? 'opacity:.45' : ''}">${name}</b><span class="n" style="font:700 30px ${bebas};${state === 'meal' ? `background:${tomato};color:#fff;padding:2px 12px;border-radius:8px` : ''}">${time}</span></div>`).join('')}<i class="a" style="left:11px;top:46px;width:4px;height:180px;background:#0b4f3c33;z-index:-1"></i></div>
  <div style="background:${green};color:${cream};border-radius:24px;padding:22px"><div style="font:600 15px National Park;opacity:.75">Coach 7 · Berth 42</div><div style="font:700 44px/1 ${bebas};margin:8px 0 14px;color:${mustard}">Daal chawal, two</div><div class="sb" style="font:600 16px National Park"><span>The pot goes on at 21:24</span></div><div style="height:10px;border-radius:5px;background:#ffffff26;margin-top:14px"><i style="display:block;width:64%;height:10px;border-radius:5px;background:${mustard}"></i></div></div>
  ${[
    ['Standing time', '4 minutes'],
    ['Runner', 'Platform 3, red cap'],
    ['Paid', 'Rs 640'],
  ]
    .map(
      ([name, value]) =>
        `<div class="sb" style="padding:17px 4px;border-bottom:2px solid #0b4f3c1f;font:700 18px National Park"><span style="opacity:.6">${name}</span><span>${value}</span></div>`,
    )
    .join('')}</div>`

const runner = `<div style="padding:8px 22px"><div style="font:700 46px/1 ${bebas};margin-bottom:14px">Platform 3, in order</div>${[
  ['2', '11', 'Biryani'],
  ['4', '36', 'Karahi, 4 naan'],
  ['7', '42', 'Daal chawal × 2'],
  ['7', '58', 'Tea × 3'],
  ['9', '05', 'Biryani × 2'],
  ['11', '20', 'Halwa'],
]
  .map(
    ([coach, berth, food], index) =>
      `<div class="r" style="gap:14px;height:94px;border-top:2px solid #0b4f3c22;${index < 2 ? 'opacity:.35' : ''}"><div class="m" style="width:70px;height:66px;border-radius:14px;background:${index === 2 ? tomato : green};color:${cream};font:700 46px ${bebas}">${coach}</div><div class="f"><div style="font:700 32px/1 ${bebas}">Berth ${berth}</div><div style="font:600 16px National Park;opacity:.65">${food}</div></div>${index < 2 ? glyph('check', 32, green, 3) : ''}</div>`,
  )
  .join('')}</div>`

const ticket = `<div style="padding:50px 54px;color:${green};height:100%"><div class="sb" style="font:700 26px National Park"><span>Junction Meals</span><span>KHANEWAL</span></div><div class="sb" style="margin-top:26px"><div style="font:700 300px/.82 ${bebas}">42</div><div style="font:700 62px/1 ${bebas};text-align:right">Coach 7<br><span style="color:${tomato}">21:52</span></div></div><div style="border-top:4px dashed #0b4f3c55;margin-top:34px;padding-top:22px;font:600 27px/1.5 National Park">Daal chawal × 2, raita, no onion</div></div>`

const rails = `<div class="a" style="inset:0;background:repeating-linear-gradient(180deg,#0000 0 84px,#00000033 84px 126px)"></div><div class="a" style="left:120px;top:0;bottom:0;width:34px;background:linear-gradient(90deg,#5c6463,#e6eae9 40%,#777f7d)"></div><div class="a" style="right:120px;top:0;bottom:0;width:34px;background:linear-gradient(90deg,#5c6463,#e6eae9 40%,#777f7d)"></div>`

const seats = ['38', '40', '42', '44', '46']

/** A coach beside the platform; behind one of its windows somebody is waiting for a meal. */
const coach = `<div class="a" style="left:-20px;top:60px;width:1960px;height:800px;background:linear-gradient(180deg,#0a3a2d,#12654e 8%,${green} 52%,${cream} 52%,${cream} 60%,#0f5a45 60%,#083629);box-shadow:0 40px 60px #0008"></div><div class="a" style="left:-20px;top:478px;width:1960px;height:8px;background:${mustard}"></div>
  ${seats.map((seat, index) => `<div class="a" style="left:${index * 400 - 46}px;top:140px;width:330px;height:270px;border-radius:26px;border:12px solid #0a3328;background:${seat === '42' ? 'linear-gradient(160deg,#fff0bd,#F3B62F)' : 'linear-gradient(150deg,#4b6d72,#1d3438 60%,#28474b)'};box-shadow:inset 0 0 50px #0006"></div><div class="a n" style="left:${index * 400 + 64}px;top:566px;font:700 110px/1 ${bebas};color:${seat === '42' ? mustard : '#ffffff66'}">${seat}</div>`).join('')}
  <div class="a w" style="left:80px;top:494px;font:700 52px/54px ${bebas};letter-spacing:.08em;color:${green}">Coach 7</div>
  <div class="a" style="left:-20px;top:860px;width:1960px;height:80px;background:#0b0f0e"></div><div class="a" style="left:-20px;top:930px;width:1960px;height:300px;background:linear-gradient(180deg,#b9b2a4,#8f887b)"></div><div class="a" style="left:-20px;top:952px;width:1960px;height:34px;background:${mustard}"></div>`

export default [
  stage({
    ground: `linear-gradient(160deg,#12654e,${green})`,
    font: 'National Park',
    body: `<div class="a" style="left:-40px;right:-40px;top:1130px;height:420px;background:linear-gradient(#0a3a2d,#062a20);box-shadow:0 -3px 0 #ffffff1f"></div><div class="a" style="left:-40px;right:-40px;top:1176px;height:16px;background:${mustard}"></div>${phone({ screen: track, ground: cream, color: green, x: 584, y: 640, scale: 1.36, turn: 5 })}<div class="a" style="left:52px;top:936px">${tiffin(300)}</div>`,
  }),
  scene({
    ground: '#1d2423',
    font: 'National Park',
    body: `${coach}<div class="a" style="left:690px;top:520px">${tiffin(400)}</div><div class="a" style="left:1130px;top:650px">${tiffin(310)}</div>`,
  }),
  stage({
    ground: '#6E6A62',
    font: 'National Park',
    body: `${rails}${phone({ screen: runner, ground: cream, color: green, frame: '#222', x: 500, y: 760, scale: 1.4, turn: -4 })}`,
  }),
  stage({
    ground: tomato,
    font: 'National Park',
    body: `${sheet({ width: 820, height: 620, print: ticket, paper: cream, radius: 20, x: 500, y: 620, turn: -7, lift: 60 })}<div class="a" style="left:70px;bottom:110px;font:700 210px/.82 ${bebas};color:${cream}">Hot, at<br>the door</div>`,
  }),
]
