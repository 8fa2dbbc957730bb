import { phone } from '../devices.ts'
import { place, scene, stage } from '../stage.ts'

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

/** The back of an envelope, closed with wax. */
const flap = `<svg class="a" style="left:0;top:0" width="1920" height="1200"><defs><linearGradient id="fold" x2="0" y2="1"><stop stop-color="#fffaf0"/><stop offset="1" stop-color="#dcc99b"/></linearGradient></defs><path d="M-40 1240L860 560Q960 500 1060 560L1960 1240Z" fill="#efe2c2"/><path d="M-40 1240L860 560Q960 500 1060 560L1960 1240" fill="none" stroke="#a98f56" stroke-opacity=".5" stroke-width="3"/><path d="M-40-40L850 640Q960 720 1070 640L1960-40Z" fill="url(#fold)" style="filter:drop-shadow(0 26px 30px #4d3b1299)"/></svg>`
const wax = `<svg class="a" style="left:720px;top:420px;overflow:visible;filter:drop-shadow(20px 34px 22px #3a0c0eaa)" width="480" height="480" viewBox="-240 -240 480 480"><defs><radialGradient id="wax" cx=".34" cy=".28" r=".9"><stop stop-color="#ee6a62"/><stop offset=".45" stop-color="${sealing}"/><stop offset="1" stop-color="#68090f"/></radialGradient></defs><path d="M-8-226C70-240 120-190 168-158S240-60 222 20 196 150 128 190-20 238-96 214-226 120-226 30-210-110-150-160-70-216-8-226Z" fill="url(#wax)"/><circle r="150" fill="none" stroke="#68090f" stroke-width="12" opacity=".75"/><circle cx="-4" cy="-5" r="150" fill="none" stroke="#ff9d94" stroke-width="5" opacity=".7"/><g transform="translate(-112 -100) scale(.5)" fill="#7d1015"><path d="M40 250L250 160 430 60 330 260 190 300Z"/><path d="M250 160L150 10 330 140Z"/></g><g transform="translate(-116 -105) scale(.5)" fill="#f08b82" opacity=".8"><path d="M40 250L250 160 430 60 330 260 190 300Z"/><path d="M250 160L150 10 330 140Z"/></g></svg>`

/** Nastaliq as it should be set, so near that one sees why. */
const nib = place(
  1100,
  150,
  { x: 750, y: 1050, turn: -30 },
  `<div style="position:relative;height:150px;filter:drop-shadow(34px 46px 30px #6b571f99)"><div class="a" style="left:0;top:0;width:190px;height:150px;background:linear-gradient(#f8e7a4,#d9a938 45%,#7d5a12);clip-path:polygon(0 46%,34% 16%,100% 8%,100% 92%,34% 84%,0 54%)"></div><i class="a" style="left:10px;top:73px;width:120px;height:4px;background:#4d360a"></i><i class="a" style="left:122px;top:64px;width:22px;height:22px;border-radius:50%;background:#4d360a"></i><div class="a" style="left:184px;top:4px;width:920px;height:142px;border-radius:20px 71px 71px 20px;background:linear-gradient(#5f77c4,${ink} 50%,#0a1230)"></div><div class="a" style="left:220px;top:4px;width:34px;height:142px;background:linear-gradient(#f8e7a4,#d9a938 45%,#7d5a12)"></div></div>`,
)

export default [
  stage({
    ground: `radial-gradient(900px 900px at 70% 18%,#3b52a0,${ink} 70%)`,
    font: serif,
    light: 0.4,
    body: `${strokes}<div class="a" style="left:70px;top:120px;font:900 128px/.9 ${serif};color:${cream};letter-spacing:-.04em">qasid</div><div class="a" style="left:74px;top:250px;font:italic 400 30px/1.35 ${serif};color:${quill}">letters to those<br>who asked for them</div>${phone({ screen: letter, ground: cream, color: ink, frame: '#0d1533', x: 430, y: 960, scale: 1.26, turn: -5 })}${pigeon}`,
  }),
  scene({
    ground: `linear-gradient(150deg,#f4e9cb,${quill} 50%,#bfa76c)`,
    font: serif,
    light: 0.4,
    shade: 0.4,
    body: flap + wax,
  }),
  stage({
    ground: `repeating-linear-gradient(0deg,#1c2b5a0a 0 3px,transparent 3px 7px),linear-gradient(150deg,#fffdf5,${cream} 50%,#e6d6ae)`,
    font: serif,
    color: ink,
    body: `<div class="a w" dir="rtl" style="right:70px;top:150px;font:400 250px/2 ${nastaliq};color:${sealing}">دریا</div><div class="a w" dir="rtl" style="right:90px;top:640px;font:400 120px/2 ${nastaliq}">کے کنارے</div>${nib}`,
  }),
]
