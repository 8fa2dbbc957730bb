/**
 * What lies about in the scenes of the crafts: notes, pencils, tape, tags. A scene is 1920 x 1080
 * without a ground, since it lies on the colour of its category; light comes from the top left.
 */
import { readFileSync } from 'node:fs'
import { type Place, place, shadow } from '../covers/stage.ts'

export const sceneWidth = 1920
export const sceneHeight = 1080

export const [ink, paper, deep, signal] = ['#14171F', '#FBF8F1', '#E9E2D2', '#FF5B2E']

/** The face of the site's headings, and a plain one for what is read small. */
export const display = 'Bricolage'
export const plain = 'Inter'
export const mono = 'League Mono'

const face = readFileSync(
  new URL('../../../../app/ui/fonts/bricolage-grotesque-700.ttf', import.meta.url),
).toString('base64')

/** A scene from the things that stand in it, the farthest first. */
export const scene = (...things: string[]): string =>
  `<style>@font-face{font-family:${display};font-weight:700;src:url(data:font/ttf;base64,${face})}</style>
  <div class="a" style="inset:0;overflow:hidden;color:${ink};font-family:${plain}">${things.join('')}</div>`

/** Width and height of the square in which a craft shows one thing by itself. */
export const thingSize = 1000

/** What was drawn in its place in a scene, where it stands by itself. */
export const moved = (right: number, down: number, scale: number, body: string): string =>
  `<div class="a" style="inset:0;transform-origin:0 0;transform:translate(${right}px,${down}px) scale(${scale})">${body}</div>`

/** A drawing over the whole scene, or over a box of its own. */
export const drawn = (svg: string, width = sceneWidth, height = sceneHeight): string =>
  `<svg class="a" style="left:0;top:0;overflow:visible" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">${svg}</svg>`

type Note = Place & { color: string; text: string; size?: number; font?: number }

/** A square note that sticks at its upper edge; its lower corners come away from the wall. */
export function note({ color, text, size = 210, font = 30, ...at }: Note): string {
  return place(
    size,
    size,
    at,
    `<div class="a" style="inset:40% 8px -6px 8px;box-shadow:16px 22px 26px rgba(0,0,0,.42);transform:skewX(-3deg)"></div>
    <div style="position:relative;width:${size}px;height:${size}px;padding:${size * 0.11}px;border-radius:2px 2px 26px 4px/2px 2px 8px 4px;background:linear-gradient(172deg,rgba(0,0,0,.1),transparent 16%,transparent 66%,rgba(255,255,255,.3) 88%,rgba(0,0,0,.12)),${color};font:700 ${font}px/1.08 ${display};letter-spacing:-.01em">${text}</div>`,
  )
}

type Pencil = Place & { length: number; color: string }

/** A pencil that points to the left. */
export function pencil({ length, color, ...at }: Pencil): string {
  const body = (y: number, high: number, shade: string) =>
    `<path d="M78 ${y}H${length - 70}V${y + high}H78Z" fill="${color}"/><path d="M78 ${y}H${length - 70}V${y + high}H78Z" fill="${shade}"/>`
  return place(
    length,
    40,
    at,
    `<svg width="${length}" height="40" style="overflow:visible;filter:drop-shadow(8px 14px 8px rgba(0,0,0,.4))">
    ${body(2, 11, 'rgba(255,255,255,.34)')}${body(13, 13, 'rgba(0,0,0,0)')}${body(26, 11, 'rgba(0,0,0,.3)')}
    <path d="M78 2L16 17V23L78 37C70 30 84 26 74 20C86 14 70 8 78 2Z" fill="#E8C79A"/><path d="M16 17L0 20L16 23Z" fill="${ink}"/>
    <path d="M${length - 70} 2h34v35h-34z" fill="#C9CCD2"/><path d="M${length - 62} 2v35M${length - 52} 2v35" stroke="#878B95" stroke-width="3"/><path d="M${length - 36} 3h26q10 0 10 10v13q0 10-10 10h-26z" fill="#D96A57"/></svg>`,
  )
}

/** A strip of paper tape. */
export const tape = (x: number, y: number, turn: number, long = 120): string =>
  place(
    long,
    38,
    { x, y, turn },
    `<div style="height:38px;background:linear-gradient(#fff9,#fff5);box-shadow:2px 3px 5px rgba(0,0,0,.18)"></div>`,
  )

/** A round push pin with its shadow. */
export const pin = (x: number, y: number, color: string): string =>
  drawn(
    `<ellipse cx="${x + 16}" cy="${y + 22}" rx="18" ry="12" fill="#000" fill-opacity=".34"/><circle cx="${x}" cy="${y}" r="19" fill="${color}"/><circle cx="${x + 3}" cy="${y + 4}" r="12" fill="#000" fill-opacity=".16"/><circle cx="${x - 3}" cy="${y - 4}" r="10" fill="${color}"/><circle cx="${x - 6}" cy="${y - 7}" r="4" fill="#fff" fill-opacity=".75"/>`,
  )

/** A window of a tool, dark, with three dots. */
export function pane(width: number, height: number, body: string, at: Place): string {
  const dot = `<i style="width:13px;height:13px;border-radius:50%;background:#fff3"></i>`
  return place(
    width,
    height,
    at,
    `<div style="position:relative;width:${width}px;height:${height}px;border-radius:16px;overflow:hidden;background:#10131B;color:#E9EDF6;${shadow(80, 0.6)}">
    <div class="r" style="height:46px;gap:9px;padding:0 18px;background:#1B1F2A">${dot.repeat(3)}</div>${body}</div>`,
  )
}
