import { glyph } from '../../covers/parts.ts'
import { deep, display, ink, mono, plain } from '../print.ts'
import { coins, type Laid, leaf, phone, type Spot } from '../table.ts'

const green = '#0E7C4A'

/** Four bars of signal, of which the first is there. */
const signalBars = (size: number, color: string): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24"><path d="M2 17h4v5H2z" fill="${color}"/><path d="M8 12h4v10H8zM14 7h4v15h-4zM20 2h4v20h-4z" fill="${color}" fill-opacity=".22"/></svg>`

const entry = (name: string, sum: string, state: 'sent' | 'waits'): string =>
  `<div class="sb" style="height:86px;padding:0 20px;margin-top:12px;border-radius:20px;background:#fff"><div class="r" style="gap:14px"><div class="m" style="width:46px;height:46px;border-radius:14px;background:${state === 'sent' ? '#DDF3E6' : '#FFE9B8'}">${glyph(state === 'sent' ? 'check' : 'clock', 26, state === 'sent' ? green : '#8A5A00', 2.6)}</div><div><b style="font:700 21px ${display}">${name}</b><div style="font:500 15px ${plain};color:#6b6658">${state === 'sent' ? 'sent' : 'waits for signal'}</div></div></div><b class="n" style="font:700 25px ${display}">${sum}</b></div>`

const status = `<div class="sb n" style="height:50px;padding:8px 30px 0 34px;font:600 16px ${plain}">18:02<span class="r" style="gap:8px">${signalBars(22, ink)}<i style="width:26px;height:13px;border:2px solid ${ink};border-radius:4px;background:linear-gradient(90deg,${ink} 38%,transparent 0)"></i></span></div><div class="a" style="left:145px;top:11px;width:100px;height:28px;border-radius:14px;background:#050506"></div>`

const till = `${status}<div style="padding:8px 20px"><div class="r" style="gap:14px;height:84px;padding:0 20px;border-radius:20px;background:${ink};color:#fff">${signalBars(38, '#FFB81C')}<div style="font:600 18px/1.25 ${plain}">One bar.<br>Go on selling.</div></div>
  <div style="margin:24px 4px 4px;font:500 18px ${plain};color:#6b6658">Taken today</div><div class="n" style="margin-left:2px;font:700 88px/.95 ${display};letter-spacing:-.045em">18,460</div>
  <div style="height:14px"></div>${entry('Sugar, 1 kg', '165', 'sent')}${entry('Daal, 2 kg', '640', 'sent')}${entry('Flour, 10 kg', '1,480', 'waits')}${entry('Ghee', '2,150', 'waits')}
  <div class="m" style="height:80px;margin-top:18px;border-radius:22px;background:${green};color:#fff;font:700 27px ${display}">New sale</div></div>`

const key = (text: string): string =>
  `<div class="m" style="height:92px;border-radius:24px;background:#ffffff1c;font:700 36px ${display}">${text}</div>`
const pad = `<div style="padding:30px 24px;color:#fff;text-align:center"><div style="font:600 20px ${plain};opacity:.8">Flour, 10 kg</div><div class="n" style="margin:16px 0 30px;font:700 104px/1 ${display};letter-spacing:-.05em">1,480</div>
  <div style="display:grid;grid-template-columns:repeat(3,1fr);gap:12px">${'123456789'.split('').map(key).join('')}${key('00')}${key('0')}${key('×')}</div><div class="m" style="height:86px;margin-top:16px;border-radius:24px;background:#FFB81C;color:${ink};font:700 28px ${display}">Take cash</div></div>`

const row = (name: string, sum: string): string =>
  `<div class="sb"><span>${name}</span><span>${sum}</span></div>`
const receipt = `<div style="padding:60px 34px;font:500 25px/1.75 ${mono};letter-spacing:-.03em;color:#2b2b2b"><div style="font:700 54px/1 ${display};letter-spacing:-.03em;text-align:center;margin-bottom:26px">Kiryana</div>
  <div style="border-top:3px dashed #999;padding-top:18px">${row('Daal 2 kg', '640')}${row('Flour 10 kg', '1,480')}${row('Ghee', '2,150')}${row('Sugar 1 kg', '165')}${row('Matches', '20')}</div><div style="border-top:3px dashed #999;margin-top:18px;padding-top:14px;font-weight:600">${row('To pay', '4,455')}${row('Cash', '5,000')}${row('Change', '545')}</div><div style="margin-top:30px;text-align:center;color:#777">no. 214, kept on this phone</div></div>`

const atTheTill = (at: Spot): Laid => phone({ screen: till, ground: deep, color: ink, ...at })

const slip = (at: Spot): Laid =>
  leaf({
    width: 330,
    height: 210,
    print: `<div style="padding:26px 28px;font:700 40px/1 ${display};letter-spacing:-.02em">No signal<br>in the cellar.<br>No matter.</div>`,
    curl: [0, 0.1, 0.3, 0],
    ...at,
  })

/** The colour of the category, on which the scene lies. */
export const ground = '#FFB81C'

/** A grocer's counter: a sale goes on with one bar of signal. */
const counter: Laid[] = [
  leaf({
    width: 470,
    height: 900,
    print: receipt,
    paper: '#FFFDF6',
    curl: [0.5, 0, 0, 0.3],
    x: 545,
    y: 640,
    turn: -11,
    lift: 0.05,
  }),
  phone({
    screen: pad,
    ground: '#1C2B4A',
    color: '#fff',
    frame: '#D9D4C6',
    x: 1490,
    y: 620,
    turn: 13,
    scale: 1.16,
    lift: 0.02,
    lean: 4,
  }),
  atTheTill({ x: 1010, y: 650, turn: -5, scale: 1.3, lift: 0.35, lean: 10 }),
  coins({ value: '5', x: 1700, y: 950, layers: 5 }),
  coins({ value: '2', x: 1850, y: 1010, layers: 2, turn: 20 }),
  coins({ value: '10', x: 1545, y: 1015, layers: 1, turn: -24, lift: 0.62 }),
  slip({ x: 215, y: 850, turn: 7, lift: 0.08 }),
]
export default counter

export const thing: Laid[] = [
  atTheTill({ x: 372, y: 510, turn: -5, scale: 1.04, lift: 0.1, lean: 5 }),
  slip({ x: 800, y: 262, turn: 7, lift: 0.3 }),
  coins({ value: '5', x: 765, y: 660, layers: 4 }),
  coins({ value: '2', x: 865, y: 800, layers: 2, turn: 20 }),
]

export const single: Laid[] = [
  atTheTill({ x: 500, y: 490, turn: 5, scale: 1.06, lift: 0.1, lean: 5 }),
]
