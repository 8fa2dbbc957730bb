import { board, phone, sheet } from '../devices.ts'
import { bars, glyph, line, series } from '../parts.ts'
import { scene, stage } from '../stage.ts'

const states = { run: '#35D07F', warp: '#FF4B3E', weft: '#FFB224', wait: '#F5F5F0', off: '#2A3033' }
const mono = 'font-family:League Mono'

const shed = series(5, 96).map((value, index) =>
  index === 40 || value > 0.955
    ? 'warp'
    : value > 0.89
      ? 'weft'
      : value > 0.86
        ? 'wait'
        : value > 0.84
          ? 'off'
          : 'run',
) satisfies (keyof typeof states)[]

const count = (state: keyof typeof states): number => shed.filter((loom) => loom === state).length

const cells = (size: number, gap: number): string =>
  `<div style="display:grid;grid-template-columns:repeat(12,${size}px);gap:${gap}px">${shed
    .map(
      (state, index) =>
        `<div class="m n" style="height:${size * 1.12}px;background:${states[state]}${state === 'run' ? '2e' : ''};box-shadow:${state === 'run' ? `inset 0 0 0 2px ${states.run}88` : `0 0 26px ${states[state]}88`};color:${state === 'run' ? states.run : state === 'off' ? '#777' : '#0A0D0E'};font:600 ${size * 0.36}px League Mono">${index + 1}</div>`,
    )
    .join('')}</div>`

const wall = `<div style="padding:44px 46px;color:#EDF2EE;${mono}"><div class="sb"><span style="font:700 34px League Mono Wide">SHED A–D</span><span class="n" style="font:600 34px League Mono">14:26</span></div>
  <div class="sb" style="margin:34px 0 38px;align-items:flex-end"><div><div class="n" style="font:700 200px/.8 League Mono Narrow;letter-spacing:-.05em;color:${states.run}">91.4<span style="font-size:90px">%</span></div><div style="font:500 24px League Mono;opacity:.6;margin-top:26px">efficiency this shift, ${count('run')} looms running</div></div>
  <div style="text-align:right;font:600 25px/1.7 League Mono"><div style="color:${states.warp}">WARP ${count('warp')}</div><div style="color:${states.weft}">WEFT ${count('weft')}</div><div style="color:${states.wait}">WAIT ${count('wait')}</div></div></div>
  ${cells(66, 9)}
  <div class="sb" style="margin-top:38px;background:${states.warp};color:#120302;padding:24px 28px;font:700 40px League Mono"><span>WALK TO 41</span><span>WARP 3 MIN</span></div></div>`

const mechanic = `<div style="padding:8px 22px;color:#EDF2EE;${mono}"><div class="sb" style="font:500 15px League Mono;opacity:.7"><span>Loom 41, row D</span><span>since 14:23</span></div><div style="font:700 64px/1 League Mono Narrow;margin:16px 0 4px;color:${states.warp}">Warp break</div><p style="font:400 17px/1.5 League Mono;opacity:.75">End 1,204 from the left. Third today on this beam.</p>
  <div style="margin:22px 0;background:#151B1D;padding:20px"><div style="font:500 14px League Mono;opacity:.6;margin-bottom:14px">Picks per minute, last hour</div>${line([0.8, 0.82, 0.8, 0.1, 0.78, 0.83, 0.8, 0.82, 0.15, 0.8, 0.79, 0.82, 0.04], { width: 306, height: 120, color: states.run, fill: '#35d07f22' })}</div>
  ${[
    ['Last mechanic', 'Rafiq, 11:40'],
    ['Beam', 'N-208, 62% left'],
    ['Cloth', '60 × 60 poplin'],
  ]
    .map(
      ([name, value]) =>
        `<div class="sb" style="padding:14px 0;border-bottom:1px solid #2a3033;font:500 16px League Mono"><span style="opacity:.6">${name}</span><span>${value}</span></div>`,
    )
    .join('')}
  <div class="m" style="position:absolute;left:20px;right:20px;bottom:34px;height:72px;background:${states.run};color:#04150b;font:700 21px League Mono;gap:12px">${glyph('wrench', 24)} Knotted, running</div></div>`

const shift = `<div style="padding:70px 70px;color:#121617;${mono}"><div class="sb" style="font:600 20px League Mono;border-bottom:3px solid;padding-bottom:18px"><span>NOORPUR WEAVING MILLS</span><span>SHIFT 2</span></div><div style="font:700 120px/.95 League Mono Narrow;letter-spacing:-.04em;margin:46px 0 20px">Stops by cause and hour</div>
  ${[
    ['Warp break', states.warp, 3],
    ['Weft break', states.weft, 8],
    ['Waiting for a mechanic', '#121617', 13],
  ]
    .map(
      ([name, color, seed]) =>
        `<div style="margin-top:44px"><div class="sb" style="font:600 23px League Mono;margin-bottom:12px"><span>${name}</span><span class="n">${Number(seed) * 7 + 12} min</span></div>${bars(
          series(Number(seed), 16).map((value) => 0.12 + value * 0.88),
          { height: 130, width: 32, gap: 8, color: String(color), radius: 0 },
        )}</div>`,
    )
    .join('')}</div>`

const threads = (color: string): string =>
  `repeating-linear-gradient(90deg,${color} 0 3px,transparent 3px 11px),repeating-linear-gradient(0deg,#0000 0 14px,#0003 14px 17px)`

export default [
  stage({
    ground: 'linear-gradient(180deg,#4b5456,#23292b 70%,#15191a)',
    font: 'League Mono',
    light: 0.6,
    body: `<div class="a" style="left:250px;top:-20px;width:8px;height:180px;background:#0d0f10"></div><div class="a" style="left:742px;top:-20px;width:8px;height:180px;background:#0d0f10"></div>${board({ width: 980, height: 1180, screen: wall, ground: '#0A0D0E', x: 500, y: 800, scale: 0.86, tiltX: -4, tiltY: 9 })}`,
  }),
  scene({
    ground: '#0A0D0E',
    font: 'League Mono',
    body: `<div class="a" style="left:-250px;top:-330px;transform:rotate(-7deg) scale(1.08)">${cells(196, 24)}</div>`,
  }),
  stage({
    ground: `${threads('#e9dfc8')},#B9A98A`,
    font: 'League Mono',
    body: phone({
      screen: mechanic,
      ground: '#0A0D0E',
      color: '#EDF2EE',
      x: 500,
      y: 760,
      scale: 1.44,
      turn: -6,
    }),
  }),
  stage({
    ground: '#35D07F',
    font: 'League Mono',
    body: sheet({
      width: 800,
      height: 1180,
      print: shift,
      paper: '#F4F6F1',
      x: 500,
      y: 760,
      turn: 2,
      lift: 50,
    }),
  }),
]
