import { browser, phone, sheet } from '../devices.ts'
import { bars, glyph, line } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const [lime, forest, mist] = ['#C6F24E', '#0F2A20', '#F2F5EF']
const inter = 'Inter'
const today = [0.42, 0.5, 0.46, 0.6, 0.57, 0.7, 0.66, 0.52, 0.6, 0.74, 0.8, 0.78, 0.9]
const worse = [0.42, 0.48, 0.42, 0.52, 0.46, 0.55, 0.48, 0.32, 0.36, 0.44, 0.46, 0.4, 0.47]

const entries = [
  ['INV-0318', 'Gloves, Hamburg', 'USD 18,400', 'Paid'],
  ['SB-7741', 'Shipping bill matched', 'USD 18,400', ''],
  ['PO-0192', 'Goat leather, 900 sq ft', 'PKR 412,000', 'Due 9 d'],
  ['INV-0321', 'Footballs, Leeds', 'USD 31,050', 'Sent'],
  ['FX-0044', 'Rate 278.40', 'PKR 5.12 m', ''],
] as const

const desk = `<div style="display:grid;grid-template-columns:230px 1fr;height:100%;font-family:${inter};color:${forest}"><div style="background:${forest};color:#fff;padding:34px 28px"><div class="r" style="gap:10px;font:800 25px ${inter};letter-spacing:-.03em"><i style="width:26px;height:26px;border-radius:50% 50% 50% 0;background:${lime}"></i>fintrack</div><div class="c" style="gap:24px;margin-top:54px;font:500 18px ${inter}">${['Cash', 'Ledger', 'Invoices', 'Shipping bills', 'Bank', 'Year-end'].map((name, index) => `<span class="r" style="gap:12px;${index ? 'opacity:.55' : `color:${lime}`}">${glyph((['chart', 'menu', 'mail', 'bag', 'home', 'check'] as const)[index] ?? 'home', 20)} ${name}</span>`).join('')}</div></div>
  <div style="padding:36px 40px;background:${mist}"><div class="sb"><div><div style="font:500 18px ${inter};opacity:.6">Cash, next ninety days</div><div class="n" style="font:700 72px/1.1 Inter Display;letter-spacing:-.045em">PKR 14.86 m</div></div><div class="r" style="background:#fff;border-radius:30px;padding:6px;font:600 17px ${inter}"><span style="background:${lime};padding:11px 20px;border-radius:24px">278.40</span><span style="padding:11px 20px;opacity:.55">if 262.00</span></div></div>
  <div style="background:#fff;border-radius:22px;padding:34px 30px 24px;margin:26px 0"><div style="position:relative;height:300px">${line(today, { width: 780, height: 300, color: forest, fill: '#c6f24e88', weight: 4 })}<div class="a" style="left:0;top:0">${line(worse, { width: 780, height: 300, color: '#E0563B', weight: 3, dash: '3 9' })}</div><div class="a" style="left:585px;top:12px;background:${forest};color:#fff;border-radius:10px;padding:9px 14px;font:600 16px ${inter}">Leeds pays</div></div><div class="sb n" style="font:500 15px ${inter};opacity:.55;margin-top:18px"><span>15 Jul</span><span>5 Aug</span><span>26 Aug</span><span>16 Sep</span><span>13 Oct</span></div></div>
  <div style="background:#fff;border-radius:22px;padding:10px 28px">${entries.map(([id, text, sum, state]) => `<div class="r n" style="height:70px;border-bottom:1px solid #0f2a2014;font:500 18px ${inter};gap:20px"><span style="width:104px;opacity:.5">${id}</span><span class="f">${text}</span><b style="font-weight:650">${sum}</b><span class="m" style="width:92px;height:34px;border-radius:17px;font:600 14px ${inter};${state === 'Paid' ? `background:${lime}` : state ? 'background:#0f2a2012' : ''}">${state}</span></div>`).join('')}</div>
  <div class="r" style="gap:20px;margin-top:26px">${[
    ['Owed to you', '7.21 m', [0.4, 0.6, 0.5, 0.9, 0.7, 1]],
    ['You owe', '3.04 m', [0.9, 0.7, 0.5, 0.6, 0.4, 0.3]],
  ]
    .map(
      ([name, sum, values]) =>
        `<div class="sb f" style="background:#fff;border-radius:22px;padding:24px 28px"><div><div style="font:500 17px ${inter};opacity:.6">${name}</div><div style="font:700 38px Inter Display;letter-spacing:-.03em">${sum}</div></div>${bars(values as number[], { height: 62, width: 12, gap: 6, color: '#0f2a2022', accent: forest, at: [5], radius: 4 })}</div>`,
    )
    .join('')}</div></div></div>`

const pocket = `<div style="padding:12px 24px;font-family:${inter}"><div style="font:500 17px ${inter};opacity:.6">At a worse rate</div><div class="n" style="font:700 62px/1.05 Inter Display;letter-spacing:-.05em;margin:4px 0 24px">PKR 9.30 m</div><div style="position:relative;margin:0 -24px">${line(worse, { width: 390, height: 230, color: lime, weight: 5, fill: '#c6f24e26', to: 0.7 })}</div>
  <div style="padding:22px;background:#ffffff14;border-radius:24px;margin-top:26px"><div class="sb n" style="font:600 19px ${inter}"><span>1 USD</span><span style="color:${lime}">262.00</span></div><div style="position:relative;height:8px;border-radius:4px;background:#ffffff2e;margin:26px 0 12px"><i style="display:block;width:34%;height:8px;border-radius:4px;background:${lime}"></i><i class="a" style="left:31%;top:-13px;width:34px;height:34px;border-radius:50%;background:#fff"></i></div><div class="sb n" style="font:500 14px ${inter};opacity:.6"><span>250</span><span>today 278.40</span><span>300</span></div></div>
  <p style="font:500 19px/1.45 ${inter};margin-top:26px;opacity:.85">Leather for October is covered until the rate falls under <b style="color:${lime}">256.10</b>.</p></div>`

const close = `<div style="padding:64px;color:${forest};font-family:${inter}"><div style="font:600 24px ${inter}">Chenab Exporters Circle, year-end</div><div class="r" style="align-items:flex-end;gap:34px;margin:46px 0 60px"><span style="font:700 430px/.72 Inter Display;letter-spacing:-.08em">9</span><span style="font:600 50px/1.05 Inter Display">days,<br>from thirty</span></div><div style="display:grid;grid-template-columns:repeat(10,1fr);gap:12px">${Array.from({ length: 30 }, (_, index) => `<i style="height:58px;border-radius:50%;background:${index < 9 ? forest : '#0f2a2018'}"></i>`).join('')}</div></div>`

const tag = (x: number, y: number, ground: string, text: string, name: string, sum: string) =>
  `<div class="a n" style="left:${x}px;top:${y}px;background:${ground};color:${text};border-radius:26px;padding:22px 30px 24px;box-shadow:14px 22px 40px #0f2a2040"><div style="font:600 24px ${inter};opacity:.75">${name}</div><div style="font:700 64px/1.05 Inter Display;letter-spacing:-.045em">${sum}</div></div>`

const outlook = `<div class="a" style="left:106px;top:120px;font:700 150px/.9 Inter Display;letter-spacing:-.055em">Two rates,<br>one answer.</div>
  <div class="a" style="inset:0;background:repeating-linear-gradient(90deg,transparent 0 238px,#0f2a2014 238px 240px)"></div>
  <div class="a" style="left:0;top:250px">${line(today, { width: 1920, height: 730, color: forest, fill: lime, weight: 13 })}</div><div class="a" style="left:0;top:978px;right:0;height:100px;background:${lime}"></div><div class="a" style="left:0;top:250px">${line(worse, { width: 1920, height: 730, color: '#E0563B', weight: 11, dash: '8 26' })}</div>
  ${tag(1270, 190, forest, lime, 'at 278.40', '14.86 m')}${tag(1180, 800, '#E0563B', '#fff', 'at 262.00', '9.30 m')}
  <div class="a sb n" style="left:0;right:0;bottom:0;height:164px;padding:0 90px 52px;background:${forest};color:${mist};font:600 32px ${inter};align-items:flex-end"><span style="color:${lime}">15 Jul</span><span>5 Aug</span><span>26 Aug</span><span>16 Sep</span><span>13 Oct</span></div>`

export default [
  stage({
    ground: `linear-gradient(160deg,#d8f77c,${lime} 55%,#9ac52b)`,
    font: inter,
    body: browser({
      width: 1130,
      height: 1190,
      url: 'fintrack.example/cash',
      screen: desk,
      radius: 20,
      x: 590,
      y: 790,
      scale: 0.92,
      tiltX: 12,
      tiltY: -16,
      turn: 6,
    }),
  }),
  scene({ ground: mist, font: inter, color: forest, body: outlook }),
  stage({
    ground: `radial-gradient(900px 900px at 24% 16%,#1f4a39,${forest})`,
    font: inter,
    body: phone({
      screen: pocket,
      ground: '#0A1D16',
      color: '#fff',
      frame: '#C9D1CB',
      x: 500,
      y: 760,
      scale: 1.46,
      turn: -8,
    }),
  }),
  stage({
    ground: forest,
    font: inter,
    body: sheet({
      width: 820,
      height: 880,
      print: close,
      paper: mist,
      radius: 24,
      x: 500,
      y: 750,
      turn: 3,
      lift: 60,
    }),
  }),
]
