import { browser } from '../devices.ts'
import { glyph } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const [sun, clay, ink] = ['#FFC53A', '#C8643C', '#2B1A12']
const cabin = 'Cabin'

/** A flat roof seen from above at a slant: parapet, stairs, tank and panels. */
const roof = (x: number, y: number, w: number, h: number, tone: string, extra = ''): string =>
  `<g transform="translate(${x} ${y})"><path d="M${w} 0l26 34v${h}l-26-34zM0 ${h}l26 34h${w}l-26-34z" fill="#00000055"/><rect width="${w}" height="${h}" fill="${tone}"/><rect x="7" y="7" width="${w - 14}" height="${h - 14}" fill="none" stroke="#ffffff66" stroke-width="3"/>${extra}</g>`
const tank = (x: number, y: number): string =>
  `<ellipse cx="${x + 16}" cy="${y + 20}" rx="30" ry="28" fill="#0006"/><circle cx="${x}" cy="${y}" r="27" fill="#1f5f9e"/><circle cx="${x - 4}" cy="${y - 4}" r="20" fill="#3b86cf"/>`
const panels = (x: number, y: number, columns: number, rows: number): string =>
  Array.from(
    { length: columns * rows },
    (_, index) =>
      `<g transform="translate(${x + (index % columns) * 46} ${y + Math.floor(index / columns) * 66})"><rect width="42" height="61" fill="#173A6B"/><path d="M14 0V61M28 0V61M0 20H42M0 41H42" stroke="#6fa3dd" stroke-width="1"/><path d="M0 0H18L0 32Z" fill="#fff" opacity=".25"/></g>`,
  ).join('')

const town = `<svg width="900" height="760" viewBox="0 0 900 760" style="background:#B9A287"><path d="M0 250H900M610 0V760M0 640H900" stroke="#8f7a62" stroke-width="44"/>
  ${roof(20, 30, 240, 180, '#D8B595', tank(60, 60))}${roof(290, 20, 280, 190, '#E3C7A9', '<rect x="190" y="110" width="70" height="60" fill="#b58a66"/>')}${roof(650, 30, 230, 180, '#CFA884', tank(180, 120))}${roof(30, 290, 190, 300, '#CFA884', tank(130, 60))}
  ${roof(258, 290, 322, 304, '#EBD5BB', `${panels(26, 30, 5, 3)}<rect x="262" y="210" width="46" height="80" fill="#b58a66"/>${tank(286, 60)}`)}
  ${roof(650, 290, 220, 150, '#E3C7A9', '<rect x="20" y="20" width="60" height="60" fill="#b58a66"/>')}${roof(650, 470, 220, 124, '#D8B595', tank(60, 60))}
  <rect x="258" y="290" width="322" height="304" fill="none" stroke="${sun}" stroke-width="8"/><path d="M258 274V262H580V274" fill="none" stroke="#fff" stroke-width="4"/><text x="419" y="254" text-anchor="middle" font-family="Cabin" font-weight="700" font-size="30" fill="#fff">11.2 m</text>${[
    [258, 290],
    [580, 290],
    [258, 594],
    [580, 594],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="13" fill="#fff" stroke="${sun}" stroke-width="7"/>`,
    )
    .join('')}
  <path d="M580 290L640 350 640 480 580 420Z" fill="#000" opacity=".25"/></svg>`

const page = `${town}<div style="padding:32px 40px;font-family:${cabin};color:${ink}"><div class="sb"><div><div style="font:500 22px ${cabin};opacity:.65">An honest price for this roof</div><div class="n" style="font:700 78px/1.05 ${cabin};letter-spacing:-.04em">Rs 1,184,000</div></div><div class="m" style="width:96px;height:96px;border-radius:50%;background:${sun}">${glyph('sun', 56, ink, 2.2)}</div></div>
  <div style="display:grid;grid-template-columns:repeat(3,1fr);gap:14px;margin-top:24px">${[
    ['15 panels', 'one lost to the tank'],
    ['8.3 kW', 'at noon in May'],
    ['4.1 years', 'to pay back'],
  ]
    .map(
      ([value, note]) =>
        `<div style="background:#fff;border-radius:14px;padding:20px 22px"><b style="font:700 32px ${cabin}">${value}</b><div style="font:500 19px ${cabin};opacity:.65;margin-top:4px">${note}</div></div>`,
    )
    .join('')}</div>
  <div class="sb" style="margin-top:22px;background:${ink};color:#fff;border-radius:14px;padding:22px 26px;font:600 24px ${cabin}"><span>3 installers have bid</span><span style="color:${sun}">lowest 2 per cent under</span></div></div>`

export default [
  stage({
    ground: `radial-gradient(700px 700px at 12% 4%,#fff3c4,${sun} 40%,#F49A2C 75%,${clay})`,
    font: cabin,
    light: 0.5,
    body: browser({
      width: 900,
      height: 1180,
      url: 'chhat.example/roof/4471',
      screen: page,
      ground: '#FBF1E2',
      radius: 18,
      x: 500,
      y: 790,
      tiltX: 8,
      tiltY: 12,
      turn: -4,
      scale: 0.97,
    }),
  }),
  scene({
    ground: '#B9A287',
    font: cabin,
    light: 0.5,
    body: `<div class="a" style="left:-70px;top:-290px;transform:scale(2.3);transform-origin:0 0">${town}</div><div class="a" style="left:1390px;top:770px;background:${ink};color:#fff;border-radius:24px;padding:34px 44px;box-shadow:20px 34px 50px #0008"><div style="font:500 30px ${cabin};opacity:.75">An honest price</div><div class="n" style="font:700 82px/1.05 ${cabin};letter-spacing:-.03em;color:${sun}">1,184,000</div></div>`,
  }),
]
