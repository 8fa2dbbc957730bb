import { sheet } from '../devices.ts'
import { glyph } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const [haldi, dhania, mirch, steel, ink] = ['#F5A800', '#3F7D2B', '#C8311B', '#E7E9E6', '#23180C']
const font = 'Manrope'

/** A steel bowl from above with something in it. */
const bowl = (size: number, food: string, bits: string): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 200 200" style="overflow:visible;filter:drop-shadow(${size * 0.05}px ${size * 0.08}px ${size * 0.06}px #0005)"><defs><linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="#b9bfbc"/><stop offset="1" stop-color="#6f7774"/></linearGradient></defs><circle cx="100" cy="100" r="98" fill="url(#rim)"/><circle cx="100" cy="100" r="86" fill="#59605d"/><circle cx="102" cy="104" r="80" fill="${food}"/>${bits}<path d="M34 84A72 72 0 0 1 84 34" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".5"/></svg>`
const scatter = (count: number, draw: (x: number, y: number, turn: number) => string): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = index * 2.4
    const far = 12 + 62 * Math.sqrt(index / count)
    return draw(
      Math.round(102 + Math.cos(angle) * far),
      Math.round(104 + Math.sin(angle) * far),
      (index * 67) % 180,
    )
  }).join('')
const dishes = {
  daal: (size: number) =>
    bowl(
      size,
      '#E5A21F',
      scatter(
        14,
        (x, y, turn) =>
          `<ellipse cx="${x}" cy="${y}" rx="9" ry="3.5" fill="${turn % 2 ? '#7E2412' : dhania}" transform="rotate(${turn} ${x} ${y})"/>`,
      ),
    ),
  palak: (size: number) =>
    bowl(
      size,
      '#3F6B24',
      scatter(
        9,
        (x, y, turn) =>
          `<rect x="${x - 14}" y="${y - 14}" width="28" height="28" rx="5" fill="#FFF6DF" transform="rotate(${turn} ${x} ${y})"/>`,
      ),
    ),
  korma: (size: number) =>
    bowl(
      size,
      '#B4411D',
      scatter(
        8,
        (x, y, turn) =>
          `<ellipse cx="${x}" cy="${y}" rx="21" ry="16" fill="#7A3014" transform="rotate(${turn} ${x} ${y})"/><path d="M${x - 8} ${y - 6}q8-6 16 0" stroke="#fff" stroke-opacity=".35" stroke-width="4" fill="none"/>`,
      ),
    ),
  rice: (size: number) =>
    bowl(
      size,
      '#FBF6E6',
      scatter(
        46,
        (x, y, turn) =>
          `<ellipse cx="${x}" cy="${y}" rx="9" ry="3" fill="${turn % 5 ? '#fff' : '#F2B93B'}" stroke="#d9cfb0" stroke-width=".8" transform="rotate(${turn} ${x} ${y})"/>`,
      ),
    ),
  chana: (size: number) =>
    bowl(
      size,
      '#8E4A1C',
      scatter(
        22,
        (x, y) =>
          `<circle cx="${x}" cy="${y}" r="11" fill="#E2B56A"/><circle cx="${x - 3}" cy="${y - 3}" r="4" fill="#F6DCA6"/>`,
      ),
    ),
  raita: (size: number) =>
    bowl(
      size,
      '#FDFDF8',
      scatter(
        12,
        (x, y, turn) =>
          `<circle cx="${x}" cy="${y}" r="7" fill="${turn % 3 ? '#A9CF7F' : '#F0F0E6'}"/>`,
      ),
    ),
} as const
type Dish = keyof typeof dishes

const names: Record<Dish, [string, string]> = {
  daal: ['Daal', '120'],
  palak: ['Palak', '180'],
  korma: ['Korma', '260'],
  rice: ['Rice', '90'],
  chana: ['Chana', '140'],
  raita: ['Raita', '60'],
}

const kiosk = `<div style="height:100%;background:#FFF6E0;font-family:${font};color:${ink}"><div class="sb" style="padding:30px 36px;font:800 30px ${font}"><span style="font-size:44px;letter-spacing:-.05em">thali</span><span class="r" style="gap:10px"><span dir="rtl" style="font:400 24px/1.6 Noto Nastaliq Urdu;padding:4px 18px;border-radius:30px;background:${ink};color:#fff">اردو</span><span style="font:700 20px ${font};padding:12px 18px">Punjabi</span><span style="font:700 20px ${font};padding:12px 18px">English</span></span></div>
  <div style="display:grid;grid-template-columns:1fr 1fr;gap:18px;padding:0 30px">${(Object.keys(dishes) as Dish[]).map((dish) => `<div style="position:relative;height:290px;border-radius:36px;background:${dish === 'korma' ? haldi : '#fff'};overflow:hidden"><div class="a" style="left:-24px;top:26px;${dish === 'chana' ? 'filter:grayscale(1);opacity:.25' : ''}">${dishes[dish](236)}</div><div class="a" style="right:26px;top:26px;text-align:right"><div style="font:800 31px ${font};letter-spacing:-.04em">${names[dish][0]}</div><div class="n" style="font:800 46px ${font};letter-spacing:-.05em">${dish === 'chana' ? '' : names[dish][1]}</div></div><div class="a m" style="right:22px;bottom:22px;width:74px;height:74px;border-radius:50%;background:${dish === 'chana' ? '#0000' : dish === 'korma' ? ink : dhania};color:#fff;font:800 32px ${font}">${dish === 'chana' ? '' : dish === 'korma' ? '2' : glyph('plus', 38, '#fff', 3)}</div></div>`).join('')}</div>
  <div class="sb" style="position:absolute;left:30px;right:30px;bottom:30px;height:126px;border-radius:40px;background:${ink};color:#fff;padding:0 26px 0 38px"><div><div style="font:600 20px ${font};opacity:.7">Korma × 2, rice</div><div class="n" style="font:800 44px ${font};letter-spacing:-.04em">Rs 610</div></div><div class="r" style="gap:14px"><div class="m" style="height:80px;padding:0 26px;border-radius:40px;border:3px solid #fff6;font:700 22px ${font}">Undo all</div><div class="m" style="height:80px;padding:0 36px;border-radius:40px;background:${haldi};color:${ink};font:800 25px ${font}">Pay</div></div></div></div>`

const stand = `<div class="a" style="left:420px;top:1330px;width:160px;height:240px;background:linear-gradient(90deg,#7d8481,#f2f4f3 35%,#8b928f)"></div><div class="a" style="left:112px;top:96px;width:776px;height:1270px;border-radius:56px;background:linear-gradient(140deg,#fafbfa,#b9bfbc 60%,#7d8481);box-shadow:50px 60px 90px #5a2a00aa"></div><div class="a" style="left:136px;top:120px;width:728px;height:1222px;border-radius:38px;overflow:hidden;background:#000"><div style="position:relative;width:728px;height:1222px">${kiosk}<div class="a" style="inset:0;background:linear-gradient(115deg,#ffffff26 0 22%,transparent 22.2%)"></div></div></div>`

const slip = `<div style="padding:44px 40px;font:700 40px/1.5 PT Mono;color:#111"><div style="font:700 150px/1 PT Mono">64</div><div style="border-top:4px dashed;margin:24px 0"></div><div>2 KORMA</div><div>1 RICE</div><div style="border-top:4px dashed;margin:24px 0"></div><div style="font-size:27px">12:41 TABLE BY DOOR</div></div>`

const counter = (['daal', 'korma', 'palak', 'raita', 'chana', 'rice'] as const)
  .map(
    (dish, index) =>
      `<div class="a" style="left:${(index % 3) * 640 + 40}px;top:${index > 2 ? 610 : 20}px">${dishes[dish](560)}</div>`,
  )
  .join('')

export default [
  stage({
    ground: `linear-gradient(165deg,#ffc94d,${haldi} 55%,#d97f00)`,
    font,
    light: 0.4,
    // Small enough that its head stays where a card cuts the cover.
    body: `<div class="a" style="inset:0;transform:translateY(46px) scale(.88)">${stand}</div>`,
  }),
  scene({
    ground: `repeating-linear-gradient(90deg,#ffffff0d 0 2px,transparent 2px 7px),linear-gradient(160deg,#f4f6f4,#c9cfcb 50%,#9aa29e)`,
    font,
    light: 0.5,
    body: counter,
  }),
  stage({
    ground: dhania,
    font,
    body: `<div class="a" style="left:40px;top:270px;width:920px;height:920px;border-radius:50%;background:radial-gradient(circle at 32% 28%,#fff,${steel} 45%,#949b98);box-shadow:40px 60px 70px #0008,inset 0 0 0 26px #ffffff55"></div><div class="a" style="left:360px;top:580px">${dishes.rice(300)}</div>${(
      ['daal', 'palak', 'korma', 'chana', 'raita'] as const
    )
      .map((dish, index) => {
        const angle = index * 1.2566 - 1.57
        return `<div class="a" style="left:${(500 + Math.cos(angle) * 295 - 125).toFixed(0)}px;top:${(730 + Math.sin(angle) * 295 - 125).toFixed(0)}px">${dishes[dish](250)}</div>`
      })
      .join('')}`,
  }),
  stage({
    ground: mirch,
    font,
    body: `<div class="a" style="left:-120px;top:880px">${dishes.korma(760)}</div>${sheet({ width: 460, height: 620, print: slip, paper: '#fffdf6', x: 600, y: 560, scale: 1.25, turn: 7, lift: 40 })}`,
  }),
]
