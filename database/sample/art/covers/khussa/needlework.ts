/**
 * Embroidery in metal thread, stitch by stitch. Every filled form is laid in satin: short parallel
 * threads, each of which catches the light by its direction and by its height over the ground.
 * Where a place has yet to be worked, the chalk of the pattern is left instead.
 */
import { series } from '../parts.ts'
import {
  along,
  aside,
  between,
  even,
  type Line,
  lengthOf,
  type Point,
  path,
  ring,
  towards,
} from './lines.ts'
import type { Thread } from './thread.ts'

type Work = {
  thread: Thread
  /** Thread beside the metal: the eyes of feathers, hearts of flowers. */
  silk: Thread
  /** Width of one thread. */
  gauge: number
  /** Towards the light, a unit in the plane of the work; nought where it comes from everywhere alike. */
  light: Point
  seed: number
  /** How much of what lies around a place has been worked, 0 to 1; everything where left out. */
  done?: (point: Point) => number
  /** Sets every point where it belongs, as where leather is stretched afterwards. */
  set?: (point: Point) => Point
}

/** What was laid, in the order of the work, for those who lay it again in the round: silk, or else the metal. */
export type Laid = { silk: boolean } & (
  | { kind: 'satin'; stitches: [Point, Point][]; gauge: number }
  | { kind: 'cord'; line: Line; width: number }
  | { kind: 'sequin' | 'knot'; middle: Point; radius: number }
)

type Use = { silk?: boolean; lean?: number }

/** One piece of work; what is laid later lies above. */
export class Needlework {
  readonly #work: Work
  readonly #chance: number[]
  readonly #layers: string[] = []
  readonly #chalk: string[] = []
  readonly #laid: Laid[] = []
  #used = 0

  constructor(work: Work) {
    this.#work = work
    this.#chance = series(work.seed + 1, 1999)
  }

  /** The finished stitches. */
  get stitches(): string {
    return this.#layers.join('')
  }

  /** What of the pattern is only drawn, as the data of one path. */
  get chalk(): string {
    return this.#chalk.join('')
  }

  /** The finished stitches one by one, from where each begins to where it ends. */
  get laid(): readonly Laid[] {
    return this.#laid
  }

  #random(): number {
    return this.#chance[this.#used++ % this.#chance.length] ?? 0.5
  }

  #at(point: Point): Point {
    return this.#work.set?.(point) ?? point
  }

  #worked(point: Point): number {
    return this.#work.done?.(point) ?? 1
  }

  #draw(line: Line, closed = false): void {
    this.#chalk.push(
      path(
        line.map((point) => this.#at(point)),
        closed,
      ),
    )
  }

  /** Threads side by side from one edge of a form to the other. */
  satin(left: Line, right: Line, { silk = false, lean = 0 }: Use = {}): void {
    const { gauge, light } = this.#work
    const thread = silk ? this.#work.silk : this.#work.thread
    const count = Math.max(3, Math.round(Math.max(lengthOf(left), lengthOf(right)) / gauge))
    const tones = thread.map(() => [] as string[])
    const sides: [Point[], Point[]] = [[], []]
    const [from, to] = [even(left, count), even(right, count)]
    const part = this.#worked(
      this.#at(between(from[count >> 1] as Point, to[count >> 1] as Point, 0.5)),
    )
    if (part < 1) this.#draw([...left, ...right.toReversed()], true)
    let drift = 0
    for (let at = 0; at <= count * part; at++) {
      const step = Math.max(0, Math.min(count, Math.round(at + lean * count)))
      const a = this.#at(from[at] as Point)
      const b = this.#at(to[step] as Point)
      const size = Math.hypot(b[0] - a[0], b[1] - a[1])
      if (size < gauge * 0.5) continue
      sides[0].push(a)
      sides[1].push(b)
      const way: Point = [(b[0] - a[0]) / size, (b[1] - a[1]) / size]
      const across = Math.abs(way[0] * light[1] - way[1] * light[0])
      const facing = way[0] * light[0] + way[1] * light[1]
      drift = drift * 0.7 + (this.#random() - 0.5) * 0.5
      const fray = (this.#random() - 0.5) * gauge * 0.5
      const steps = Math.max(2, Math.min(7, Math.round(size / gauge / 1.4)))
      for (let piece = 0; piece < steps; piece++) {
        const side = ((piece + 0.5) / steps) * 2 - 1
        const glint = Math.exp(-(((side - facing * 0.45) / 0.36) ** 2))
        const tone =
          0.16 +
          across * 0.34 +
          glint * (0.12 + across * 0.38) +
          side * facing * 0.22 -
          Math.abs(side) ** 3 * 0.2 +
          drift * 0.5
        const [p, q] = [
          between(a, b, piece / steps - (piece ? 0 : fray / size)),
          between(a, b, (piece + 1) / steps + (piece === steps - 1 ? fray / size : 0.02)),
        ]
        tones[Math.max(0, Math.min(8, Math.round(tone * 8)))]?.push(path([p, q]))
      }
    }
    if (sides[0].length < 2) return
    const stitches = sides[0].map((a, at): [Point, Point] => [a, sides[1][at] as Point])
    this.#laid.push({ kind: 'satin', silk, stitches, gauge })
    this.#layers.push(
      `<path d="${path([...sides[0], ...sides[1].reverse()], true)}" fill="${thread[1]}" stroke="${thread[0]}" stroke-width="${gauge * 0.5}"/>`,
      ...tones.map((strokes, tone) =>
        strokes.length
          ? `<path d="${strokes.join('')}" stroke="${thread[tone]}" stroke-width="${(gauge * 0.84).toFixed(2)}"/>`
          : '',
      ),
    )
  }

  /** A petal or leaf of two halves that meet at a vein, with threads that lean towards its tip. */
  leaf(
    foot: Point,
    degrees: number,
    size: number,
    width: number,
    use: Use & { sway?: number } = {},
  ): void {
    const { sway = 0, ...rest } = use
    const vein = Array.from({ length: 25 }, (_, at) =>
      towards(
        towards(foot, degrees, (size * at) / 24),
        degrees + 90,
        Math.sin((at / 24) * Math.PI) * sway,
      ),
    )
    const tip = vein[24] as Point
    const edge = (hand: number): Line =>
      vein.map((point, at) => {
        const part = at / 24
        const [dx, dy] = along(vein, at)
        const by = hand * width * 0.5 * Math.sin(Math.PI * part ** 0.86) ** 0.8
        return at === 24 ? tip : [point[0] - dy * by, point[1] + dx * by]
      })
    this.satin(vein.slice(0, 24), edge(-1), { lean: 0.1, ...rest })
    this.satin(vein.slice(0, 24), edge(1), { lean: 0.1, ...rest })
  }

  /** A small form laid across in one: bud, seed or drop. */
  bud(foot: Point, degrees: number, size: number, width: number, use: Use = {}): void {
    const side = (hand: number): Line =>
      Array.from({ length: 17 }, (_, at) => {
        const part = at / 16
        const by = hand * width * 0.5 * Math.sin(Math.PI * part ** 1.25) ** 0.75
        return towards(towards(foot, degrees, size * part), degrees + 90, by)
      })
    this.satin(side(-1), side(1), { lean: 0.05, ...use })
  }

  /** A band of slanting threads along a line, narrower towards its ends. */
  band(line: Line, width: number, use: Use = {}): void {
    const steps = even(line, Math.max(6, Math.round(lengthOf(line) / 4)))
    const full = (part: number): number =>
      width * 0.5 * Math.min(1, 0.25 + Math.min(part, 1 - part) * 9)
    const side = (hand: number): Line => aside(steps, (part) => hand * full(part))
    this.satin(side(-1), side(1), { lean: Math.min(0.2, (width * 0.6) / lengthOf(line)), ...use })
  }

  /** A twisted cord laid on the ground and caught down at every few turns. */
  cord(line: Line, width: number, { silk = false }: Use = {}): void {
    const { gauge, light, silk: catching } = this.#work
    const thread = silk ? this.#work.silk : this.#work.thread
    const points = even(line, Math.max(4, Math.round(lengthOf(line) / (width * 0.62)))).map(
      (point) => this.#at(point),
    )
    const tones = thread.map(() => [] as string[])
    const catches: string[] = []
    const runs: Point[][] = [[]]
    points.forEach((point, at) => {
      if (this.#worked(point) < 1) {
        if (runs.at(-1)?.length) runs.push([])
        return
      }
      runs.at(-1)?.push(point)
      const [dx, dy] = along(points, at)
      const [nx, ny] = [-dy, dx]
      const turned = nx * light[0] + ny * light[1]
      for (const hand of [-1, 0, 1]) {
        const middle: Point = [
          point[0] + (nx * width * hand) / 3.2,
          point[1] + (ny * width * hand) / 3.2,
        ]
        const [hx, hy] = [(nx + dx * 0.8) * width * 0.2, (ny + dy * 0.8) * width * 0.2]
        const tone =
          0.5 +
          turned * hand * 0.4 -
          Math.abs(hand) * 0.1 +
          (hand ? 0 : 0.16) +
          (this.#random() - 0.5) * 0.12
        const lit = Math.round(tone * 8)
        const from: Point = [
          middle[0] + (dx * hand * width) / 4 - hx,
          middle[1] + (dy * hand * width) / 4 - hy,
        ]
        tones[Math.max(0, Math.min(8, lit))]?.push(
          path([from, [from[0] + hx * 2, from[1] + hy * 2]]),
        )
      }
      if (at % 7 === 3 && !silk && width > gauge * 1.5)
        catches.push(
          path([
            [point[0] - nx * width * 0.62, point[1] - ny * width * 0.62],
            [point[0] + nx * width * 0.62, point[1] + ny * width * 0.62],
          ]),
        )
    })
    if (runs.some((run) => run.length < points.length)) this.#draw(line)
    const whole = runs.filter((run) => run.length > 1)
    for (const run of whole) this.#laid.push({ kind: 'cord', silk, line: run, width })
    const laid = whole.map((run) => path(run)).join('')
    if (!laid) return
    this.#layers.push(
      `<path d="${laid}" fill="none" stroke="${thread[0]}" stroke-width="${(width * 1.08).toFixed(2)}"/>`,
      ...tones.map((strokes, tone) =>
        strokes.length
          ? `<path d="${strokes.join('')}" stroke="${thread[tone]}" stroke-width="${(width * 0.4).toFixed(2)}" stroke-linecap="round"/>`
          : '',
      ),
      `<path d="${catches.join('')}" stroke="${catching[3]}" stroke-width="${(gauge * 0.8).toFixed(2)}"/>`,
    )
  }

  /** A metal disc held by one bead. */
  sequin(middle: Point, radius: number, { silk = false }: Use = {}): void {
    const thread = silk ? this.#work.silk : this.#work.thread
    const [x, y] = this.#at(middle)
    if (this.#worked([x, y]) < 1) {
      this.#draw(ring(middle, radius, 0, 360))
      return
    }
    this.#laid.push({ kind: 'sequin', silk, middle: [x, y], radius })
    const start = this.#random() * 50 + 300
    const wedge = (from: number, wide: number, color: string | undefined, alpha: number): string =>
      `<path d="${path([[x, y], ...ring([x, y], radius * 0.9, from, from + wide)], true)}" fill="${color}" fill-opacity="${alpha}"/>`
    this.#layers.push(
      `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${radius}" fill="${thread[4]}" stroke="${thread[1]}" stroke-width="${(radius * 0.16).toFixed(2)}"/>`,
      wedge(start, 62, thread[8], 0.95),
      wedge(start + 178, 48, thread[7], 0.6),
      wedge(start + 85, 60, thread[2], 0.6),
      `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${(radius * 0.3).toFixed(2)}" fill="${thread[0]}"/><circle cx="${(x - radius * 0.06).toFixed(2)}" cy="${(y - radius * 0.08).toFixed(2)}" r="${(radius * 0.17).toFixed(2)}" fill="${thread[7]}"/>`,
    )
  }

  /** A knot of thread, as round as a seed. */
  knot(middle: Point, radius: number, { silk = false }: Use = {}): void {
    const thread = silk ? this.#work.silk : this.#work.thread
    const [x, y] = this.#at(middle)
    if (this.#worked([x, y]) < 1) {
      this.#draw(ring(middle, radius * 0.6))
      return
    }
    this.#laid.push({ kind: 'knot', silk, middle: [x, y], radius })
    const { light } = this.#work
    const bow = (by: number, color: string | undefined): string =>
      `<circle cx="${(x + light[0] * radius * by).toFixed(2)}" cy="${(y + light[1] * radius * by).toFixed(2)}" r="${(radius * (1 - by * 1.5)).toFixed(2)}" fill="${color}"/>`
    this.#layers.push(
      bow(0, thread[1]),
      bow(0.12, thread[4]),
      bow(0.34, thread[6]),
      bow(0.46, thread[8]),
    )
  }
}
