/** Where the office is, on a map that loads when it comes near the view. */
import { useEffect, useRef } from 'react'
import type { PublicSettings } from '#domain/settings/settings.contract.ts'

/** How near, in pixels. */
const near = '200px'

/**
 * The map's place; it stays empty without script. Shows nothing of its own where the settings name
 * no tiles, and goes away where its code can't be had: the address beside it remains.
 */
export function OfficeMap({ settings }: { settings: PublicSettings }) {
  const place = useRef<HTMLElement>(null)
  const { mapTileUrl, latitude, longitude } = settings

  useEffect(() => {
    const element = place.current
    if (!element) return
    let remove = () => {}
    let isGone = false
    const draw = async () => {
      const { drawMap } = await import('#app/site/contact/draw-map.ts')
      if (!isGone) remove = drawMap(element, { mapTileUrl, latitude, longitude })
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        draw().catch(() => {
          element.hidden = true
        })
      },
      { rootMargin: near },
    )
    observer.observe(element)
    return () => {
      isGone = true
      observer.disconnect()
      remove()
    }
  }, [mapTileUrl, latitude, longitude])

  if (!mapTileUrl) return null
  return <section ref={place} className="office-map" aria-label="Map of the office" />
}
