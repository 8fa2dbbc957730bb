import { phone, sheet } from '../devices.ts'
import { glyph } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const [green, gold, oxblood, page] = ['#14362B', '#C8A14B', '#7B1E22', '#FBF7EC']

const volume = (x: number, width: number, year: string, color: string): string =>
  `<div class="a" style="left:${x}px;top:0;width:${width}px;height:1500px;background:linear-gradient(90deg,#0007,#ffffff2b 22%,transparent 55%,#0009),${color}">
  ${[210, 226, 520, 536, 1240, 1256].map((y) => `<i class="a" style="left:0;right:0;top:${y}px;height:${y % 20 ? 3 : 8}px;background:linear-gradient(90deg,#6d5218,${gold} 30%,#7d601f)"></i>`).join('')}
  <div class="a m c" style="left:0;right:0;top:250px;height:250px;color:${gold};font:700 33px/1.3 Old Standard TT;text-align:center"><span style="font-size:40px">N.L.R.</span><span>${year}</span></div></div>`

const shelf = ['1958', '1959', '1960', '1961', '1962', '1963']
  .map((year, index) =>
    volume(
      index * 170 - 10,
      170,
      year,
      index % 3 === 1 ? oxblood : index % 3 === 2 ? '#3a2413' : green,
    ),
  )
  .join('')

const screen = `<div class="sb" style="padding:10px 24px;font:700 25px Old Standard TT;color:${green}"><span>Nazeer</span>${glyph('search', 23, green)}</div>
  <div class="r" style="gap:12px;background:${oxblood};color:#fff;padding:16px 24px;margin-top:8px">${glyph('alert', 26, '#fff')}<span style="font:700 18px/1.25 Old Standard TT">Overruled in 2011 by a larger bench.<br><u style="font-weight:400">Read the later judgment</u></span></div>
  <div style="padding:26px 26px 0;font-family:Old Standard TT;color:#1d1a15"><div style="font:400 16px Old Standard TT;opacity:.7">1961 N.L.R. 204 · Full Bench</div><h1 style="font:700 31px/1.12 Old Standard TT;margin:8px 0 14px">The Canal Department <i style="font-weight:400">v.</i> Heirs of a Miller</h1>
  <div class="r" style="gap:8px;margin-bottom:18px">${['Water rights', 'Limitation', 'Costs'].map((tag) => `<span style="font:400 15px Old Standard TT;border:1px solid #1d1a1566;padding:4px 11px;border-radius:20px">${tag}</span>`).join('')}</div>
  <p style="font:400 20px/1.5 Old Standard TT"><b style="float:left;font:700 66px/.82 Old Standard TT;margin:6px 9px 0 0;color:${oxblood}">A</b> mill wheel asks no leave of the stream it turns, yet he who stops the stream must show by what right he does so. <span style="background:#F5DF9B">The burden lies on him who interrupts.</span></p>
  <p style="font:400 20px/1.5 Old Standard TT;margin-top:12px">It was argued that thirty years’ silence by the lower holders is a grant in all but name. We do not think so. Silence in a dry year may be patience.</p></div>
  <div class="sb" style="position:absolute;left:0;right:0;bottom:0;height:84px;padding:0 26px 22px;background:${page};border-top:1px solid #1d1a1533;font:400 17px Old Standard TT"><span>Paragraph 12 of 41</span><span>60 kB</span></div>`

const stacks = ['1952', '1953', '1954', '1955', '1956', '1957', '1958', '1959', '1960', '1961']
  .map((year, index) =>
    volume(
      index * 170 + (index > 4 ? 480 : -250),
      170,
      year,
      index % 3 === 1 ? oxblood : index % 3 === 2 ? '#3a2413' : green,
    ),
  )
  .join('')

const argued = `<div style="padding:90px 96px;font-family:Old Standard TT;color:#1d1a15"><div class="sb" style="font:400 30px Old Standard TT;border-bottom:2px solid;padding-bottom:18px"><span>1961 N.L.R.</span><span>207</span></div>
  <p style="font:400 58px/1.42 Old Standard TT;margin-top:64px"><b style="float:left;font:700 210px/.76 Old Standard TT;margin:12px 20px 0 0;color:${oxblood}">A</b> mill wheel asks no leave of the stream it turns, yet he who stops the stream must show by what right. <span style="background:#F5DF9B">The burden lies on him who interrupts.</span> It was argued that thirty years’ silence is a grant in all but name. We do not think so.</p></div>`

export default [
  stage({
    ground: green,
    font: 'Old Standard TT',
    light: 0.55,
    shade: 0.6,
    body: `${shelf}${phone({ screen, ground: page, color: '#1d1a15', time: '8:57', frame: '#1a1a1a', x: 500, y: 800, scale: 1.4, turn: 4 })}`,
  }),
  scene({
    ground: '#120d08',
    font: 'Old Standard TT',
    light: 0.55,
    shade: 0.6,
    body: `<div class="a" style="left:0;top:-130px">${stacks}</div>${phone({ screen, ground: page, color: '#1d1a15', time: '8:57', frame: '#1a1a1a', x: 960, y: 640, scale: 1.24 })}`,
  }),
  stage({
    ground: `linear-gradient(150deg,#93292e,${oxblood} 50%,#4d0f12)`,
    font: 'Old Standard TT',
    body: sheet({
      width: 960,
      height: 1420,
      print: argued,
      paper: page,
      x: 520,
      y: 800,
      turn: -5,
      lift: 50,
    }),
  }),
]
