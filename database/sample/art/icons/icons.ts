/**
 * Icons of the categories (400 x 200) and of the services (square), at twice their size. Each is cut
 * out like a sticker, so that ink lines hold on the dark card and signal lines on the orange one.
 */
import { type Picture, photograph } from '../picture.ts'
import { paper } from '../site/logo.ts'
import { categoryGlyphs, serviceGlyphs } from './glyphs.ts'

const folder = 'database/sample/pictures/icons'

function icon(file: string, width: number, height: number, size: number, glyph: string): Picture {
  const body = `<style>.edge * { stroke: ${paper}; stroke-width: 11 }</style>
    <svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <g transform="translate(${(width - size) / 2} ${(height - size) / 2}) scale(${size / 96})">
    <g class="edge">${glyph}</g>${glyph}</g></svg>`
  return photograph(`${folder}/${file}`, { width, height, scale: 2, body, transparent: true }, 88)
}

export const icons: Picture[] = [
  ...Object.entries(categoryGlyphs).map(([key, glyph]) =>
    icon(`category-${key}.webp`, 400, 200, 160, glyph),
  ),
  ...Object.entries(serviceGlyphs).map(([slug, glyph]) =>
    icon(`service-${slug}.webp`, 256, 256, 196, glyph),
  ),
]
