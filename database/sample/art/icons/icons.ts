/** Icons of the categories (400 x 200) and of the services (square), at twice their size. */
import { type Picture, photograph } from '../picture.ts'
import { categoryGlyphs, serviceGlyphs } from './glyphs.ts'

const folder = 'database/sample/pictures/icons'

function icon(file: string, width: number, height: number, size: number, glyph: string): Picture {
  const body = `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <g transform="translate(${(width - size) / 2} ${(height - size) / 2}) scale(${size / 96})">${glyph}</g></svg>`
  return photograph(`${folder}/${file}`, { width, height, scale: 2, body, transparent: true }, 88)
}

export const icons: Picture[] = [
  ...Object.entries(categoryGlyphs).map(([key, glyph]) =>
    icon(`category-${key}.webp`, 400, 200, 168, glyph),
  ),
  ...Object.entries(serviceGlyphs).map(([slug, glyph]) =>
    icon(`service-${slug}.webp`, 256, 256, 200, glyph),
  ),
]
