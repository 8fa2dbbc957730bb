import { browser } from '../devices.ts'
import { glyph, streets } from '../parts.ts'
import { stage } from '../stage.ts'

const pipes = `<svg class="a" width="900" height="1240" viewBox="0 0 900 1240" fill="none" stroke-linecap="round" stroke-linejoin="round">
  <g stroke="#0F9BB8" stroke-width="7"><path d="M-20 300L240 236 330 560 620 488 700 800 920 746"/><path d="M240 236L196 40 250-20M330 560L70 640-20 660M620 488L560 250 780 190 740-20M700 800L430 880 520 1240"/></g>
  <g stroke="#0F9BB8" stroke-width="3" opacity=".7"><path d="M70 640L120 860 60 1240M430 880L120 950M560 250L300 310M780 190L920 160M620 488L860 430 920 600M240 236L40 120"/></g>
  <path d="M330 560L620 488" stroke="#FF4D3D" stroke-width="11"/><circle cx="470" cy="525" r="66" fill="#FF4D3D" opacity=".16"/><circle cx="470" cy="525" r="34" fill="#FF4D3D" opacity=".25"/></svg>`

const dot = (x: number, y: number): string =>
  `<i class="a" style="left:${x}px;top:${y}px;width:22px;height:22px;border-radius:50%;background:#FFB020;border:4px solid #fff;box-shadow:0 3px 8px #0005"></i>`

const step = (time: string, text: string, done: boolean): string =>
  `<div class="r" style="gap:14px;padding:10px 0"><i style="width:16px;height:16px;border-radius:50%;${done ? 'background:#0F9BB8' : 'border:3px solid #9fb9bf'}"></i><span class="n" style="width:66px;font-weight:700">${time}</span><span>${text}</span></div>`

const screen = `${streets({ width: 900, height: 1240, seed: 11, ground: '#E6EFEF', street: '#FFFFFF', block: '#D5E6DC', turn: -14, step: 84 })}${pipes}
  ${dot(420, 470)}${dot(500, 560)}${dot(540, 486)}${dot(388, 552)}${dot(456, 590)}
  <div class="a m" style="left:438px;top:493px;width:64px;height:64px;border-radius:50%;background:#FF4D3D;color:#fff;border:5px solid #fff;box-shadow:0 8px 20px #0006">${glyph('drop', 32, '#fff', 2.6)}</div>
  <div class="a sb" style="left:24px;top:24px;right:24px;height:66px;border-radius:12px;background:#07343D;color:#fff;padding:0 24px;font:600 19px 'M PLUS 1'"><b style="font-size:25px;letter-spacing:-.02em">pani<span style="color:#5FD4E8">desk</span></b><span class="r" style="gap:26px"><span>Map</span><span style="opacity:.6">Jobs 14</span><span style="opacity:.6">Crews 6</span></span></div>
  <div class="a" style="left:24px;bottom:24px;width:500px;border-radius:14px;background:#fff;padding:28px 30px;box-shadow:0 20px 50px #07343d44;font:500 18px 'M PLUS 1';color:#07343D">
    <div class="sb"><span style="font:700 15px 'M PLUS 1';color:#D8321F;letter-spacing:.06em">BURST MAIN · 8 INCH</span><span class="n" style="opacity:.6">Job 2217</span></div>
    <div style="font:800 34px/1.15 'M PLUS 1';letter-spacing:-.02em;margin:8px 0 4px">Canal Road, by the tube well</div><p style="opacity:.7">5 calls joined into this job</p>
    <div style="margin:16px 0 6px;border-top:1.5px solid #dbe7e8;padding-top:10px">${step('06:52', 'First report, by text message', true)}${step('07:04', 'Valve 118 closed', true)}${step('07:40', 'Crew Doaba 3 on its way', true)}${step('11:00', 'Expected repair', false)}</div>
    <div class="m" style="height:56px;border-radius:10px;background:#0F9BB8;color:#fff;font-weight:700;margin-top:12px">Tell the callers</div></div>
  <div class="a c" style="right:24px;bottom:24px;gap:8px">${['plus', 'minus'].map((name) => `<div class="m" style="width:58px;height:58px;border-radius:10px;background:#fff;box-shadow:0 6px 16px #07343d33;color:#07343D">${glyph(name as 'plus', 26)}</div>`).join('')}</div>`

export default [
  stage({
    ground: 'linear-gradient(150deg,#0E7C93,#063A47 75%)',
    font: '"M PLUS 1"',
    body: browser({
      width: 900,
      height: 1240,
      url: 'panidesk.example/map',
      screen,
      chrome: '#0B4450',
      ink: '#BFE9F1',
      x: 560,
      y: 800,
      turn: 0,
    }),
  }),
]
