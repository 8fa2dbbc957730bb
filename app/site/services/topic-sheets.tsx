/**
 * How everything is built, drawn as five sheets on a table: a front, its records, an editor, a shelf of
 * price tags, and frames of three widths. The current runs under them from the first to the last, and the
 * style sheet lifts the one whose row is pointed at or open.
 */

/** Paths on a sheet, which is 280 wide and 200 high. */
type Sheet = {
  /** A tint of the ink. */
  shade: string
  /** In the craft's colour. */
  accent: string
  ink: string
  line: string
}

const ring = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`

/** A thin line for each length, one below the other. */
const lines = (x: number, top: number, pitch: number, lengths: number[]) =>
  lengths.map((length, at) => `M${x} ${top + at * pitch}h${length}`).join('')

const price = (x: number, y: number) => {
  const long = x % 5 > 1 ? 22 : 15
  return `M${x + 7} ${y + 21}h${long}v8h-${long}z`
}
const label = (x: number, y: number) => `M${x} ${y + 9}l8-9h20l8 9v39h-36z`
const tag = (x: number, y: number) =>
  `${label(x, y)}M${x + 18} ${y - 9}v14${ring(x + 18, y + 8, 3)}M${x + 7} ${y + 36}h22m-22 6h12`

/** Every place on the shelf: three rails of five. */
const onShelf = (draw: (x: number, y: number) => string) =>
  [18, 82, 146].map((y) => [40, 88, 136, 184, 232].map((x) => draw(x, y)).join('')).join('')

/** In the order of the rows, from above. */
const sheets: Sheet[] = [
  {
    shade: 'M144 50h122v104h-122z',
    accent: 'M14 134h54v18h-54zM205 60l25 48h26l-24 32h-54l-24-32h26z',
    ink: 'M14 32h32v7h-32zM14 58h112v13h-112zM14 77h82v13h-82z',
    line: `M0 20h280M60 6h120v8h-120zM182 36h20m12 0h20m12 0h20M144 50h122v104h-122zM154 108h102l-24 32h-54zM180 108l25-48 25 48M205 60v48M144 136h31m60 0h31M144 145h122M40 200v-32h68v32m11 0v-32h68v32m11 0v-32h68v32${lines(14, 104, 8, [108, 94, 62])}${lines(48, 180, 10, [34, 48])}${lines(127, 180, 10, [28, 50])}${lines(206, 180, 10, [38, 44])}${[12, 24, 36].map((x) => ring(x, 10, 3)).join('')}`,
  },
  {
    shade: 'M40 10h228v22h-228z',
    accent: 'M40 142h228v22h-228z',
    ink: [20, 30, 12, 26, 16, 34, 22]
      .map((long, at) => `M256 ${40 + 22 * at}h-${long}v6h${long}z`)
      .join(''),
    line: `M40 10h228v176h-228zM66 10v176M164 10v176M210 10v176${lines(40, 32, 22, Array(7).fill(228))}${lines(78, 43, 22, [58, 40, 66, 48, 62, 44, 70])}${lines(50, 43, 22, Array(7).fill(6))}${Array.from({ length: 7 }, (_, at) => ring(187, 43 + 22 * at, 5)).join('')}`,
  },
  {
    shade: 'M196 0h84v200h-84z',
    accent: 'M78 144h76v14h-76zM208 158h60v20h-60z',
    ink: 'M40 34h112v13h-112zM40 53h70v13h-70zM154 140h3v22h-3zM208 126h9v9h-9z',
    line: `M196 0v200M0 18h196M208 24h60v16h-60zM208 62h60v44h-60zM222 86h32l-8 11h-16zM230 86l8-17 8 17M208 126h9v9h-9zM226 131h34M226 168h24${lines(40, 84, 12, [136, 124, 140])}${lines(40, 127, 12, [138, 120, 138, 130, 66])}${lines(208, 16, 38, [26, 34])}`,
  },
  {
    shade: 'M0 6h280v6h-280zM0 70h280v6h-280zM0 134h280v6h-280z',
    accent: label(136, 146) + label(232, 82),
    ink: onShelf(price),
    line: `M0 6h280m0 6h-280M0 70h280m0 6h-280M0 134h280m0 6h-280${onShelf(tag)}`,
  },
  {
    shade: 'M40 10h228v12h-228z',
    accent: 'M210 94h58v92h-58z',
    ink: 'M52 34h70v13h-70zM52 128h74v10h-74zM150 76h62v10h-62zM218 116h34v9h-34z',
    line: `M138 186h-98v-176h228v48M40 22h228M204 186h-66v-128h130v36M138 70h130M210 94h58v92h-58zM210 106h58M150 138h42v36h-42zM218 152h42v24h-42zM232 100h14M40 194h228M40 190v8m98 0v-8m72 0v8m58 0v-8${lines(52, 146, 9, [74, 62, 70, 40])}${lines(150, 96, 9, [48, 40])}${lines(218, 134, 8, [42, 36])}`,
  },
]

/** Where the middle of each sheet lies on the table, 640 by 660, and how it is turned, in degrees. */
const places: [x: number, y: number, turn: number][] = [
  [150, 112, -3],
  [478, 218, 2],
  [156, 334, 2],
  [482, 442, -2],
  [152, 556, -2],
]

export const TopicSheets = () => (
  <svg className="topic-sheets" viewBox="0 0 640 664" aria-hidden="true">
    <path
      className="topic-current"
      d="M660 24C560 -14 500 92 400 60S250 70 152 118S330 200 474 226S300 300 162 334S330 420 478 444S300 520 156 552S340 650 440 590S560 660 660 612"
    />
    {sheets.map(({ shade, accent, ink, line }, at) => {
      const [x, y, turn] = places[at] ?? [0, 0, 0]
      return (
        <g key={shade} transform={`translate(${x} ${y}) rotate(${turn}) translate(-140 -100)`}>
          <g className="sheet">
            <path className="sheet-ground" d="M0 0h280v200h-280z" />
            <path className="sheet-shade" d={shade} />
            <path className="sheet-accent" d={accent} />
            <path className="sheet-ink" d={ink} />
            <path d={line} />
            <text x="7" y="194">
              {at + 1}
            </text>
          </g>
        </g>
      )
    })}
  </svg>
)
