import { face, type Rendering } from '../../render/render.ts'
import { sheet } from '../devices.ts'
import { coverHeight, coverWidth, sceneHeight, sceneWidth, stage } from '../stage.ts'

const [red, cream, ink, saffron] = ['#A8171B', '#FBF3DF', '#1F1A3A', '#E9A23B']
const serif = 'PT Serif'

const part = (title: string): string =>
  `<div style="padding:26px 24px;border-right:2px dashed #1f1a3a66;font:400 16px PT Sans"><div class="sb" style="font:700 15px PT Sans"><span>${title}</span><span>Ravi Bank</span></div><div style="font:700 25px/1.1 ${serif};margin:14px 0 4px">The Malik family</div><div>Hania 4-B, Saad 7-A, Zoya KG</div><div class="n" style="font:700 34px PT Mono;letter-spacing:-.02em;margin:18px 0 14px;background:#e9a23b33;padding:8px 10px">4471 0092</div>${[
    ['Fees, 3 children', '54,000'],
    ['Sibling allowance', '− 8,100'],
    ['Scholarship, Zoya', '− 6,000'],
    ['Paid by aunt', '− 18,000'],
  ]
    .map(
      ([name, sum]) =>
        `<div class="sb n" style="padding:9px 0;border-bottom:1px solid #1f1a3a22"><span>${name}</span><span>${sum}</span></div>`,
    )
    .join(
      '',
    )}<div class="sb n" style="font:700 29px ${serif};margin-top:18px"><span>Due</span><span>21,900</span></div></div>`
const challan = `<div style="display:grid;grid-template-columns:repeat(3,1fr);height:100%;color:${ink}">${part('Bank copy')}${part('School copy')}${part('Parents’ copy')}</div><div class="a m c" style="left:436px;top:312px;width:158px;height:158px;border-radius:50%;border:7px solid #1E7A46;color:#1E7A46;font:700 31px/1 PT Sans;transform:rotate(-16deg);opacity:.86">PAID<span style="font:700 14px PT Sans;margin-top:6px">4 OCTOBER</span></div>`

/** The cover of the bazaar's ledger: red cloth with a seam, and its name in both scripts. */
const cover = `<div class="a" style="inset:0;background:repeating-linear-gradient(0deg,#0000 0 3px,#00000016 3px 5px),repeating-linear-gradient(90deg,#0000 0 3px,#ffffff10 3px 5px),${red}">
  <div class="a" style="left:0;top:0;bottom:0;width:88px;background:linear-gradient(90deg,#0000 86%,#0006 92%,#0000)"></div>
  <div class="a" style="left:120px;right:36px;top:40px;bottom:40px;border:4px dashed ${cream}cc;border-radius:14px"></div>
  <div class="a" style="left:166px;top:110px;font:700 200px/1 ${serif};color:${cream};letter-spacing:-.04em">bahi</div><div class="a" dir="rtl" style="right:100px;top:330px;font:400 84px/2 Noto Nastaliq Urdu;color:${saffron}">بہی کھاتہ</div></div>`

const ledger = (width: number, height: number): Rendering => ({
  width,
  height,
  scene: 'ledger',
  calm: 3,
  textures: {
    cover: face(720, 1130, 2, red, cover),
    slip: face(1010, 520, 2, cream, challan),
  },
})

const behind = `<div style="padding:64px 62px;color:${ink};font-family:PT Sans"><div class="sb" style="font:700 22px PT Sans"><span>Term 2, class 4-B</span><span>4 October</span></div><div style="font:700 78px/1 ${serif};letter-spacing:-.03em;margin:20px 0 40px">Behind, and<br>by how long</div>${[
  ['The Malik family', 'today', 0.06],
  ['Family 4471 0107', '9 days', 0.2],
  ['Family 4471 0033', '16 days', 0.34],
  ['Family 4471 0118', '31 days', 0.62],
  ['Family 4471 0075', 'aunt pays in March', 0.94],
]
  .map(
    ([name, since, part]) =>
      `<div style="padding:22px 0;border-top:2px solid #1f1a3a26"><div class="sb" style="font:700 28px PT Sans"><span>${name}</span><span style="color:${Number(part) > 0.5 ? red : ink}">${since}</span></div><i style="display:block;height:14px;margin-top:14px;width:${Number(part) * 100}%;background:${Number(part) > 0.5 ? red : saffron}"></i></div>`,
  )
  .join('')}</div>`

export default [
  ledger(coverWidth, coverHeight),
  ledger(sceneWidth, sceneHeight),
  stage({
    ground: `linear-gradient(160deg,#2c2653,${ink})`,
    font: serif,
    body: sheet({
      width: 800,
      height: 1060,
      print: behind,
      paper: cream,
      x: 500,
      y: 750,
      turn: 3,
      lift: 50,
    }),
  }),
]
