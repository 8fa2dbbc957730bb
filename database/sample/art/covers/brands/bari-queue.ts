import { face, type Rendering } from '../../render/render.ts'
import { board, phone, sheet } from '../devices.ts'
import { bars } from '../parts.ts'
import { sceneHeight, sceneWidth, stage } from '../stage.ts'

const [mint, deep, coral, white] = ['#BFEBDD', '#0C4A4E', '#FF6F59', '#FBFFFD']
const quick = 'Comfortaa'

const wall = `<div style="padding:50px 56px;color:${deep};height:100%;background:${white}"><div class="sb" style="font:700 30px ${quick}"><span>Room 2</span><span>11:20</span></div><div class="m n" style="height:420px;font:700 460px/1 ${quick};letter-spacing:-.1em;color:${deep}">27</div><div class="r" style="gap:18px">${['28', '29', '30', '31'].map((number, index) => `<div class="m f n" style="height:136px;border-radius:34px;font:700 66px ${quick};background:${index === 0 ? coral : mint};color:${index === 0 ? '#fff' : deep}">${number}</div>`).join('')}</div><div style="font:600 27px/1.35 ${quick};margin-top:30px">A small child with fever went first. Everyone moves down by one.</div></div>`

const wait = `<div style="padding:10px 26px;text-align:center"><div style="font:600 18px ${quick};opacity:.7;margin-bottom:22px">Neem Street Clinic</div><div class="m c" style="height:330px;width:330px;margin:0 auto;border-radius:50%;background:${white};box-shadow:0 24px 50px #0c4a4e33"><span style="font:600 19px ${quick}">Your number</span><b class="n" style="font:700 150px/1.05 ${quick};letter-spacing:-.08em">31</b></div><div class="m" style="gap:12px;margin:34px 0 26px">${[27, 28, 29, 30].map((_, index) => `<i style="width:34px;height:34px;border-radius:50%;background:${index ? deep : '#0c4a4e33'}"></i>`).join('')}<i style="width:44px;height:44px;border-radius:50%;background:${coral}"></i></div><div style="font:700 32px/1.2 ${quick};letter-spacing:-.03em">Four before you,<br>about 35 minutes</div><p style="font:600 18px/1.5 ${quick};opacity:.75;margin-top:16px">Have tea. We text you when two are left.</p><div class="m" style="position:absolute;left:26px;right:26px;bottom:38px;height:68px;border-radius:34px;border:3px solid ${deep};font:700 19px ${quick}">Let someone go first</div></div>`

const visits = `<div style="padding:60px;color:${deep}"><div style="font:700 66px/1.05 ${quick};letter-spacing:-.05em">How long a visit really takes</div><div style="margin:70px 0 20px">${bars([0.12, 0.3, 0.62, 0.95, 1, 0.74, 0.5, 0.33, 0.2, 0.12, 0.07], { height: 460, width: 50, gap: 12, color: mint, accent: coral, at: [4], radius: 25 })}</div><div class="sb" style="font:700 26px ${quick}"><span>2 min</span><span style="color:${coral}">9 min</span><span>25 min</span></div></div>`

const ticket = `<div class="m c n" style="height:100%;color:${deep}"><span style="font:700 22px ${quick}">Room 2</span><b style="font:700 150px/1 ${quick};letter-spacing:-.08em">31</b></div>`

/** The clinic in the morning. */
const room: Rendering = {
  width: sceneWidth,
  height: sceneHeight,
  scene: 'waiting',
  calm: 7,
  quality: 72,
  textures: {
    screen: face(800, 860, 2, white, wall),
    ticket: face(250, 270, 3, '#fff', ticket),
  },
}

export default [
  stage({
    ground: `linear-gradient(165deg,#d6f5ea,${mint} 55%,#84cdb8)`,
    font: quick,
    body: `${board({ width: 800, height: 860, screen: wall, ground: white, x: 470, y: 560, turn: 0 })}${phone({ screen: wait, ground: mint, color: deep, frame: '#0a3437', x: 730, y: 1130, scale: 0.98, turn: 8 })}${sheet({ width: 250, height: 270, print: ticket, paper: '#fff', radius: 26, x: 250, y: 1210, turn: -12, lift: 40 })}`,
  }),
  room,
  stage({
    ground: coral,
    font: quick,
    body: phone({
      screen: wait,
      ground: mint,
      color: deep,
      frame: '#0a3437',
      x: 500,
      y: 760,
      scale: 1.46,
      turn: -6,
    }),
  }),
  stage({
    ground: deep,
    font: quick,
    body: sheet({
      width: 800,
      height: 920,
      print: visits,
      paper: white,
      radius: 50,
      x: 500,
      y: 740,
      turn: 3,
      lift: 60,
    }),
  }),
]
