import { browser, phone, sheet } from '../devices.ts'
import { glyph } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const [post, cream, navy, sky] = ['#D7263D', '#FFF7E8', '#1B2A49', '#BBD5E8']
const karla = 'Lato'

const letters = [
  ['Hassan Traders', 'Two cartons short on order 5518', 'Sana', 'due 11:00', 1],
  ['Bright Steps School', 'Can the invoice carry our tax number?', 'Omer', 'due today', 0],
  ['R. Qureshi', 'Your fitter left his spirit level here', 'nobody yet', 'due 15:00', 2],
  ['Canal View Clinic', 'Thank you, it works', 'Sana', 'closed', 3],
  ['Nishat Apartments', 'Lift panel, second reminder', 'Bilal', 'late 2 h', 1],
  ['Form on the website', 'Price for forty chairs?', 'nobody yet', 'due Mon', 2],
  ['Hill Road Library', 'Date for delivery', 'Omer', 'due Tue', 0],
] as const

const tray = `<div style="display:grid;grid-template-columns:170px 1fr;height:100%;font-family:${karla};color:${navy}"><div style="background:${post};color:#fff;padding:30px 24px"><div style="font:900 34px/.9 ${karla};letter-spacing:-.04em">daak<br>desk</div><div class="c" style="gap:22px;margin-top:60px;font:700 19px ${karla}">${[
  ['Tray', '7'],
  ['Mine', '2'],
  ['Late', '1'],
  ['Closed', ''],
]
  .map(
    ([name, count], index) =>
      `<span class="sb" style="${index ? 'opacity:.7' : ''}">${name}<b>${count}</b></span>`,
  )
  .join('')}</div></div>
  <div style="background:${cream}"><div class="sb" style="padding:30px 32px 22px"><div style="font:900 50px/1 ${karla};letter-spacing:-.04em">Shared tray</div>${glyph('search', 30, navy)}</div>
  ${letters.map(([who, what, owner, due, kind]) => `<div class="r" style="gap:22px;height:140px;padding:0 32px;border-top:2px solid #1b2a4918;${kind === 3 ? 'opacity:.4' : ''}"><i style="width:10px;height:84px;border-radius:5px;background:${['#6FA3C7', post, '#E9B44C', navy][kind]}"></i><div class="f"><div style="font:900 24px ${karla}">${who}</div><div style="font:400 23px ${karla};margin-top:6px;opacity:.8">${what}</div></div><div style="text-align:right;font:700 18px/1.6 ${karla}"><span style="padding:5px 14px;border-radius:16px;background:${owner === 'nobody yet' ? '#e9b44c55' : '#1b2a4914'}">${owner}</span><br><span style="color:${due.startsWith('late') ? post : navy}">${due}</span></div></div>`).join('')}</div></div>`

const airmail = `<div class="a" style="inset:0;border:26px solid;border-image:repeating-linear-gradient(-45deg,${post} 0 26px,${cream} 26px 52px,${navy} 52px 78px,${cream} 78px 104px) 26"></div>`
const letter = (greeting: string, value: string) =>
  `${airmail}<div style="padding:90px 80px;color:${navy}"><div style="font:italic 400 27px/1.4 Vollkorn">${greeting}</div><div style="position:absolute;right:76px;top:76px;width:150px;height:180px;border:9px dotted ${cream};background:${post};color:${cream}" class="m c"><b style="font:900 50px/1 ${karla}">ڈاک</b><span style="font:900 18px ${karla};margin-top:10px">${value}</span></div><svg class="a" style="right:170px;top:150px" width="210" height="170" fill="none" stroke="${navy}" stroke-width="4" opacity=".7"><circle cx="80" cy="80" r="62"/><circle cx="80" cy="80" r="46"/><path d="M128 50c20-12 30 12 50 0M132 74c20-12 30 12 50 0M132 98c20-12 30 12 50 0"/></svg><div style="margin-top:130px;font:900 50px/1.15 ${karla};letter-spacing:-.03em">help@yourfirm.example</div></div>`

const envelope = letter('To whichever of you<br>I happen to know', '1 ADDRESS')

const thread = `<div style="padding:8px 22px;color:${navy}"><div style="font:900 34px/1.05 ${karla};letter-spacing:-.04em">Two cartons short</div><div class="sb" style="margin:14px 0 18px;font:700 16px ${karla}"><span style="background:#1b2a4914;border-radius:14px;padding:6px 14px">Sana owns this</span><span style="color:${post}">due 11:00</span></div>${[
  ['Hassan Traders, 8:50', 'Order 5518 came with ten cartons. We paid for twelve.', '#fff'],
  ['Note from Bilal, 9:05', 'Lorry sheet says twelve loaded. Asking the driver.', '#F6E3B4'],
  [
    'Sana, 9:31',
    'They were set down next door. Our driver brings them at two, with our apologies.',
    sky,
  ],
]
  .map(
    ([who, text, color]) =>
      `<div style="background:${color};border-radius:18px;padding:18px 20px;margin-bottom:12px"><div style="font:700 15px ${karla};opacity:.6">${who}</div><div style="font:400 19px/1.4 ${karla};margin-top:6px">${text}</div></div>`,
  )
  .join(
    '',
  )}<div class="sb" style="position:absolute;left:20px;right:20px;bottom:34px;height:68px;border-radius:18px;background:${post};color:#fff;padding:0 24px;font:900 20px ${karla}">Answer and close ${glyph('next', 24, '#fff', 3)}</div></div>`

const letterbox = (
  [
    ['To the lady who<br>answered in May', 'URGENT', '#E9DBBD', 330, 330, -11],
    ['Complaints, if there<br>is such a desk', 'PAISA 50', '#F7E9CC', 1570, 300, 9],
    ['To accounts, or<br>whoever pays', 'PAISA 50', '#F3E7CF', 420, 900, 7],
    ['The one with the<br>loud telephone', 'URGENT', '#EFE0C0', 1540, 930, -8],
    ['To whichever of you<br>I happen to know', '1 ADDRESS', cream, 960, 600, -3],
  ] as const
)
  .map(([greeting, value, paper, x, y, turn]) =>
    sheet({ width: 900, height: 560, print: letter(greeting, value), paper, x, y, turn, lift: 60 }),
  )
  .join('')

export default [
  stage({
    ground: `linear-gradient(160deg,#d4e6f2,${sky})`,
    font: karla,
    body: `${sheet({ width: 900, height: 560, print: envelope, paper: cream, x: 560, y: 360, turn: 8, lift: 40 })}${browser({ width: 860, height: 1010, url: 'daakdesk.example', screen: tray, ground: cream, radius: 10, x: 480, y: 900, turn: -3 })}`,
  }),
  scene({
    ground: `linear-gradient(160deg,#e7485b,${post} 50%,#9c1526)`,
    font: karla,
    body: letterbox,
  }),
  stage({
    ground: post,
    font: karla,
    body: phone({
      screen: thread,
      ground: cream,
      color: navy,
      x: 500,
      y: 760,
      scale: 1.46,
      turn: 6,
    }),
  }),
]
