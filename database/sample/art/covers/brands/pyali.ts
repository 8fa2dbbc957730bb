import { stage } from '../stage.ts'

const blends = [
  ['Subah', 'strong & malty', '#D8432B', '#FCEFD9'],
  ['Ilaichi', 'with cardamom', '#3E7A3B', '#FCEFD9'],
  ['Karak', 'slow-boiled', '#E9A820', '#3A1A10'],
  ['Gulabi', 'pink, salted', '#E58A94', '#3A1A10'],
  ['Raat', 'no caffeine', '#28375F', '#FCEFD9'],
] as const

const bowl = (color: string, size: number): string =>
  `<svg width="${size}" height="${size * 0.62}" viewBox="0 0 100 62"><path d="M3 6H97C97 38 76 56 50 56S3 38 3 6Z" fill="${color}"/><path d="M36 60H64" stroke="${color}" stroke-width="5"/></svg>`

const word = (color: string, size: number): string =>
  `<div style="font:700 ${size}px/1 Lobster Two;color:${color};letter-spacing:-.02em">pyali</div>`

const packet = (index: number, x: number, y: number, scale: number): string => {
  const [name, note, ground, print] = blends[index] ?? blends[0]
  return `<div class="a" style="left:${x}px;top:${y}px;width:330px;height:560px;transform:scale(${scale});transform-origin:0 100%;filter:drop-shadow(26px 30px 24px #3a1a1059)">
    <div class="a" style="left:0;top:0;width:270px;height:44px;background:linear-gradient(180deg,#fff4,transparent 40%,#0003),${ground};border-radius:3px 3px 0 0"></div>
    <div class="a" style="left:0;top:42px;width:270px;height:518px;background:linear-gradient(90deg,#ffffff3d,transparent 22%,transparent 80%,#00000022),${ground}">
      <div class="c" style="height:100%;align-items:center;padding:34px 20px;color:${print};text-align:center">
        ${word(print, 92)}<div style="font:600 17px Yrsa;letter-spacing:.16em;margin-top:6px" class="up">Tea Company</div>
        <div class="f m">${bowl(print, 168)}</div>
        <div style="font:700 50px/1 Yrsa">${name}</div><div style="font:italic 500 23px/1.3 Lobster Two;margin-top:4px">${note}</div>
        <div style="font:600 15px Yrsa;letter-spacing:.1em;margin-top:22px;border-top:2px solid;padding-top:9px;width:100%">190 g · LOOSE LEAF</div></div></div>
    <div class="a" style="left:270px;top:0;width:60px;height:560px;background:linear-gradient(90deg,#00000059,#0000002e),${ground};clip-path:polygon(0 0,100% 5%,100% 96%,0 100%)"></div></div>`
}

export default [
  stage({
    ground: 'linear-gradient(180deg,#F3E2C3 0 62%,#E4C998 62% 62.3%,#EBD3A6 62.3%)',
    font: 'Yrsa',
    light: 0.45,
    body: `
    <div class="a" style="left:70px;top:120px">${word('#3A1A10', 250)}</div>
    <div class="a" style="right:80px;top:176px;width:230px;text-align:right;font:500 27px/1.25 Yrsa;color:#3A1A10">Five blends,<br>four colours of ink,<br>one bowl.</div>
    ${packet(4, 640, 480, 0.86)}${packet(1, 60, 490, 0.86)}${packet(3, 350, 470, 0.86)}
    ${packet(2, 500, 690, 1.14)}${packet(0, 110, 700, 1.18)}
    <div class="a" style="left:-40px;top:1330px;width:1080px;height:300px;background:radial-gradient(closest-side,#3a1a1030,transparent)"></div>`,
  }),
]
