import { sheet } from '../devices.ts'
import { stage } from '../stage.ts'

const mango = (
  size: number,
  turn: number,
): string => `<svg width="${size}" height="${size}" viewBox="0 0 200 200" style="transform:rotate(${turn}deg);overflow:visible;filter:drop-shadow(16px 22px 18px #7a320066)">
  <defs><radialGradient id="skin" cx=".32" cy=".26" r=".95"><stop offset="0" stop-color="#FFF0A0"/><stop offset=".3" stop-color="#FFC62B"/><stop offset=".65" stop-color="#F79A12"/><stop offset="1" stop-color="#C4500C"/></radialGradient>
  <radialGradient id="blush" cx=".85" cy=".75" r=".7"><stop offset="0" stop-color="#D92B1A" stop-opacity=".75"/><stop offset="1" stop-color="#D92B1A" stop-opacity="0"/></radialGradient></defs>
  <path d="M96 14C150 6 190 60 184 116S120 196 74 184 8 122 24 84 56 20 96 14Z" fill="url(#skin)"/><path d="M96 14C150 6 190 60 184 116S120 196 74 184 8 122 24 84 56 20 96 14Z" fill="url(#blush)"/>
  <ellipse cx="66" cy="66" rx="26" ry="12" fill="#fff" opacity=".45" transform="rotate(-42 66 66)"/><path d="M96 14C92 2 98-8 106-12" stroke="#5B3A16" stroke-width="6" fill="none" stroke-linecap="round"/></svg>`
const leaf = (width: number, turn: number): string =>
  `<svg width="${width}" height="${width * 0.3}" viewBox="0 0 200 60" style="transform:rotate(${turn}deg);filter:drop-shadow(8px 12px 8px #0004);overflow:visible"><path d="M0 30C50-10 140-10 200 26 140 66 50 70 0 30Z" fill="#2F6B2E"/><path d="M0 30C60 24 130 22 200 26" stroke="#7DB04E" stroke-width="3" fill="none"/></svg>`

const letter = `<div style="padding:54px 56px;font:400 24px/1.5 Vollkorn;color:#3B1D08">
  <div class="sb" style="font:700 17px Vollkorn;letter-spacing:.12em;border-bottom:2px solid #3B1D08;padding-bottom:16px"><span>CHAUNSA POST</span><span>LETTER 7</span></div>
  <h1 style="font:900 54px/1.02 Vollkorn;letter-spacing:-.02em;margin:30px 0 20px">The late trees are ready.</h1>
  <p>Dear friends of the orchard,</p><p style="margin-top:14px">Rain on Tuesday, sun since. The old rows by the canal have turned and I ate the first one standing up, as one should.</p><p style="margin-top:14px">We pick on Thursday at dawn; the lorry leaves at four. Eighteen hundred boxes are left.</p>
  <div class="m" style="margin-top:30px;height:70px;background:#D8381E;color:#fff;font:700 25px Vollkorn">Keep a box for me</div></div>`

const stamp = `<div class="m c" style="width:100%;height:100%;background:#2F6B2E;color:#FFE9A8;border:9px dotted #FFE08A;font:900 58px/1 Vollkorn">10<span style="font:700 19px Vollkorn;letter-spacing:.1em">WEEKS</span></div>`

export default [
  stage({
    ground: 'linear-gradient(160deg,#FFD23F,#FFB400 60%,#F28A00)',
    font: 'Vollkorn',
    light: 0.6,
    body: `
    <div class="a" style="left:-30px;top:60px;font:900 330px/.78 Vollkorn;letter-spacing:-.05em;color:#D8381E">aam,<br>by<br>post</div>
    ${sheet({ width: 620, height: 810, print: letter, x: 600, y: 960, turn: 5, lift: 60 })}
    ${sheet({ width: 170, height: 206, print: stamp, paper: '#2F6B2E', x: 856, y: 480, turn: -7, lift: 22 })}
    <div class="a" style="left:20px;top:840px">${leaf(330, -28)}</div><div class="a" style="left:-70px;top:920px">${mango(430, -16)}</div>
    <div class="a" style="left:120px;top:1200px">${mango(330, 30)}</div>`,
  }),
]
