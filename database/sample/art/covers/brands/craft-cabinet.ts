import { browser, phone } from '../devices.ts'
import { scene, stage } from '../stage.ts'

const [card, ink, clay] = ['#BDBAB2', '#22211F', '#A4502E']

/** Objects on a grid of 100, each in two or three flat tones, lit from the left. */
const objects = {
  surahi: `<path d="M44 8h12l-2 26c18 8 28 22 28 36 0 16-14 24-32 24S18 86 18 70c0-14 10-28 28-36z" fill="#B4623A"/><path d="M44 8h5l-1 27C30 44 26 60 28 76c2 10 8 16 14 18C28 92 18 84 18 70c0-14 10-28 28-36z" fill="#D98A5B"/><path d="M22 60c16 6 40 6 56 0M20 70c18 6 42 6 60 0" stroke="#5D2A15" stroke-width="2" fill="none"/>`,
  lock: `<path d="M30 46V30a20 20 0 0 1 40 0v16" fill="none" stroke="#5a5348" stroke-width="9"/><path d="M18 44h64v40a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8z" fill="#8A7A4E"/><path d="M18 44h22v48H26a8 8 0 0 1-8-8z" fill="#B8A56B"/><circle cx="50" cy="64" r="6" fill="#2b2619"/><path d="M47 66h6l2 14H45z" fill="#2b2619"/>`,
  comb: `<path d="M14 16h72v28H14z" fill="#6E4426"/><path d="M14 16h72v9H14z" fill="#99663B"/><path d="${Array.from({ length: 15 }, (_, index) => `M${16 + index * 4.75} 44v42h2.6V44z`).join('')}" fill="#6E4426"/><circle cx="50" cy="31" r="6" fill="none" stroke="#D8AE76" stroke-width="1.6"/><path d="M26 31h14M60 31h14" stroke="#D8AE76" stroke-width="1.6"/>`,
  spindle: `<path d="M48 4h4v92h-4z" fill="#8b6a45"/><path d="M32 30c6-10 30-10 36 0l-6 30H38z" fill="#E9E1D0"/><path d="M33 36l34 6M34 44l32 6M36 52l28 5" stroke="#B9AD94" stroke-width="1.6"/><ellipse cx="50" cy="66" rx="24" ry="7" fill="#5B3D24"/><ellipse cx="46" cy="64" rx="16" ry="3" fill="#86603C"/>`,
  block: `<path d="M14 34l36-18 36 18-36 18z" fill="#8A5A34"/><path d="M14 34l36 18v34L14 68z" fill="#6E4426"/><path d="M86 34L50 52v34l36-18z" fill="#4A2C18"/><path d="M50 24c8 4 14 7 18 10-4 4-10 7-18 10-8-4-14-6-18-10 4-4 10-6 18-10zM50 30c4 2 7 3 9 4-2 2-5 3-9 5-4-2-7-3-9-5 2-1 5-2 9-4z" fill="#D8AE76" fill-rule="evenodd"/>`,
  bowl: `<path d="M8 38h84c0 30-18 50-42 50S8 68 8 38z" fill="#2C6A74"/><path d="M8 38h26c0 24 4 42 14 50C26 88 8 68 8 38z" fill="#4F98A1"/><ellipse cx="50" cy="38" rx="42" ry="10" fill="#1B444B"/><path d="M14 54c24 8 48 8 72 0" stroke="#E8E2CF" stroke-width="2.4" fill="none" stroke-dasharray="5 4"/>`,
  fan: `<path d="M47 50h6v46h-6z" fill="#7b5630"/><path d="M50 52C20 52 10 36 12 8h76c2 28-8 44-38 44z" fill="#C99B3B"/><path d="M12 8h76l-1 12H13zM16 32h68l-6 9H22z" fill="#8E2F3B"/><path d="M28 8l12 44M50 8v44M72 8L60 52" stroke="#8a6415" stroke-width="1.4"/>`,
  chimta: `<path d="M44 8c-4 30-10 60-8 86l6-2c0-30 6-56 8-78z" fill="#B9BBB8"/><path d="M56 8c4 30 10 60 8 86l-6-2c0-30-6-56-8-78z" fill="#7F8280"/><circle cx="50" cy="8" r="7" fill="none" stroke="#8d908e" stroke-width="4"/><circle cx="40" cy="52" r="7" fill="#C9A24A"/><circle cx="60" cy="52" r="7" fill="#9C7A2C"/><circle cx="38" cy="72" r="6" fill="#C9A24A"/><circle cx="62" cy="72" r="6" fill="#9C7A2C"/>`,
  toy: `<path d="M16 46c14-10 40-12 56-4l10-16 6 4-4 26c-2 10-10 14-18 14H30c-10 0-16-8-14-24z" fill="#C7482F"/><path d="M24 66h9v22h-9zM62 66h9v22h-9z" fill="#A23520"/><path d="M30 44h24v18H30z" fill="#E8B93C"/><path d="M34 44h4v18h-4zM44 44h4v18h-4z" fill="#2C6A74"/><circle cx="80" cy="36" r="2.4" fill="#fff"/>`,
} as const
type Thing = keyof typeof objects

const thing = (name: Thing, size: number): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 100 100" style="filter:drop-shadow(${size * 0.05}px ${size * 0.07}px ${size * 0.05}px #0006);overflow:visible">${objects[name]}</svg>`

const labels: Record<Thing, [string, string]> = {
  surahi: ['Surahi', 'Gujrat, c. 1940'],
  lock: ['Trick lock', 'Chiniot'],
  comb: ['Comb', 'Shisham, Jhang'],
  spindle: ['Spindle', 'Thar, c. 1965'],
  block: ['Print block', 'Ajrak, Sukkur'],
  bowl: ['Bowl', 'Multan, blue tile'],
  fan: ['Hand fan', 'Palm and cotton'],
  chimta: ['Chimta', 'Brass and iron'],
  toy: ['Horse', 'Papier-mâché'],
}

const tray = (name: Thing, height: number, size: number): string =>
  `<div style="background:radial-gradient(circle at 35% 30%,#d2cfc8,${card})"><div class="m" style="height:${height}px">${thing(name, size)}</div><div class="sb" style="padding:11px 14px;background:#F1EFEA;font:400 18px EB Garamond"><b style="font-weight:600">${labels[name][0]}</b><i style="opacity:.65">${labels[name][1]}</i></div></div>`

const cabinet = `<div style="padding:34px 40px;font-family:EB Garamond;color:${ink}"><div class="sb"><span style="font:500 44px EB Garamond;letter-spacing:-.02em">The Craft Cabinet</span><span dir="rtl" style="font:400 30px Noto Nastaliq Urdu;color:${clay}">ہنر کی الماری</span></div>
  <div class="r" style="gap:28px;margin:22px 0 26px;font:400 22px EB Garamond;border-top:1px solid;border-bottom:1px solid;padding:12px 0"><span>Maker</span><span>Village</span><span style="color:${clay};font-style:italic">Material</span><span>Use</span><span class="f" style="text-align:right;opacity:.6">14,000 objects, 9 drawn out</span></div>
  <div style="display:grid;grid-template-columns:repeat(3,1fr);gap:16px">${(Object.keys(objects) as Thing[]).map((name) => tray(name, 232, 172)).join('')}</div></div>`

const note = `<div style="height:440px;background:radial-gradient(circle at 35% 30%,#d8d5cd,${card})" class="m">${thing('lock', 310)}</div><div style="padding:26px;font-family:EB Garamond"><div style="font:400 17px EB Garamond;color:${clay};letter-spacing:.04em">MEC 1987.44</div><h1 style="font:500 42px/1.02 EB Garamond;letter-spacing:-.02em;margin:6px 0 12px">Lock that opens only to those who know</h1><p style="font:400 20px/1.4 EB Garamond">The keyhole on the front is false. Press the third stud and turn the lock over.</p></div>`

const drawer = `<div class="a" style="left:-60px;top:-60px;width:2040px;height:1320px;background:repeating-linear-gradient(1deg,#3a1f0b22 0 3px,transparent 3px 17px),linear-gradient(160deg,#8A5A34,#5B3720)"></div><div class="a" style="left:90px;top:104px;width:1740px;height:992px;display:grid;grid-template-columns:repeat(4,1fr);grid-auto-rows:1fr;gap:26px">${(['lock', 'fan', 'bowl', 'comb', 'toy', 'block', 'chimta', 'spindle'] as const).map((name) => `<div class="c" style="background:radial-gradient(circle at 35% 30%,#dedbd4,${card});box-shadow:inset 16px 20px 26px #0007,inset -3px -3px 0 #ffffff40"><div class="m f">${thing(name, 300)}</div><div class="m" style="margin:0 auto 22px;background:#F6F1E4;padding:8px 20px;font:600 27px EB Garamond;color:${ink};box-shadow:3px 5px 6px #0005">${labels[name][0]}, <i style="font-weight:400;opacity:.75">&nbsp;${labels[name][1]}</i></div></div>`).join('')}</div>`

export default [
  stage({
    ground: 'linear-gradient(150deg,#8d8a83,#5f5c56)',
    font: 'EB Garamond',
    body: browser({
      width: 880,
      height: 1150,
      url: 'craftcabinet.example',
      screen: cabinet,
      ground: '#FAF8F3',
      radius: 4,
      x: 500,
      y: 760,
    }),
  }),
  scene({ ground: '#6E4426', font: 'EB Garamond', color: ink, body: drawer }),
  stage({
    ground: `radial-gradient(900px 900px at 32% 30%,#dad7d0,${card} 60%,#8f8c85)`,
    font: 'EB Garamond',
    light: 0.6,
    body: `<div class="a" style="left:90px;top:230px">${thing('surahi', 820)}</div><div class="a" style="left:80px;top:1250px;font:italic 400 40px EB Garamond;color:${ink}">Surahi, Gujrat, c. 1940</div>`,
  }),
  stage({
    ground: `linear-gradient(160deg,${clay},#6d3019)`,
    font: 'EB Garamond',
    body: phone({
      screen: note,
      ground: '#FAF8F3',
      color: ink,
      plain: true,
      frame: '#2b2a28',
      x: 500,
      y: 760,
      scale: 1.46,
      turn: -5,
    }),
  }),
]
