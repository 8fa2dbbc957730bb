import { phone } from '../devices.ts'
import { stage } from '../stage.ts'

const [ink, cream, quill, sealing] = ['#1C2B5A', '#FBF5E6', '#E3D3AE', '#B3282D']
const nastaliq = 'Noto Nastaliq Urdu'
const serif = 'Vollkorn'

const letter = `<div style="padding:4px 28px;color:${ink}"><div class="sb" style="font:400 15px ${serif};border-bottom:1px solid #1c2b5a44;padding-bottom:12px"><span>Canal Side Reading Club</span><u>Unsubscribe</u></div>
  <div dir="rtl" style="font:400 43px/2 ${nastaliq};margin-top:14px;color:${sealing}">دریا کے کنارے</div>
  <div dir="rtl" style="font:400 22px/2.35 ${nastaliq};margin-top:2px">عزیز پڑھنے والو، اس مہینے ہم نے تین کتابیں پڑھیں اور ایک بحث ادھوری چھوڑ دی۔ اگلی نشست جمعے کی شام ہوگی، چائے ہماری طرف سے۔</div>
  <div style="height:150px;margin:16px 0;border-radius:4px;background:linear-gradient(180deg,#f3c987,#e79a63 55%,#2f5d7c 55.5%,#1c3c5a);position:relative;overflow:hidden"><i class="a" style="left:150px;top:34px;width:72px;height:72px;border-radius:50%;background:#FFF1C9"></i><i class="a" style="left:130px;top:92px;width:112px;height:4px;background:#FFF1C9;opacity:.7;box-shadow:-20px 14px 0 #fff1c9aa,24px 28px 0 #fff1c988"></i></div>
  <div style="font:700 25px/1.15 ${serif}">And in English, briefly</div><p style="font:400 18px/1.5 ${serif};margin-top:8px">Three books this month, one quarrel left unfinished. Friday evening, tea is on us.</p></div>`

/** A carrier pigeon folded from one sheet of letter paper. */
const pigeon = `<svg class="a" style="left:520px;top:90px;overflow:visible;filter:drop-shadow(36px 50px 34px #0a1230aa)" width="460" height="400" viewBox="0 0 460 400"><path d="M40 250L250 160 430 60 330 260 190 300Z" fill="#fff"/><path d="M250 160L150 10 330 140Z" fill="${cream}"/><path d="M250 160L150 10 190 300Z" fill="#dcd5c3"/><path d="M250 160L430 60 330 260Z" fill="#efe8d6"/><path d="M190 300L330 260 250 350Z" fill="#c9c0aa"/><path d="M40 250L0 270 60 272Z" fill="${sealing}"/><path d="M40 250L190 300 120 280Z" fill="#cfc6b0"/><circle cx="74" cy="252" r="6" fill="${ink}"/></svg>`
const strokes = `<svg class="a" width="1000" height="1500" fill="none" stroke="${cream}" stroke-opacity=".16" stroke-width="3">${Array.from({ length: 9 }, (_, index) => `<path d="M-40 ${1330 - index * 30}C260 ${1100 - index * 34} 420 ${640 + index * 8} 640 ${420 - index * 6}"/>`).join('')}</svg>`

export default [
  stage({
    ground: `radial-gradient(900px 900px at 70% 18%,#3b52a0,${ink} 70%)`,
    font: serif,
    light: 0.4,
    body: `${strokes}<div class="a" style="left:70px;top:120px;font:900 128px/.9 ${serif};color:${cream};letter-spacing:-.04em">qasid</div><div class="a" style="left:74px;top:250px;font:italic 400 30px/1.35 ${serif};color:${quill}">letters to those<br>who asked for them</div>${phone({ screen: letter, ground: cream, color: ink, frame: '#0d1533', x: 430, y: 960, scale: 1.26, turn: -5 })}${pigeon}`,
  }),
]
