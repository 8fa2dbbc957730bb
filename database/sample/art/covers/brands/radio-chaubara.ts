import { series } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const [cream, orange, brown, teal] = ['#F5E3BE', '#E8702A', '#3B2016', '#1E6E6A']

const reel = (
  x: number,
  y: number,
  size: number,
  fullness: number,
  turn: number,
): string => `<svg class="a" style="left:${x - size / 2}px;top:${y - size / 2}px;overflow:visible;filter:drop-shadow(14px 22px 14px #0007)" width="${size}" height="${size}" viewBox="0 0 200 200"><g transform="rotate(${turn} 100 100)">
  <circle cx="100" cy="100" r="98" fill="#E9E6DF"/><circle cx="100" cy="100" r="${fullness}" fill="#4B2A1B"/>${Array.from({ length: 9 }, (_, index) => `<circle cx="100" cy="100" r="${fullness - 4 - index * 4}" fill="none" stroke="#6a4230" stroke-width=".8"/>`).join('')}
  ${[0, 120, 240].map((angle) => `<path d="M100 34C128 34 140 44 150 58L118 78A30 30 0 0 0 82 78L50 58C60 44 72 34 100 34Z" fill="#cfcac0" transform="rotate(${angle} 100 100)"/><path d="M100 40C124 40 134 48 143 60L118 74A34 34 0 0 0 82 74L57 60C66 48 76 40 100 40Z" fill="#4B2A1B" transform="rotate(${angle} 100 100)"/>`).join('')}
  <circle cx="100" cy="100" r="26" fill="#F7F4EE"/><circle cx="100" cy="100" r="9" fill="${brown}"/><path d="M100 74v12M122 113l-10-6M78 113l10-6" stroke="${brown}" stroke-width="5"/></g><path d="M30 60A80 80 0 0 1 90 20" stroke="#fff" stroke-width="8" stroke-linecap="round" fill="none" opacity=".6"/></svg>`

const wave = series(21, 54)
  .map(
    (value, index) =>
      `<i style="width:7px;height:${(18 + 120 * value * Math.abs(Math.sin(index * 0.33))).toFixed(0)}px;border-radius:4px;background:${index < 23 ? orange : '#f5e3be55'}"></i>`,
  )
  .join('')

export default [
  stage({
    ground: `repeating-radial-gradient(circle at 50% 1560px,${orange} 0 80px,#F2A33A 80px 160px,${cream} 160px 240px,${teal} 240px 320px)`,
    font: 'Comfortaa',
    color: cream,
    light: 0.5,
    body: `<div class="a" style="left:80px;top:210px;width:840px;height:1060px;border-radius:46px;background:linear-gradient(150deg,#6b3d29,${brown} 60%);box-shadow:40px 60px 90px #0009,inset 0 3px 0 #ffffff40">
      <div class="a" style="left:36px;right:36px;top:36px;height:560px;border-radius:26px;background:linear-gradient(160deg,#d9d3c6,#a29a8a);box-shadow:inset 0 4px 14px #0006"></div>
      <svg class="a" style="left:36px;top:36px" width="768" height="560" fill="none" stroke="#3a2015" stroke-width="5"><path d="M90 330L300 492H470L668 300"/></svg>
      ${reel(240, 256, 350, 84, 20)}${reel(600, 256, 350, 58, 62)}
      <div class="a m" style="left:310px;top:480px;width:220px;height:88px;border-radius:14px;background:linear-gradient(#f1ece1,#b9b1a1);box-shadow:8px 12px 14px #0006;color:${brown};font:700 21px Comfortaa">REEL 1186</div>
      <div class="a" style="left:56px;right:56px;top:646px"><div class="sb"><div><div style="font:700 62px/1 Comfortaa;letter-spacing:-.05em">radio chaubara</div><div style="font:500 25px Comfortaa;margin-top:14px;opacity:.8">Evening programme, 14 August 1983</div></div><div class="r" style="gap:10px;font:700 22px Comfortaa;color:#FF7B5A"><i style="width:18px;height:18px;border-radius:50%;background:#FF5A38;box-shadow:0 0 24px #FF5A38"></i>ON AIR</div></div>
      <div class="r" style="gap:6px;height:150px;margin:30px 0 10px">${wave}</div><div class="sb n" style="font:600 22px Comfortaa;opacity:.75"><span>18:42</span><span>cleaned, filed, 44:10</span></div></div>
    </div>`,
  }),
  scene({
    ground: `repeating-radial-gradient(circle at 50% 1500px,${orange} 0 110px,#F2A33A 110px 220px,${cream} 220px 330px,${teal} 330px 440px)`,
    font: 'Comfortaa',
    color: cream,
    light: 0.5,
    body: `<svg class="a" width="1920" height="1200" fill="none" stroke="#3a2015" stroke-width="9"><path d="M60 650L640 1130H1280L1840 640"/></svg>${reel(500, 560, 900, 88, 20)}${reel(1430, 560, 900, 56, 62)}<div class="a m" style="left:760px;top:1010px;width:400px;height:130px;border-radius:24px;background:linear-gradient(#f1ece1,#b9b1a1);box-shadow:14px 20px 24px #0007;color:${brown};font:700 42px Comfortaa">REEL 1186</div>`,
  }),
]
