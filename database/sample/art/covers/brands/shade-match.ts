import { sheet } from '../devices.ts'
import { glyph, series } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const indigo = [
  '#E8EDF3',
  '#C9D6E6',
  '#A3B9D6',
  '#7C9AC4',
  '#5A7DB2',
  '#41669F',
  '#31548C',
  '#25447A',
  '#1B3566',
  '#142852',
  '#0E1C3D',
  '#091229',
]
const code = 'PT Mono'

const twill = (color: string): string =>
  `background:repeating-linear-gradient(63deg,#ffffff1f 0 2px,transparent 2px 7px),repeating-linear-gradient(63deg,transparent 0 4px,#0000002e 4px 6px),${color}`

const lots = series(9, 108).map(
  (value, index) =>
    indigo[Math.min(11, Math.floor((index % 6) * 1.2 + value * 4 + Math.floor(index / 36)))] ??
    '#142852',
)

const card = `<div style="padding:44px 48px;color:#0E1C3D"><div class="sb" style="font:400 22px ${code}"><span>LOT 7-2091</span><span>before dyeing</span></div>
  <div class="r" style="margin:26px 0 0;height:330px"><div class="f" style="height:100%;${twill('#25447A')};padding:22px;color:#fff;font:400 24px ${code}">Wanted</div><div class="f" style="height:100%;${twill('#28487F')};padding:22px;color:#fff;font:400 24px ${code}">Predicted</div></div>
  <div class="sb" style="margin:34px 0 10px;align-items:flex-end"><div class="n" style="font:700 150px/.8 Jura;letter-spacing:-.04em">ΔE 0.7</div><div style="font:400 24px/1.35 ${code};text-align:right">94 per cent<br>sure of it</div></div>
  <svg width="704" height="150" viewBox="0 0 704 150" style="margin-top:26px"><path d="M0 146C220 146 250 8 352 8S484 146 704 146Z" fill="#25447A" fill-opacity=".18"/><path d="M0 146C220 146 250 8 352 8S484 146 704 146" fill="none" stroke="#25447A" stroke-width="3"/><path d="M318 0V150" stroke="#D9622B" stroke-width="4"/><path d="M0 147H704" stroke="#0E1C3D" stroke-width="2"/></svg>
  <div class="sb" style="font:400 22px ${code};margin-top:26px;border-top:2px solid #0E1C3D;padding-top:20px"><span>Indigo 2.8 g/l, seven dips</span><span class="r" style="gap:8px;color:#D9622B">${glyph('check', 24, '#D9622B', 3)} Dye master</span></div></div>`

const vats = series(14, 54).map((value, index) => {
  const depth = Math.min(11, Math.max(0, Math.round((index % 9) * 1.25 + value * 2.4 - 0.6)))
  const isWrong = index === 31
  return `<div style="position:relative;${twill(isWrong ? '#3D6A8E' : (indigo[depth] ?? '#142852'))};box-shadow:inset 2px 2px 0 #ffffff40,6px 8px 12px #0006"><svg class="a" style="left:0;bottom:0" width="100%" height="12" preserveAspectRatio="none" viewBox="0 0 200 12"><path d="${Array.from({ length: 20 }, (__, tooth) => `M${tooth * 10} 0l5 12 5-12z`).join('')}" fill="#0003"/></svg>${isWrong ? `<b class="a m" style="inset:0;font:700 110px Jura;color:#fff">ΔE 4.6</b>` : ''}</div>`
})

export default [
  stage({
    ground: '#0E1C3D',
    font: code,
    light: 0.45,
    body: `<div class="a" style="left:-20px;top:-20px;display:grid;grid-template-columns:repeat(9,112px);gap:4px">${lots.map((color) => `<i style="height:126px;${twill(color)}"></i>`).join('')}</div>${sheet({ width: 800, height: 920, print: card, paper: '#F3F1EA', x: 500, y: 770, lift: 70 })}`,
  }),
  scene({
    ground: '#E9E5DA',
    font: code,
    light: 0.45,
    body: `<div class="a" style="left:-50px;top:-40px;width:2020px;height:1280px;display:grid;grid-template-columns:repeat(9,1fr);grid-auto-rows:1fr;gap:12px;transform:rotate(-2deg)">${vats.join('').replace('font:700 110px Jura', 'font:700 46px Jura')}</div>`,
  }),
]
