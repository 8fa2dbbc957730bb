import { sheet } from '../devices.ts'
import { stage } from '../stage.ts'

const [brick, sky, cream, teal, ink] = ['#B5523B', '#AFD3E2', '#FBF3E2', '#1F6F78', '#2A1A14']
const slab = 'Quattrocento'

const lit: Record<number, string> = {
  2: '#FFD873',
  5: '#FFD873',
  7: '#FFD873',
  11: '#FFD873',
  14: '#FFD873',
  16: '#FFD873',
}
const window = (index: number): string =>
  `<div style="position:relative;height:168px;background:${lit[index] ?? '#27454f'};border:9px solid ${cream};box-shadow:10px 14px 0 #0000002e,inset 12px 14px 0 #0004"><i class="a" style="left:50%;top:0;bottom:0;width:7px;margin-left:-3px;background:${cream}"></i><i class="a" style="left:0;right:0;top:56px;height:7px;background:${cream}"></i>${index % 3 === 1 ? `<i class="a" style="left:-16px;right:-16px;bottom:-30px;height:44px;background:repeating-linear-gradient(90deg,${ink} 0 5px,transparent 5px 18px),linear-gradient(${ink} 0 0) 0 0/100% 7px no-repeat"></i>` : ''}${index === 9 ? `<i class="a" style="right:4px;bottom:4px;width:62px;height:44px;background:#d7dadb;border-radius:4px"></i>` : ''}</div>`
const building = `<div class="a" style="left:90px;top:190px;width:820px;height:1400px;background:repeating-linear-gradient(0deg,#0000001c 0 2px,transparent 2px 22px),repeating-linear-gradient(90deg,#00000014 0 2px,transparent 2px 52px),linear-gradient(120deg,#c9664b,${brick} 60%,#8e3a28);box-shadow:60px 40px 80px #1c3b4799"><div class="a" style="left:-30px;right:-30px;top:-34px;height:54px;background:${cream};box-shadow:0 18px 20px #0005"></div><div class="a m" style="left:0;right:0;top:52px;font:700 88px/1 ${slab};color:${cream};letter-spacing:.02em">kiraya book</div><div class="a" style="left:70px;right:70px;top:196px;display:grid;grid-template-columns:repeat(4,1fr);gap:64px 56px">${Array.from({ length: 20 }, (_, index) => window(index)).join('')}</div></div>`

const receipt = `<div style="padding:42px 46px;color:${ink};font:400 25px ${slab}"><div class="sb" style="border-bottom:4px double ${ink};padding-bottom:16px"><b style="font:700 36px ${slab}">Receipt</b><span class="n" style="font:700 30px PT Mono;color:${brick}">No. 00318</span></div>${[
  ['Flat', '3-C, Gul Terrace'],
  ['For', 'Rent, January'],
  ['Paid in', 'cash'],
]
  .map(
    ([name, value]) =>
      `<div class="r" style="padding:13px 0;border-bottom:1.5px dotted ${ink}"><span style="width:130px;opacity:.65">${name}</span><b>${value}</b></div>`,
  )
  .join(
    '',
  )}<div class="n" style="font:700 68px/1 ${slab};letter-spacing:-.03em;margin:26px 0 20px">Rs 42,000</div><div style="background:#1f6f781f;padding:18px 20px;font:400 21px/1.5 ${slab}"><b>Shared electricity</b><br>118 of 964 units × Rs 38.60<div class="sb"><span>your share of 9 flats</span><b>4,555</b></div></div></div><div class="a m" style="right:34px;bottom:262px;width:150px;height:150px;border-radius:50%;border:6px solid ${teal};color:${teal};font:700 25px ${slab};transform:rotate(-14deg)">RECEIVED</div>`

export default [
  stage({
    ground: `linear-gradient(180deg,${sky},#e9f1ec)`,
    font: slab,
    body: `${building}${sheet({ width: 600, height: 660, print: receipt, paper: cream, x: 590, y: 1080, turn: 5, lift: 70 })}`,
  }),
]
