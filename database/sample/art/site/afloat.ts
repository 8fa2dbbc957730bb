/** The pictures of the site in which paper boats float. */
import sharp from 'sharp'
import { expose, type Picture } from '../picture.ts'
import { boatImage, boatImageToSend, boatStack, craftBoats, ownBoat, presets } from './boat.ts'
import { arrivals, heroBoat, letter } from './reaches.ts'
import { spreadsheet } from './spreadsheet.ts'

const assets = 'app/site/assets'

/** A drawing that has the studio's own boat in it, empty or laden. */
const withBoat = (name: string, laden: boolean, draw: (boat: string) => string): Picture => ({
  files: [`${assets}/${name}.svg`],
  make: async (browser) => [
    `${draw(await boatImageToSend(await ownBoat(browser, { laden }), 4))
      .replace(/>\s+</g, '><')
      .trim()}\n`,
  ],
})

/** The boat of the ideas, as it lies on the night of the work: folded from the sheet in which one was found. */
const boat: Picture = {
  files: [`${assets}/boat.avif`],
  make: async (browser) => [
    await boatStack(
      [
        await ownBoat(
          browser,
          { turn: 33, print: { name: 'spreadsheet', face: spreadsheet } },
          '#F0E9DA',
        ),
      ],
      720,
    ),
  ],
}

/** One in each colour, one below the other, to be shown one at a time. */
const boats: Picture = {
  files: [`${assets}/boats.avif`],
  make: async (browser) => [await boatStack(await craftBoats(browser, false), 200)],
}

/** The boats that come in where the home page ends. */
const incoming: Picture = {
  files: [`${assets}/arrivals.avif`],
  async make(browser) {
    const images = (await craftBoats(browser, true)).map((each) => boatImage(each))
    const [width, height] = [560, 120]
    const shot = { width, height, scale: 2, body: arrivals(images), transparent: true }
    return [
      await sharp(await expose(browser, shot))
        .avif({ quality: 50, effort: 9 })
        .toBuffer(),
    ]
  },
}

/** The one that comes in alone, where a page on a single craft ends. */
const alone: Picture = {
  files: presets.map((_, at) => `${assets}/lone-boat-${at}.avif`),
  make: async (browser) =>
    Promise.all((await craftBoats(browser, true, true)).map((each) => boatStack([each], 600))),
}

export const afloat: Picture[] = [
  withBoat('hero-boat', true, heroBoat),
  withBoat('letter', false, letter),
  boat,
  boats,
  incoming,
  alone,
]
