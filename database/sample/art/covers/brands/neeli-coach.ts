import { phone } from '../devices.ts'
import { glyph } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const [blue, sky, pink, ink] = ['#0B3BD9', '#BFE3FF', '#FF9AC2', '#06195C']
const dosis = 'Dosis'

const seats: string[] = ['tw', 'ff', 'wm', 'tt', 'yw', 'mt', 'ww', 'ft', 'fm', 'ff']
const seat = (kind: string, name: string): string => {
  const look: Record<string, string> = {
    t: 'background:#06195c14;color:#06195c55',
    m: 'background:#06195c14;color:#06195c55',
    w: `background:${pink};color:${ink}`,
    f: `border:2.5px solid ${blue};color:${blue}`,
    y: `background:${blue};color:#fff;box-shadow:0 10px 22px #0b3bd966`,
  }
  return `<div class="m" style="width:66px;height:62px;border-radius:16px 16px 10px 10px;font:700 21px ${dosis};${look[kind]}">${kind === 'y' ? glyph('check', 28, '#fff', 3.4) : name}</div>`
}

const screen = `<div style="padding:4px 24px"><div class="sb"><div><div style="font:700 34px/1 ${dosis}">Lahore to Multan</div><div style="font:500 18px ${dosis};opacity:.7">Thursday, 14:30 · 4 h 50 min</div></div>${glyph('bus', 36, blue)}</div>
  <div class="sb" style="margin:14px 0;padding:14px 18px;border-radius:18px;background:${pink}55;font:600 18px ${dosis}"><span>Sit beside a woman</span><span style="width:56px;height:32px;border-radius:16px;background:${blue};position:relative"><i class="a" style="right:3px;top:3px;width:26px;height:26px;border-radius:50%;background:#fff"></i></span></div>
  <div style="border:3px solid #06195c1f;border-radius:54px 54px 26px 26px;padding:24px 18px 14px"><div class="sb" style="padding:0 6px 12px;font:600 16px ${dosis};opacity:.5"><span>Door</span><span>Driver</span></div>
  ${seats
    .slice(0, 8)
    .map(
      (pair, row) =>
        `<div class="sb" style="margin-bottom:9px"><div class="r" style="gap:8px">${seat(pair[0] ?? 't', `${row + 1}A`)}${seat(pair[1] ?? 't', `${row + 1}B`)}</div><div class="r" style="gap:8px">${seat(row % 3 === 1 ? 'w' : 't', `${row + 1}C`)}${seat(row % 2 ? 'f' : 't', `${row + 1}D`)}</div></div>`,
    )
    .join('')}</div></div>
  <div class="sb" style="position:absolute;left:14px;right:14px;bottom:26px;height:96px;border-radius:34px;background:${ink};color:#fff;padding:0 14px 0 26px"><div><div style="font:700 26px ${dosis}">Seat 5A, kept</div><div class="n" style="font:500 17px ${dosis};color:${sky}">9:41 left to ask at home</div></div><div class="m" style="width:116px;height:68px;border-radius:26px;background:${pink};color:${ink};font:700 22px ${dosis}">Book</div></div>`

const coach = `<svg class="a" style="left:-360px;top:1010px;filter:drop-shadow(20px 40px 30px #0007)" width="1260" height="470" viewBox="0 0 1260 470"><path d="M20 60Q20 10 70 10H1110Q1190 10 1220 120L1244 300Q1250 400 1220 400H20Z" fill="${blue}"/><path d="M20 250H1238L1244 300Q1250 400 1220 400H20Z" fill="#fff"/><path d="M20 250H1238L1241 275H20Z" fill="${pink}"/><path d="M40 60H250V190H40ZM270 60H480V190H270ZM500 60H710V190H500ZM730 60H940V190H730Z" fill="${ink}"/><path d="M960 60H1110Q1160 60 1185 130L1205 215H960Z" fill="${ink}"/><path d="M60 60h60l-70 130H40V90zM300 60h60l-70 130h-20v-70zM530 60h60l-70 130h-20v-70zM760 60h60l-70 130h-20v-70z" fill="#fff" opacity=".14"/><g fill="#111"><circle cx="250" cy="400" r="66"/><circle cx="1000" cy="400" r="66"/></g><g fill="#C9D4E6"><circle cx="250" cy="400" r="30"/><circle cx="1000" cy="400" r="30"/></g><rect x="1196" y="300" width="42" height="26" rx="10" fill="#FFE08A"/><text x="480" y="360" font-family="Dosis" font-weight="800" font-size="86" fill="${blue}">neeli</text></svg>`

export default [
  stage({
    ground: `linear-gradient(180deg,#7FC4FF,${sky} 78%,#6d7a99 78.2%,#4d5878)`,
    font: dosis,
    color: ink,
    body: `<div class="a" style="left:60px;top:110px;font:800 250px/.8 ${dosis};letter-spacing:-.05em;color:${blue}">neeli</div>${coach}${phone({ screen, ground: '#F7FAFF', color: ink, frame: '#0a1440', x: 640, y: 790, scale: 1.36, turn: 7 })}`,
  }),
  scene({
    ground: `linear-gradient(180deg,#5FB2FF,${sky} 66%,#f3d9b8 71.5%,#6d7a99 71.8%,#4d5878)`,
    font: dosis,
    color: ink,
    body: `<div class="a" style="left:0;top:1010px;width:1920px;height:16px;background:repeating-linear-gradient(90deg,#fff9 0 150px,transparent 150px 260px)"></div><div class="a w" style="left:90px;top:112px;font:800 150px/.8 ${dosis};letter-spacing:-.04em;color:${blue}">the front rows go first</div><div class="a" style="left:360px;top:-590px;transform:scale(1.3);transform-origin:0 100%;width:1260px;height:1480px">${coach.replace('left:-360px', 'left:0')}</div>`,
  }),
]
