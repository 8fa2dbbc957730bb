import { browser, phone } from '../devices.ts'
import { linePath } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const [blue, white, hot] = ['#1B34F0', '#F7F7F2', '#FFE94A']
const load = [
  0.02, 0.02, 0.03, 0.03, 0.04, 0.05, 0.12, 0.98, 0.86, 0.62, 0.47, 0.38, 0.3, 0.24, 0.21, 0.18,
  0.15, 0.13, 0.12, 0.1,
]

const marks = [
  ['Urdu', 132, 150],
  ['English', 119, 150],
  ['Mathematics', 146, 150],
  ['Physics', 131, 150],
  ['Chemistry', 124, 150],
  ['Islamiat', 88, 100],
] as const
const page = `<div style="padding:38px 44px;font:500 22px Inter;color:#10121C"><div class="sb" style="font:600 17px Inter;border-bottom:3px solid #10121C;padding-bottom:14px"><span>Upper Doab Examination Board</span><span>Matric, Part II</span></div>
  <div class="sb" style="margin:24px 0 18px;align-items:flex-end"><div><div style="font:500 18px Inter;opacity:.6">Roll number</div><div class="n" style="font:800 62px/1 Inter Display;letter-spacing:-.03em">318 442</div></div><div style="background:${hot};padding:12px 20px;font:800 34px Inter Display">A1 · 87%</div></div>
  ${marks.map(([subject, got, of]) => `<div class="sb" style="padding:11px 0;border-top:1px solid #10121c22"><span style="width:200px">${subject}</span><span class="f" style="height:8px;background:#10121c14;margin:0 26px"><i style="display:block;height:8px;width:${(got / of) * 100}%;background:${blue}"></i></span><b class="n">${got}<span style="font-weight:400;opacity:.5"> / ${of}</span></b></div>`).join('')}</div>`

const rush = `<svg class="a" width="1920" height="1200" viewBox="0 0 1920 1200"><g stroke="#ffffff40" stroke-width="2" stroke-dasharray="2 12">${[0, 1, 2, 3, 4].map((index) => `<path d="M0 ${index * 230 + 110}H1920"/>`).join('')}</g><g transform="translate(-180 110)"><path d="${linePath(load, 2300, 1010, 0, 1)}V1100H0Z" fill="${hot}"/></g></svg>
  <div class="a w" style="left:1010px;top:130px;font:900 168px/.95 Inter Display;letter-spacing:-.03em">No page<br>waited</div><div class="a" style="left:1022px;top:480px;width:640px;font:600 44px/1.2 Inter">from the first minute to the last candidate</div>
  <div class="a n w" style="left:90px;top:960px;font:700 60px Inter Display;letter-spacing:-.03em">09:59</div><div class="a n w" style="left:1560px;top:1000px;font:700 60px Inter Display;letter-spacing:-.03em;color:${blue}">13:00</div>`

const pocket = `<div style="padding:14px 24px;color:#10121C"><div style="font:600 15px Inter;border-bottom:3px solid;padding-bottom:12px">Upper Doab Examination Board</div><div style="font:500 17px Inter;opacity:.6;margin-top:22px">Roll number</div><div class="n" style="font:800 68px/1 Inter Display;letter-spacing:-.04em">318 442</div><div class="sb" style="margin:22px 0;background:${hot};padding:18px 20px"><b style="font:900 74px/.9 Inter Display;letter-spacing:-.05em">A1</b><b class="n" style="font:800 44px/1 Inter Display">87%</b></div>
  ${marks.map(([subject, got, of]) => `<div class="sb n" style="padding:14px 0;border-top:1px solid #10121c22;font:500 20px Inter"><span>${subject}</span><b>${got}<span style="font-weight:400;opacity:.5"> / ${of}</span></b></div>`).join('')}<div style="font:500 15px Inter;opacity:.6;margin-top:18px">11 kB · made last night at 02:14</div></div>`

export default [
  stage({
    ground: blue,
    font: 'Inter Display',
    color: white,
    light: 0.35,
    body: `<svg class="a" style="left:0;top:330px" width="1000" height="640" viewBox="0 0 1000 640"><g stroke="#ffffff40" stroke-width="1.5" stroke-dasharray="2 10">${[0, 1, 2, 3, 4].map((index) => `<path d="M0 ${index * 150 + 10}H1000"/>`).join('')}</g><path d="${linePath(load, 1000, 620, 0, 1)}V640H0Z" fill="${hot}"/></svg>
    <div class="a n" style="left:60px;top:110px;font:900 236px/.8 Inter Display;letter-spacing:-.065em">10:00</div>
    <div class="a" style="left:70px;top:330px;width:280px;font:600 27px/1.3 Inter">1.1 million candidates, one morning, no queue.</div>
    <div class="a n w" style="left:560px;top:368px;font:700 25px Inter;color:${hot}">41,300 pages a second</div>
    ${browser({ width: 840, height: 600, url: 'resultday.example/318442', screen: page, ground: '#fff', x: 500, y: 1130, turn: 0 })}`,
  }),
  scene({ ground: blue, font: 'Inter Display', color: white, light: 0.35, body: rush }),
  stage({
    ground: hot,
    font: 'Inter Display',
    light: 0.35,
    body: phone({
      screen: pocket,
      ground: '#fff',
      color: '#10121C',
      time: '10:00',
      x: 500,
      y: 760,
      scale: 1.45,
      turn: -5,
    }),
  }),
]
