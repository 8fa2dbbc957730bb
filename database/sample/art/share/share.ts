/**
 * Makes app/site/assets/share-ground.webp: the river, darkened, with the logo, on which the server
 * sets the title of a page. Run it again after the hero or the logo has changed.
 */
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const asset = (name: string) =>
  fileURLToPath(new URL(`../../../../app/site/assets/${name}`, import.meta.url))

/** Pixels. */
const width = 1200
const height = 630
const margin = 72

/** Dark enough at the bottom for the title, which stands on the current's line. */
const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="g" x1="0" y1="1" x2="0" y2="0"><stop stop-color="#0B0D12" stop-opacity=".94"/><stop offset="1" stop-color="#0B0D12" stop-opacity=".4"/></linearGradient>
<path fill="url(#g)" d="M0 0H${width}V${height}H0Z"/>
<path stroke="#FF5B2E" stroke-width="4" d="M0 ${height - 34}H${width}"/>
</svg>`

await sharp(asset('hero-poster.svg'))
  .resize(width, height, { fit: 'cover' })
  .composite([
    { input: Buffer.from(shade) },
    {
      input: await sharp(asset('logo-home.svg'), { density: 84 }).toBuffer(),
      left: margin,
      top: margin,
    },
  ])
  .webp({ quality: 88 })
  .toFile(asset('share-ground.webp'))
