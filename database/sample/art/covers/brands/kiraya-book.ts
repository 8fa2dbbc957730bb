import { phone, sheet } from '../devices.ts'
import { scene, stage } from '../stage.ts'

const [brick, sky, cream, teal, ink] = ['#B5523B', '#AFD3E2', '#FBF3E2', '#1F6F78', '#2A1A14']
const slab = 'Quattrocento'

const lit: Record<number, string> = {
  2: '#FFD873',
  5: '#FFD873',
  7: '#FFD873',
  11: '#FFD873',
  14: '#FFD873',
  16: '#FFD873',
}
const window = (index: number): string =>
  `<div style="position:relative;height:168px;background:${lit[index] ?? '#27454f'};border:9px solid ${cream};box-shadow:10px 14px 0 #0000002e,inset 12px 14px 0 #0004"><i class="a" style="left:50%;top:0;bottom:0;width:7px;margin-left:-3px;background:${cream}"></i><i class="a" style="left:0;right:0;top:56px;height:7px;background:${cream}"></i>${index % 3 === 1 ? `<i class="a" style="left:-16px;right:-16px;bottom:-30px;height:44px;background:repeating-linear-gradient(90deg,${ink} 0 5px,transparent 5px 18px),linear-gradient(${ink} 0 0) 0 0/100% 7px no-repeat"></i>` : ''}${index === 9 ? `<i class="a" style="right:4px;bottom:4px;width:62px;height:44px;background:#d7dadb;border-radius:4px"></i>` : ''}</div>`
const building = `<div class="a" style="left:90px;top:190px;width:820px;height:1400px;background:repeating-linear-gradient(0deg,#0000001c 0 2px,transparent 2px 22px),repeating-linear-gradient(90deg,#00000014 0 2px,transparent 2px 52px),linear-gradient(120deg,#c9664b,${brick} 60%,#8e3a28);box-shadow:60px 40px 80px #1c3b4799"><div class="a" style="left:-30px;right:-30px;top:-34px;height:54px;background:${cream};box-shadow:0 18px 20px #0005"></div><div class="a m" style="left:0;right:0;top:52px;font:700 88px/1 ${slab};color:${cream};letter-spacing:.02em">kiraya book</div><div class="a" style="left:70px;right:70px;top:196px;display:grid;grid-template-columns:repeat(4,1fr);gap:64px 56px">${Array.from({ length: 20 }, (_, index) => window(index)).join('')}</div></div>`

const receipt = `<div style="padding:42px 46px;color:${ink};font:400 25px ${slab}"><div class="sb" style="border-bottom:4px double ${ink};padding-bottom:16px"><b style="font:700 36px ${slab}">Receipt</b><span class="n" style="font:700 30px PT Mono;color:${brick}">No. 00318</span></div>${[
  ['Flat', '3-C, Gul Terrace'],
  ['For', 'Rent, January'],
  ['Paid in', 'cash'],
]
  .map(
    ([name, value]) =>
      `<div class="r" style="padding:13px 0;border-bottom:1.5px dotted ${ink}"><span style="width:130px;opacity:.65">${name}</span><b>${value}</b></div>`,
  )
  .join(
    '',
  )}<div class="n" style="font:700 68px/1 ${slab};letter-spacing:-.03em;margin:26px 0 20px">Rs 42,000</div><div style="background:#1f6f781f;padding:18px 20px;font:400 21px/1.5 ${slab}"><b>Shared electricity</b><br>118 of 964 units × Rs 38.60<div class="sb"><span>your share of 9 flats</span><b>4,555</b></div></div></div><div class="a m" style="right:34px;bottom:262px;width:150px;height:150px;border-radius:50%;border:6px solid ${teal};color:${teal};font:700 25px ${slab};transform:rotate(-14deg)">RECEIVED</div>`

/** A key of brass on its hook, with a tag for the flat. */
const key = (x: number, y: number, flat: string, turn: number): string =>
  `<div class="a" style="left:${x}px;top:${y}px;width:230px;height:460px"><i class="a" style="left:92px;top:-16px;width:34px;height:34px;border-radius:50%;background:radial-gradient(circle at 34% 30%,#fff,#b9bdbf 50%,#5b6062);z-index:1"></i>${
    flat === '3-C'
      ? `<div class="a" style="left:36px;top:60px;font:700 54px ${slab};color:#ffffff40">${flat}</div>`
      : `<svg class="a" style="left:0;top:-8px;overflow:visible;transform-origin:109px 8px;transform:rotate(${turn}deg);filter:drop-shadow(16px 22px 10px #06282caa)" width="220" height="460" viewBox="0 0 220 460"><defs><linearGradient id="brass" x1="0" x2="1" y2=".4"><stop stop-color="#fff0b8"/><stop offset=".4" stop-color="#dcae4a"/><stop offset="1" stop-color="#8a5f16"/></linearGradient></defs><path d="M109 0A66 66 0 0 1 130 128L130 380 116 396 130 412 130 440 109 458 92 440V128A66 66 0 0 1 109 0ZM109 26A22 22 0 1 0 109.1 26Z" fill="url(#brass)" fill-rule="evenodd"/><path d="M92 330H70V356H92M92 388H60V420H92" fill="url(#brass)"/><path d="M111 140V430" stroke="#6e4a10" stroke-width="7" opacity=".55"/></svg>
        <svg class="a" style="left:100px;top:30px;overflow:visible" width="120" height="230" fill="none"><path d="M10 4C60 30 90 50 78 96" stroke="#efe4c8" stroke-width="5"/><g transform="rotate(9 78 150)" style="filter:drop-shadow(8px 12px 8px #06282c99)"><path d="M32 112L78 88 124 112V222H32Z" fill="${cream}"/><circle cx="78" cy="112" r="8" fill="#1c5a61"/><text x="78" y="186" text-anchor="middle" font-family="${slab}" font-weight="700" font-size="46" fill="${ink}">${flat}</text></g></svg>`
  }</div>`
const flats = ['1-A', '1-B', '1-C', '2-A', '2-B', '2-C', '3-A', '3-B', '3-C', '4-A', '4-B', '4-C']
const rack = [0, 1]
  .map(
    (row) =>
      `<div class="a" style="left:60px;right:60px;top:${96 + row * 560}px;height:74px;border-radius:8px;background:repeating-linear-gradient(2deg,#0000 0 13px,#3c1c0c22 13px 16px),linear-gradient(#c98a55,#8d5429);box-shadow:14px 24px 26px #06282c88,inset 0 3px 0 #fff4"></div>${flats
        .slice(row * 6, row * 6 + 6)
        .map((flat, at) => key(160 + at * 284, 150 + row * 560, flat, ((at * 5 + row * 3) % 7) - 3))
        .join('')}`,
  )
  .join('')

/** A dripping tap as the tenant sends it. */
const tap = `<div style="position:absolute;inset:0;background:linear-gradient(#0000 62%,#0b2d33cc),repeating-linear-gradient(90deg,#ffffff66 0 3px,transparent 3px 98px),repeating-linear-gradient(0deg,#ffffff66 0 3px,transparent 3px 98px),linear-gradient(150deg,#bfe3e0,#6fb0b3)"></div><svg class="a" width="390" height="844" viewBox="0 0 390 844" style="filter:drop-shadow(18px 26px 14px #0b2d3377)"><defs><linearGradient id="chrome" x2="0" y2="1"><stop stop-color="#fff"/><stop offset=".4" stop-color="#aab6ba"/><stop offset=".55" stop-color="#5d6b70"/><stop offset="1" stop-color="#dfe7e9"/></linearGradient></defs><path d="M-10 236H190C282 236 312 290 312 372H240C240 330 226 312 180 312H-10Z" fill="url(#chrome)"/><rect x="232" y="366" width="88" height="34" rx="8" fill="url(#chrome)"/><rect x="92" y="176" width="48" height="66" fill="url(#chrome)"/><rect x="34" y="140" width="164" height="44" rx="22" fill="${brick}"/><path d="M276 424C276 424 300 462 300 482A24 24 0 0 1 252 482C252 462 276 424 276 424Z" fill="#e9fbff"/><path d="M276 548C276 548 292 574 292 588A16 16 0 0 1 260 588C260 574 276 548 276 548Z" fill="#e9fbff" opacity=".8"/></svg><div class="a" style="left:22px;right:22px;bottom:42px;border-radius:26px;background:${cream};color:${ink};padding:24px 26px"><div class="sb" style="font:400 18px ${slab};opacity:.7"><span>Flat 3-C, kitchen</span><span class="n">08:12</span></div><div style="font:700 32px/1.1 ${slab};margin:8px 0 14px">The tap drips again</div><div style="font:700 18px ${slab};color:${teal}">Plumber comes Thursday, 4 to 5</div></div>`

export default [
  stage({
    ground: `linear-gradient(180deg,${sky},#e9f1ec)`,
    font: slab,
    body: `${building}${sheet({ width: 600, height: 660, print: receipt, paper: cream, x: 590, y: 1080, turn: 5, lift: 70 })}`,
  }),
  scene({
    ground: `repeating-linear-gradient(90deg,#ffffff08 0 3px,transparent 3px 9px),linear-gradient(150deg,#2f8b93,${teal} 50%,#0f444a)`,
    font: slab,
    shade: 0.55,
    body: rack,
  }),
  stage({
    ground: `linear-gradient(160deg,#e0805f,${brick} 55%,#7c3020)`,
    font: slab,
    body: phone({
      screen: tap,
      ground: '#9fd0d0',
      color: ink,
      frame: '#2A1A14',
      time: '8:12',
      x: 510,
      y: 790,
      scale: 1.48,
      turn: 6,
    }),
  }),
]
