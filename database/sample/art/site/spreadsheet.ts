/** The spreadsheet that one person understands, as it was printed. */
import { face } from '../render/render.ts'

const columns = ['', 'A', 'B', 'C', 'D', 'E', 'F', 'G']

/** Its name is that of its last keeper's last try. */
const lines = [
  ['Rota_final_v7(2)', '', '', '', 'Gate 2', '', 'Shahid'],
  ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  ['Aslam', '6', '6', '14', '?', '14', '-'],
  ['Bilal', '14', '14', '6', '6', '22', '6'],
  ['Farooq', '22', '22', '-', '22', '22', '14'],
  ['Imran', '-', '6', '6', '14', '6', '22'],
  ['Kashif', '6', '-', '14', '22', '=C9', '6'],
  ['Nadeem', '14', '22', '22', '-', '6', '14'],
  ['Rashid', '22', '#REF!', '6', '6', '14', '-'],
  ['Sajid', '6', '6', '-', '14', '22', '22'],
  ['Tariq', '14', '14', '22', 'ask', '6', '6'],
  ['Usman', '-', '22', '14', '6', '14', '22'],
  ['Wahab', '22', '6', '6', '22', '-', '14'],
  ['Yasir', '6', '14', '22', '14', '22', '6'],
  ['Zahid', '14', '-', '14', '6', '6', '22'],
  ['Total', '11', '11', '11', '9.5', '11', '11'],
]

const marked = new Map([
  ['?', '#ff7a4d'],
  ['#REF!', '#ff7a4d'],
  ['ask', '#ffd24a'],
  ['=C9', '#ffd24a'],
  ['9.5', '#ff7a4d'],
])

const cell = (text: string, more = '') =>
  `<td style="border:2px solid #93a0b4;padding:0 10px;height:58px;white-space:nowrap;overflow:hidden;${more}">${text}</td>`

const rows = lines.map((line, at) => {
  const bold = at < 2 || at === lines.length - 1 ? 'font-weight:700;' : ''
  const cells = line.map((text, place) =>
    cell(
      text,
      `${bold}${place > 0 ? 'text-align:center;' : ''}background:${marked.get(text) ?? (at === 1 ? '#b9e0c8' : 'none')}`,
    ),
  )
  return `<tr>${cell(String(at + 1), 'background:#dfe3ea;color:#5a6373;text-align:center;width:70px')}${cells.join('')}</tr>`
})

const head = columns.map((name) => cell(name, 'background:#dfe3ea;color:#5a6373;text-align:center'))

export const spreadsheet = face(
  1000,
  1000,
  2,
  '#fff',
  `<table style="width:1000px;height:1000px;border-collapse:collapse;table-layout:fixed;font:600 31px Inter;color:#1c2740"><colgroup><col style="width:70px"><col style="width:190px"></colgroup><tr>${head.join('')}</tr>${rows.join('')}</table>`,
)
