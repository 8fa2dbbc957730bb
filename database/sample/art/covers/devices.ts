/**
 * What carries a screen or a print: phone, browser window, tablet, wall board, sheet of paper.
 * Each takes the HTML of its surface and a place on the stage.
 */
import { type Place, place, shadow } from './stage.ts'

/** Signal, network and battery, as they stand at the upper right of a phone. */
export const signalBars = (
  color: string,
): string => `<svg width="66" height="14" viewBox="0 0 66 14" fill="${color}">
  <path d="M0 9h3v4H0zM5 6h3v7H5zM10 3h3v10h-3zM15 0h3v13h-3z"/><path d="M24 5a9 9 0 0 1 12 0l-1.6 1.8a6.6 6.6 0 0 0-8.8 0zM27 8.5a4.5 4.5 0 0 1 6 0L30 12z"/>
  <rect x="42.5" y="1.5" width="19" height="10" rx="3" fill="none" stroke="${color}"/><rect x="44" y="3" width="13" height="7" rx="1.5"/><path d="M63 5v4a2 2 0 0 0 0-4z"/></svg>`

type Phone = Place & {
  screen: string
  ground?: string
  color?: string
  frame?: string
  time?: string
  plain?: boolean
}

/** A phone of 390 x 844 points; `ground` and `color` are those of its screen. */
export function phone({
  screen,
  ground = '#fff',
  color = '#111',
  frame = '#14151A',
  time = '9:41',
  plain,
  ...at
}: Phone): string {
  const status = plain
    ? ''
    : `<div class="sb n" style="height:50px;padding:8px 26px 0 32px;font:600 15px Inter;color:${color}">${time}${signalBars(color)}</div>
       <div class="a" style="left:145px;top:11px;width:100px;height:28px;border-radius:14px;background:#050506"></div>`
  return place(
    418,
    872,
    at,
    `<div style="position:relative;width:418px;height:872px;border-radius:66px;background:linear-gradient(135deg,#fff5,transparent 30%,transparent 70%,#0006),${frame};${shadow(90, 0.62)};padding:14px">
    <div class="a" style="inset:3px;border-radius:63px;border:2px solid #ffffff26"></div>
    <div style="position:relative;width:390px;height:844px;border-radius:53px;overflow:hidden;background:${ground};color:${color}">${status}${screen}
      <div class="a" style="left:128px;bottom:8px;width:134px;height:5px;border-radius:3px;background:${color};opacity:.85"></div>
      <div class="a" style="inset:0;background:linear-gradient(118deg,#ffffff1f 0 24%,transparent 24.2%)"></div></div></div>`,
  )
}

type Window = Place & {
  width: number
  height: number
  url: string
  screen: string
  ground?: string
  chrome?: string
  ink?: string
  radius?: number
}

/** A browser window; `width` and `height` are those of the page inside it. */
export function browser({
  width,
  height,
  url,
  screen,
  ground = '#fff',
  chrome = '#F1F1EF',
  ink = '#5A5D66',
  radius = 14,
  ...at
}: Window): string {
  const dot = `<i style="width:11px;height:11px;border-radius:50%;background:${ink};opacity:.28"></i>`
  return place(
    width,
    height + 44,
    at,
    `<div style="border-radius:${radius}px;overflow:hidden;${shadow(80, 0.55)};background:${ground}">
    <div class="r" style="height:44px;background:${chrome};padding:0 16px;gap:8px;color:${ink};font:500 13px Inter">${dot}${dot}${dot}
      <span class="m" style="margin:0 auto;width:46%;height:26px;border-radius:13px;background:${ink}1c;transform:translateX(-22px)">${url}</span></div>
    <div style="position:relative;width:${width}px;height:${height}px;overflow:hidden">${screen}</div></div>`,
  )
}

type Tablet = Place & {
  width: number
  height: number
  screen: string
  ground?: string
  frame?: string
}

/** A tablet, upright or lying as its sizes say. */
export function tablet({
  width,
  height,
  screen,
  ground = '#fff',
  frame = '#17181C',
  ...at
}: Tablet): string {
  return place(
    width + 52,
    height + 52,
    at,
    `<div style="width:${width + 52}px;height:${height + 52}px;padding:26px;border-radius:40px;background:linear-gradient(135deg,#fff5,transparent 25%,transparent 75%,#0007),${frame};${shadow(100, 0.6)}">
    <div style="position:relative;width:${width}px;height:${height}px;border-radius:16px;overflow:hidden;background:${ground}">${screen}
    <div class="a" style="inset:0;background:linear-gradient(115deg,#ffffff14 0 30%,transparent 30.2%)"></div></div></div>`,
  )
}

type Sheet = Place & {
  width: number
  height: number
  print: string
  paper?: string
  radius?: number
  lift?: number
}

/** A printed sheet, card or poster. */
export function sheet({
  width,
  height,
  print,
  paper = '#FBF8F0',
  radius = 3,
  lift = 40,
  ...at
}: Sheet): string {
  return place(
    width,
    height,
    at,
    `<div style="position:relative;width:${width}px;height:${height}px;border-radius:${radius}px;overflow:hidden;background:${paper};${shadow(lift, 0.5)}">${print}
    <div class="a" style="inset:0;background:linear-gradient(125deg,#ffffff38,transparent 45%,#00000014)"></div></div>`,
  )
}

/** A board hung on a wall: thin dark rim, glass. */
export function board({ width, height, screen, ground = '#000', ...at }: Tablet): string {
  return place(
    width + 28,
    height + 28,
    at,
    `<div style="width:${width + 28}px;height:${height + 28}px;padding:14px;border-radius:8px;background:linear-gradient(160deg,#3a3c42,#0c0d10 30%);${shadow(120, 0.75)}">
    <div style="position:relative;width:${width}px;height:${height}px;overflow:hidden;background:${ground}">${screen}
    <div class="a" style="inset:0;background:linear-gradient(112deg,#ffffff12 0 38%,transparent 38.2%)"></div></div></div>`,
  )
}
