import { phone } from '../devices.ts'
import { linePath } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const [ice, frost, navy, warn] = ['#DFF1F7', '#FFFFFF', '#0A2A3F', '#F2463A']
const mono = 'League Mono'

const vans = [
  { name: 'Van 1', values: [0.4, 0.42, 0.38, 0.45, 0.41, 0.44, 0.4, 0.43], now: '4.1' },
  { name: 'Van 2', values: [0.36, 0.4, 0.44, 0.39, 0.42, 0.45, 0.47, 0.44], now: '4.4' },
  { name: 'Van 3', values: [0.42, 0.4, 0.46, 0.5, 0.55, 0.62, 0.7, 0.8], now: '6.9' },
  { name: 'Van 4', values: [0.45, 0.41, 0.38, 0.36, 0.4, 0.39, 0.37, 0.4], now: '3.8' },
  { name: 'Van 5', values: [0.4, 0.44, 0.47, 0.43, 0.4, 0.42, 0.41, 0.4], now: '4.0' },
  { name: 'Van 6', values: [0.38, 0.4, 0.42, 0.44, 0.41, 0.43, 0.46, 0.45], now: '4.5' },
]

const strip = vans
  .map(({ name, values, now }, index) => {
    const hot = name === 'Van 3'
    return `<div class="a" style="left:0;top:${410 + index * 172}px;width:1000px;height:172px;border-top:2px solid #0a2a3f1f;${hot ? 'background:#f2463a14' : ''}"><span class="a" style="left:56px;top:22px;font:600 25px ${mono};color:${hot ? warn : navy}">${name}</span><span class="a n" style="left:56px;top:60px;font:600 54px ${mono};letter-spacing:-.06em;color:${hot ? warn : navy}">${now}°</span>
    <svg class="a" style="left:240px;top:0" width="760" height="172" viewBox="0 0 1000 172" preserveAspectRatio="none"><rect x="0" y="76" width="1000" height="44" fill="#0a2a3f0d"/><path d="${linePath(values, 760, 172, 0, 1)}" fill="none" stroke="${hot ? warn : '#1889B5'}" stroke-width="5"/>${hot ? `<path d="M760 34C800 18 850-30 900-70" fill="none" stroke="${warn}" stroke-width="5" stroke-dasharray="4 12" stroke-linecap="round"/>` : ''}<circle cx="760" cy="${(172 - (values.at(-1) ?? 0) * 172).toFixed(0)}" r="10" fill="${hot ? warn : '#1889B5'}"/></svg></div>`
  })
  .join('')

const screen = `<div class="c" style="height:790px;padding:26px 28px 50px;color:#fff"><div style="font:600 19px ${mono}">Van 3 to Okara</div><div class="n" style="font:600 150px/1 ${mono};letter-spacing:-.1em;margin:40px 0 10px -8px">31<span style="font-size:52px;letter-spacing:-.04em"> min</span></div><div style="font:600 26px/1.35 ${mono}">until box 2 is too warm</div><div class="f"></div>
  ${['Move box 2 off the sill', 'Shade at Pattoki, 12 km'].map((text, index) => `<div class="r" style="gap:16px;min-height:88px;padding:0 20px;margin-bottom:12px;background:#ffffff2b;border-radius:18px;font:600 18px/1.3 ${mono}"><b style="font-size:32px">${index + 1}</b>${text}</div>`).join('')}<div class="m" style="height:78px;border-radius:18px;background:#fff;color:${warn};font:600 22px ${mono}">Done</div></div>`

/** An insulated box with its strap and its own thermometer. */
const box = (index: number): string => {
  const van = vans[index % vans.length]
  const isHot = index === 4
  return `<div style="position:relative;border-radius:22px;background:linear-gradient(150deg,#fff,#d5e6ee);box-shadow:20px 34px 40px #0a2a3f66,inset 0 -26px 0 #b9d0dc,inset 0 0 0 3px #fff"><div class="a" style="left:0;right:0;top:58px;height:30px;background:${isHot ? warn : '#1583b0'}"></div><div class="a" style="left:44%;top:42px;width:76px;height:62px;border-radius:10px;background:linear-gradient(#4b5d68,#1d2b35)"></div>
  <span class="a" style="left:40px;top:140px;font:600 32px ${mono};color:${navy}">Box ${index + 1}</span><div class="a m n" style="left:36px;right:36px;bottom:62px;height:150px;border-radius:14px;background:${isHot ? warn : navy};color:#fff;font:600 104px ${mono};letter-spacing:-.06em">${isHot ? '6.9' : van?.name === 'Van 3' ? '4.2' : van?.now}°</div></div>`
}

export default [
  stage({
    ground: `linear-gradient(180deg,${frost},${ice} 40%,#b9dfec)`,
    font: mono,
    color: navy,
    light: 0.2,
    shade: 0.3,
    body: `<div class="a" style="left:56px;top:120px;font:600 108px/.95 ${mono} Narrow;letter-spacing:-.06em">Cold Mile</div><div class="a" style="left:60px;top:252px;font:500 26px/1.4 ${mono}">Six vans, forty boxes,<br>between two and eight degrees</div>${strip}
    ${phone({ screen, ground: warn, color: '#fff', frame: '#DCE7EC', time: '13:06', x: 670, y: 1060, scale: 1.08, turn: -9 })}`,
  }),
  scene({
    ground: `linear-gradient(180deg,#a9cfe0,${ice} 40%,#86b4c9)`,
    font: mono,
    light: 0.55,
    body: `<div class="a" style="left:-90px;top:84px;width:2100px;height:1030px;display:grid;grid-template-columns:repeat(4,1fr);grid-auto-rows:1fr;gap:36px">${Array.from({ length: 8 }, (_, index) => box(index)).join('')}</div>`,
  }),
]
