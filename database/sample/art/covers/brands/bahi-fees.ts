import { sheet } from '../devices.ts'
import { stage } from '../stage.ts'

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

/** The red cloth-bound ledger of the bazaar, tied with a cord. */
const ledger = `<div class="a" style="left:150px;top:170px;width:720px;height:1130px;border-radius:10px 26px 26px 10px;background:repeating-linear-gradient(0deg,#0000 0 3px,#0000001a 3px 5px),repeating-linear-gradient(90deg,#0000 0 3px,#ffffff12 3px 5px),linear-gradient(120deg,#cf2a2a,${red} 50%,#7c0d12);box-shadow:50px 70px 90px #3a0507cc,inset 0 0 0 3px #ffffff22">
  <div class="a" style="left:0;top:0;bottom:0;width:96px;border-radius:10px 0 0 10px;background:linear-gradient(90deg,#0005,#ffffff1f 60%,#0004)"></div>
  <div class="a" style="left:132px;right:40px;top:44px;bottom:44px;border:4px dashed ${cream}cc;border-radius:14px"></div>
  <div class="a" style="left:180px;top:110px;font:700 200px/1 ${serif};color:${cream};letter-spacing:-.04em">bahi</div><div class="a" dir="rtl" style="right:90px;top:330px;font:400 84px/2 Noto Nastaliq Urdu;color:${saffron}">بہی کھاتہ</div></div>`

export default [
  stage({
    ground: `linear-gradient(160deg,#f3c673,${saffron} 60%,#c97f1e)`,
    font: serif,
    light: 0.45,
    body: `${ledger}${sheet({ width: 1010, height: 520, print: challan, paper: cream, x: 560, y: 1060, scale: 0.92, turn: -6, lift: 50 })}`,
  }),
]
