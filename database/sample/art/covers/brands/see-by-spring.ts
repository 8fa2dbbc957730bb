import { sheet } from '../devices.ts'
import { scene, stage } from '../stage.ts'

const [lilac, dusk, yellow, leaf] = ['#CFC3EE', '#3C2E69', '#FFE36B', '#4D8A57']
const serif = 'GFS Didot'

const flower = (x: number, y: number, size: number, color: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0C10 120-20 240 0 400" stroke="${leaf}" stroke-width="9" fill="none"/><path d="M0 260C60 230 90 190 100 140 50 150 12 190 0 260Z" fill="${leaf}"/>${[0, 72, 144, 216, 288].map((turn) => `<path d="M0 0C-50-30-60-90 0-120 60-90 50-30 0 0Z" fill="${color}" transform="rotate(${turn})"/>`).join('')}<circle r="24" fill="#E58A2B"/></g>`
const field = [
  [140, 900, 1.2, '#FFF'],
  [390, 1000, 0.9, yellow],
  [620, 860, 1.35, yellow],
  [860, 960, 1.1, '#FFF'],
  [270, 1180, 1, yellow],
  [760, 1190, 0.9, '#FFF'],
  [500, 1210, 1.1, '#F4A6C4'],
]
  .map(([x, y, size, color]) => flower(Number(x), Number(y), Number(size), String(color)))
  .join('')
const view = `<svg width="1000" height="1500" style="position:absolute;inset:0"><rect width="1000" height="1500" fill="${lilac}"/><circle cx="760" cy="330" r="150" fill="${yellow}"/><path d="M0 880C260 800 460 900 1000 790V1500H0Z" fill="#A9CE8F"/>${field}</svg>
  <div class="a" style="left:0;right:0;top:370px;text-align:center;font:700 178px/.86 ${serif};letter-spacing:-.05em;color:${dusk}">See<br>by spring</div>`

const letter = `<div style="padding:40px 44px;font:400 25px/1.5 ${serif};color:${dusk}"><p>Your operation was done on <b>Tuesday 3 March</b>, shortly after nine.</p><p style="margin-top:14px">The patient walked home without her stick.</p><div class="sb" style="margin-top:26px;border-top:1.5px solid ${dusk};padding-top:16px;font:400 21px ${serif}"><span>Lamp &amp; Lens Eye Trust</span><span class="n">No. 4,180</span></div></div>`

const meadow = Array.from({ length: 19 }, (_, index) =>
  flower(
    ((index * 613) % 1900) + 10,
    560 + ((index * 257) % 330),
    1 + ((index * 7) % 5) * 0.16,
    ['#FFF', yellow, '#F4A6C4'][index % 3] ?? '#FFF',
  ),
).join('')
const morning = `<svg width="1920" height="1200" style="position:absolute;inset:0"><rect width="1920" height="1200" fill="${lilac}"/><circle cx="1390" cy="300" r="190" fill="${yellow}"/><path d="M0 640C500 520 900 700 1920 520V1200H0Z" fill="#A9CE8F"/>${meadow}</svg>`

export default [
  stage({
    ground: lilac,
    font: serif,
    light: 0.4,
    body: `<div class="a" style="inset:-60px;filter:blur(26px)"><div style="position:relative;width:1000px;height:1500px;margin:60px">${view}</div></div>
    <div class="a" style="inset:0;-webkit-mask:radial-gradient(circle 430px at 520px 640px,#000 0 94%,transparent 96%)">${view}</div>
    <div class="a" style="left:90px;top:210px;width:860px;height:860px;border-radius:50%;border:26px solid #2A2438;box-shadow:30px 50px 60px #2a164d77,inset 16px 24px 40px #2a164d55,inset 0 0 0 4px #ffffff55"></div>
    <div class="a" style="left:116px;top:236px;width:808px;height:808px;border-radius:50%;background:linear-gradient(130deg,#ffffff55,transparent 32%,transparent 80%,#ffffff22)"></div>
    <div class="a" style="left:800px;top:1010px;width:46px;height:560px;border-radius:20px;background:linear-gradient(90deg,#4b4264,#2A2438);transform:rotate(-34deg);transform-origin:50% 0;box-shadow:30px 40px 50px #2a164d66"></div>
    ${sheet({ width: 560, height: 372, print: letter, paper: '#FFFDF5', x: 370, y: 1215, turn: -5, lift: 40 })}`,
  }),
  scene({
    ground: lilac,
    font: serif,
    light: 0.4,
    body: `${morning}<div class="a" style="left:0;top:0;width:900px;height:1200px;overflow:hidden"><div class="a" style="inset:0;width:1920px;filter:blur(24px);transform:scale(1.04)">${morning}</div></div><div class="a" style="left:898px;top:0;width:5px;height:1200px;background:#ffffffb0"></div>
    <div class="a" style="left:110px;top:130px;font:700 180px/.98 ${serif};letter-spacing:-.045em;color:${dusk}">One at<br>a time</div>
    ${sheet({ width: 560, height: 372, print: letter, paper: '#FFFDF5', x: 640, y: 880, scale: 1.2, turn: -5, lift: 50 })}`,
  }),
]
