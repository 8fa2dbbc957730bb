import { phone } from '../devices.ts'
import { bars, glyph } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const [earth, wheat, rain, green] = ['#7A4524', '#F0C75E', '#2E86C9', '#2F8F4E']
const urdu = (text: string, size: number, color = 'inherit'): string =>
  `<span dir="rtl" style="font:400 ${size}px/1.9 Noto Nastaliq Urdu;color:${color}">${text}</span>`

const choice = (
  icon: 'leaf' | 'drop' | 'clock',
  word: string,
  color: string,
  mark: 'check' | 'cross',
): string =>
  `<div class="sb" style="height:112px;border-radius:30px;background:#fff;padding:0 22px;margin-top:12px"><div class="m" style="width:72px;height:72px;border-radius:24px;background:${color}22">${glyph(icon, 42, color, 2.2)}</div>${urdu(word, 30)}<div class="m" style="width:58px;height:58px;border-radius:50%;background:${color}">${glyph(mark, 34, '#fff', 3.4)}</div></div>`

const today = `<div style="padding:6px 20px"><div style="border-radius:38px;background:${green};color:#fff;padding:24px 24px 26px;text-align:center">
  <div>${urdu('اس ہفتے بوائی کریں', 40)}</div><div class="m" style="margin:8px auto 12px;width:150px;height:150px;border-radius:50%;background:#fff">${glyph('speaker', 84, green, 2)}</div>
  <div class="m" style="gap:5px">${bars([0.3, 0.6, 0.9, 0.5, 0.7, 1, 0.4, 0.8, 0.55, 0.9, 0.35, 0.6, 0.8, 0.3, 0.5, 0.75, 0.4, 0.2], { height: 42, width: 6, gap: 5, color: '#ffffff66', accent: '#fff', at: [0, 1, 2, 3, 4, 5, 6, 7], radius: 3 })}</div></div>
  ${choice('leaf', 'بوائی', green, 'check')}${choice('drop', 'سپرے', '#D6452B', 'cross')}${choice('clock', 'انتظار', '#D6452B', 'cross')}</div>`

const week = `<div style="padding:6px 18px"><div class="m" style="height:92px;gap:14px;border-radius:32px;background:${rain};color:#fff">${glyph('speaker', 42)}${urdu('آسمان کا حال', 32)}</div>
  ${[
    ['cloud', 0.2],
    ['drop', 0.7],
    ['drop', 1],
    ['cloud', 0.35],
    ['sun', 0.05],
    ['sun', 0.05],
  ]
    .map(
      ([icon, part], index) =>
        `<div class="r" style="height:88px;gap:18px;margin-top:10px;border-radius:28px;background:#fff;padding:0 22px">${glyph(icon as 'sun', 46, icon === 'sun' ? '#E8A21A' : rain, 2.2)}<div class="f" style="height:26px;border-radius:13px;background:#2e86c91f"><i style="display:block;height:26px;width:${Number(part) * 100}%;border-radius:13px;background:${rain}"></i></div><b class="n" style="font:700 24px Manrope;width:48px;text-align:right">${[24, 21, 18, 20, 25, 27][index]}°</b></div>`,
    )
    .join('')}</div>`

const furrows = (front: string, back: string): string =>
  `<svg class="a" width="1000" height="1500" viewBox="0 0 1000 1500"><g fill="none" stroke="${front}" stroke-width="26">${Array.from({ length: 26 }, (_, index) => `<path d="M${500 + (index - 12.5) * 24} 560C${500 + (index - 12.5) * 60} 860 ${500 + (index - 12.5) * 120} 1180 ${500 + (index - 12.5) * 210} 1560" stroke="${index % 2 ? front : back}"/>`).join('')}</g></svg>`

const ear = (x: number, y: number, size: number, turn: number): string =>
  `<svg class="a" style="left:${x}px;top:${y}px;transform:rotate(${turn}deg);filter:drop-shadow(12px 18px 10px #0004);overflow:visible" width="${size}" height="${size * 3.4}" viewBox="0 0 100 340"><path d="M50 340V40" stroke="#B98A2A" stroke-width="5"/>${Array.from({ length: 8 }, (_, index) => `<g transform="translate(50 ${30 + index * 21})"><path d="M0 20C-26 14-28-10-16-22-4-14 2 0 0 20Z" fill="#E7B93F"/><path d="M0 20C26 14 28-10 16-22 4-14-2 0 0 20Z" fill="#F6D774"/><path d="M-16-22L-34-62M16-22L34-62" stroke="#D9AE45" stroke-width="2"/></g>`).join('')}</svg>`

const field = `<svg class="a" width="1920" height="1200" viewBox="0 0 1920 1200"><defs><linearGradient id="soil" x2="0" y2="1"><stop stop-color="#A9703F"/><stop offset=".4" stop-color="#8C522A"/><stop offset="1" stop-color="#4c2812"/></linearGradient></defs><rect y="470" width="1920" height="740" fill="url(#soil)"/><g fill="none" stroke-width="22">${Array.from({ length: 44 }, (_, index) => `<path d="M${960 + (index - 21.5) * 30} 470C${960 + (index - 21.5) * 70} 640 ${960 + (index - 21.5) * 150} 900 ${960 + (index - 21.5) * 300} 1240" stroke="${index % 2 ? '#6A3A1C' : '#9C6033'}" stroke-opacity=".75"/>`).join('')}</g><path d="M0 470C300 440 520 462 800 452S1500 470 1920 446V486H0Z" fill="#5F7E3A"/></svg>`

export default [
  stage({
    ground: `linear-gradient(180deg,#9CC9E8 0,#D9E9EC 36%,#C98D4D 37%,${earth})`,
    font: 'Manrope',
    light: 0.6,
    body: `${furrows('#8C522A', '#6A3A1C')}${phone({ screen: today, ground: '#F7EED8', color: '#3A2413', frame: '#222', x: 500, y: 790, scale: 1.4 })}${ear(40, 700, 150, -14)}${ear(860, 860, 130, 16)}`,
  }),
  scene({
    ground: `linear-gradient(180deg,#4E93C8 0,#BFDDEB 34%,#F4E3B4 39%,${earth} 40%)`,
    font: 'Manrope',
    light: 0.6,
    body: `${field}<div class="a" style="left:640px;top:110px;font:800 230px/.95 Manrope;letter-spacing:-.06em;color:#fff">This week,<br>sow</div>
    ${ear(90, 250, 250, -10)}${ear(340, 420, 220, 4)}${ear(1500, 330, 240, 8)}${ear(1730, 210, 260, 15)}${phone({ screen: today, ground: '#F7EED8', color: '#3A2413', frame: '#222', x: 1010, y: 1010, scale: 1.05, turn: -6 })}`,
  }),
  stage({
    ground: `linear-gradient(165deg,#5FA9DC,#1D5F96)`,
    font: 'Manrope',
    body: `<svg class="a" width="1000" height="1500" stroke="#fff" stroke-opacity=".3" stroke-width="5" stroke-linecap="round">${Array.from({ length: 70 }, (_, index) => `<path d="M${(index * 149) % 1040} ${(index * 223) % 1500}l-14 56"/>`).join('')}</svg>${phone({ screen: week, ground: '#E8F1F7', color: '#17324A', x: 500, y: 760, scale: 1.4, turn: 6 })}`,
  }),
  stage({
    ground: wheat,
    font: 'Manrope',
    body: `${ear(80, 180, 270, -6)}${ear(330, 90, 320, 3)}${ear(630, 210, 260, 9)}<div class="a" style="left:0;right:0;bottom:110px;text-align:center;color:${earth}">${urdu('بارانی', 190)}</div>`,
  }),
]
