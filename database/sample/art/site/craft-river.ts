/**
 * The river of the crafts, as masks that a style sheet fills with the colour of each craft and turns round for every
 * second: along a row of crafts and, where they follow each other down a page, from side to side.
 */
const { sin, PI, cos } = Math

/** Three in a row, 110 apart: one between two others, one that comes from the edge of the page, one that goes out to it. */
const three = (
  width: number,
  top: number,
  height: number,
  [between, first, last]: [string, string, string],
) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${220 + width} ${height}" preserveAspectRatio="none"><path d="${between}"/><path transform="translate(110)" d="${first}"/><path transform="translate(220)" d="${last}"/></svg>`

/**
 * Its reaches where words stand beside them: from a quarter of the width across to three quarters, where each widens to a
 * pool. It flows into the next along the slant at its foot, over which the next one's head laps. Each 108 x 116.
 */
export function meander(): string {
  const from = 'M20 5C23-1 31 2 32-5C33 6 45 7 57 5'
  const upper = 'C74 2 92 2 108 14V80'
  const lower = 'C52 62 60 54 56 42'
  const head = 'C51 20 25 17 20 5Z'
  const foot = `C96 84 82 84 82 96C82 100 81.2 104 80 107L68 103.5V100C68 88 60 90 56 76${lower}`
  return three(108, -8, 116, [
    `${from}${upper}${foot}${head}`,
    `M-2 7C14 3 38 8 57 5${upper}${foot}C50 24 22 20-2 20Z`,
    `${from}${upper}C92 92 50 109-2 107V101C40 102 57 97 56 76${lower}${head}`,
  ])
}

/**
 * Its reaches where words stand below them: each down across the whole page, from the bend at the left, whose last colour
 * it meets at its head, into the one at the right. Each 100 x 96, of which 16 lie above the reach.
 */
export function bends(): string {
  const upper = 'M-2-5C5-12 11-8 17-15C17-5 25 2 39 3C60 4 80 1 102 9'
  const foot = 'V80H83C83 72 77 66 65 63C46 58 22 55-2 46Z'
  return three(100, -16, 96, [
    `${upper}${foot}`,
    `M-2-2C14-6 28 4 48 3C68 2 84 2 102 9${foot}`,
    `${upper}V60C80 64 58 66 40 62C24 58 14 50-2 46Z`,
  ])
}

/** The bend at the right, down along the words, as high as they are. 100 x 100. */
export const bendOn = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="none"><path d="M83 0C83 28 79 36 80 50C81 62 83 68 83 84V100H102V0Z"/></svg>'

/**
 * One reach of the river of crafts as a mask: a pool between two narrows, with what laps over the reach before it and
 * what the one after it laps over. Upside down it goes on from where it ends. 122 x 100.
 */
export function reach(): string {
  const bank = (side: -1 | 1) => (x: number) =>
    50 + 7 * cos((PI * x) / 100) + side * (25 + 17 * sin((PI * x) / 100) ** 2)
  const curve = (line: (x: number) => number, places: number[]) =>
    places
      .slice(1)
      .map((x, at) => {
        const from = places[at] ?? 0
        const third = (x - from) / 3
        const slope = (near: number) => line(near + 0.5) - line(near - 0.5)
        const [leaving, coming] = [line(from) + slope(from) * third, line(x) - slope(x) * third]
        return `C${[from + third, leaving, x - third, coming, x, line(x)].map((each) => Number(each.toFixed(1))).join(' ')}`
      })
      .join('')
  const head = curve(bank(-1), [8, 34, 60, 86, 112])
  const foot = curve(bank(1), [112, 81, 51, 20, -10])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 0 122 100" preserveAspectRatio="none"><path d="M8 ${bank(-1)(8).toFixed(1)}${head}V${bank(1)(112).toFixed(1)}${foot}C10 70-12 48 8 ${bank(-1)(8).toFixed(1)}Z"/></svg>`
}
