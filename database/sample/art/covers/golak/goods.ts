/** What is printed on the goods of the shop: around tins, and on boxes and wrappers. */
import type { Shot } from '../../picture.ts'
import { face } from '../../render/render.ts'

const font = 'Cabin'
const [red, deep, cream, green, yellow, blue] = [
  '#D2402C',
  '#7E170D',
  '#FFF6E2',
  '#12724A',
  '#F5BE2E',
  '#2B66BE',
]

type Print = {
  ground: string
  band: string
  letters: string
  name: string
  above: string
  below: string
}

/** Goes around a tin; its name is there three times, so that one of them is seen. */
const around = ({ ground, band, letters, name, above, below }: Print): Shot =>
  face(
    1440,
    520,
    1,
    ground,
    `<div class="a" style="left:0;right:0;top:130px;height:250px;background:${band};border:solid ${cream};border-width:8px 0"></div>${[
      180, 660, 1140,
    ]
      .map(
        (left) =>
          `<div class="a" style="left:${left}px;top:34px;width:400px;text-align:center;font:700 58px/1 ${font};letter-spacing:.08em;color:${deep}">${above}</div><div class="a" style="left:${left}px;top:178px;width:400px;text-align:center;font:700 ${name.length > 6 ? 104 : 142}px/142px ${font};letter-spacing:-.02em;color:${letters}">${name}</div><div class="a" style="left:${left}px;top:422px;width:400px;text-align:center;font:700 48px/1 ${font};color:${deep}">${below}</div>`,
      )
      .join('')}`,
  )

const word = (top: number, size: number, color: string, text: string): string =>
  `<div class="a" style="left:0;right:0;top:${top}px;text-align:center;font:700 ${size}px/1 ${font};letter-spacing:-.01em;color:${color}">${text}</div>`

const biscuits = `<div class="a" style="left:0;right:0;bottom:0;height:170px;background:${deep}"></div><div class="a" style="left:0;right:0;bottom:170px;height:10px;background:${yellow}"></div>
  <svg class="a" style="left:60px;top:190px" width="280" height="250" viewBox="0 0 280 250"><g fill="#8F5A22"><circle cx="96" cy="132" r="96"/><circle cx="190" cy="112" r="88"/></g><g fill="#E2A552"><circle cx="92" cy="124" r="94"/><circle cx="188" cy="104" r="86"/></g><g fill="#9A6427">${[
    [60, 90],
    [110, 80],
    [62, 150],
    [112, 160],
    [180, 60],
    [220, 84],
    [204, 136],
    [232, 120],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7"/>`)
    .join('')}</g></svg>${word(60, 104, red, 'Zeera')}${word(470, 62, cream, 'biscuits')}`

const salt = `<div class="a" style="left:0;right:0;top:0;height:300px;background:${blue}"></div><svg class="a" style="left:0;top:270px" width="400" height="70"><path d="M0 34C60 0 120 0 200 34S340 66 400 30V70H0Z" fill="#fff"/></svg>${word(90, 106, '#fff', 'Namak')}${word(202, 44, '#CFE2FF', 'iodised salt')}${word(420, 84, blue, '800 g')}`

const haldi = `<div class="a" style="left:0;right:0;top:0;height:120px;background:${red}"></div><div class="a" style="left:0;right:0;top:120px;height:9px;background:${cream}"></div>${word(36, 54, cream, 'Masala')}<svg class="a" style="left:90px;top:300px" width="220" height="190" viewBox="0 0 220 190"><path d="M0 190C20 120 70 40 110 20S200 120 220 190Z" fill="#D88A0C"/><path d="M0 190C30 140 66 70 104 34C96 90 92 150 96 190Z" fill="#F3AF2B"/></svg>${word(170, 112, deep, 'Haldi')}`

const soap = `<svg class="a" style="left:0;top:0" width="480" height="300"><path d="M0 214C80 164 150 250 240 214S400 170 480 214V300H0Z" fill="#2F86BE"/><path d="M0 246C80 196 150 282 240 246S400 202 480 246V300H0Z" fill="#fff" opacity=".9"/><ellipse cx="240" cy="128" rx="178" ry="86" fill="#fff"/><ellipse cx="240" cy="128" rx="166" ry="75" fill="none" stroke="#2F86BE" stroke-width="5"/><g fill="#D6EEFA" stroke="#fff" stroke-width="4"><circle cx="420" cy="60" r="26"/><circle cx="452" cy="106" r="14"/><circle cx="52" cy="200" r="22"/></g></svg>${word(76, 98, '#1D6698', 'Sabun')}`

const soapSide = `<div class="a" style="left:0;right:0;bottom:0;height:30px;background:#2F86BE"></div><div class="a" style="left:0;right:0;bottom:30px;height:7px;background:#fff"></div>${word(18, 60, '#1D6698', 'Sabun')}`

const matches = `<div class="a" style="inset:12px;border:5px solid ${deep}"></div><svg class="a" style="left:32px;top:32px" width="166" height="166" viewBox="0 0 166 166"><circle cx="83" cy="83" r="80" fill="${red}"/><path d="M84 20C104 50 124 70 120 102C118 128 102 142 83 142S48 128 46 104C44 86 58 78 62 62C72 70 76 78 76 90C88 74 90 48 84 20Z" fill="${yellow}"/><path d="M84 84C94 98 102 106 100 120C98 132 92 138 83 138S68 132 67 120C66 110 78 104 84 84Z" fill="${cream}"/></svg><div class="a" style="left:206px;right:24px;top:58px;font:700 50px/1.02 ${font};letter-spacing:-.03em;color:${deep}">Chiragh</div><div class="a" style="left:208px;right:24px;top:122px;font:600 31px/1.1 ${font};color:${deep}">matches<br>40 sticks</div>`

/** The upper side of one, with the holes that let the steam out. */
const biscuit = `<svg class="a" style="left:0;top:0" width="200" height="200"><defs><radialGradient id="baked"><stop offset=".55" stop-color="#E4B061"/><stop offset=".86" stop-color="#D2933F"/><stop offset="1" stop-color="#A9682A"/></radialGradient></defs><rect width="200" height="200" fill="url(#baked)"/><g fill="#8A5421">${Array.from(
  { length: 13 },
  (_, index) => {
    const [out, turn] = index < 4 ? [24, index * 90 + 45] : [62, index * 40]
    const [x, y] = [Math.cos, Math.sin].map((part) => 100 + out * part((turn * Math.PI) / 180))
    return `<circle cx="${x}" cy="${y}" r="5"/>`
  },
).join('')}</g></svg>`

/** By the names that the scenes know them by. */
export const goods: Record<string, Shot> = {
  ghee: around({
    ground: yellow,
    band: green,
    letters: cream,
    name: 'ghee',
    above: 'PURE DESI',
    below: 'Net 1 kg',
  }),
  milk: around({
    ground: cream,
    band: blue,
    letters: '#fff',
    name: 'doodh',
    above: 'POWDER',
    below: '900 g',
  }),
  tomato: around({
    ground: '#F7E6C4',
    band: red,
    letters: cream,
    name: 'tamatar',
    above: 'PEELED',
    below: '400 g',
  }),
  saunf: around({
    ground: '#BFD8A8',
    band: '#FFF8E8',
    letters: green,
    name: 'saunf',
    above: 'SWEET',
    below: '250 g',
  }),
  biscuits: face(400, 560, 1, '#F8E3B4', biscuits),
  salt: face(400, 560, 1, '#ffffff', salt),
  haldi: face(400, 560, 1, yellow, haldi),
  biscuit: face(200, 200, 2, '#D2933F', biscuit),
  soap: face(480, 300, 2, '#8CC9EC', soap),
  'soap side': face(480, 130, 2, '#8CC9EC', soapSide),
  matches: face(430, 230, 2, yellow, matches),
}
