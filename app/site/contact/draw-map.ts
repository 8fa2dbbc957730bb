/** Draws the map of the office. Loaded by itself, since hardly a visitor needs it at once. */
import 'leaflet/dist/leaflet.css'
import '#app/site/contact/draw-map.css'
import { control, icon, map, marker, tileLayer } from 'leaflet'
import markerUrl from '#app/site/assets/marker.svg'
import { prefersStillness } from '#app/site/layout/motion.ts'
import type { PublicSettings } from '#domain/settings/settings.contract.ts'

/** How far the map is drawn in at first (the specification, business constants). */
const zoom = 13

const officeIcon = icon({
  iconUrl: markerUrl,
  iconSize: [40, 52],
  iconAnchor: [20, 50],
  popupAnchor: [0, -46],
})

/**
 * Fills `element` with a map centred on the office.
 * @returns takes the map away again
 */
export function drawMap(
  element: HTMLElement,
  settings: Pick<PublicSettings, 'mapTileUrl' | 'latitude' | 'longitude'>,
): () => void {
  const { mapTileUrl, latitude, longitude } = settings
  const moves = !prefersStillness()
  const office = map(element, {
    center: [latitude, longitude],
    zoom,
    attributionControl: false,
    // The wheel and a finger scroll the page; a map that catches them is a trap.
    scrollWheelZoom: false,
    dragging: !matchMedia('(pointer: coarse)').matches,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
  })
  control
    .attribution({ prefix: false })
    .addAttribution(
      '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap contributors</a>',
    )
    .addTo(office)
  tileLayer(mapTileUrl, { maxZoom: 19 }).addTo(office)
  const pin = marker([latitude, longitude], {
    icon: officeIcon,
    alt: 'Our Office Location',
  })
    .bindPopup('Our Office Location', { autoPan: moves })
    .addTo(office)

  // The map itself closes what is open only while it has the focus, not while its marker has.
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !pin.isPopupOpen()) return
    office.closePopup()
    pin.getElement()?.focus()
  }
  element.addEventListener('keydown', closeByKey)
  office.on('popupopen', ({ popup }) => {
    // The button goes with the popup; the focus must not go with the button.
    const button = popup.getElement()?.querySelector('.leaflet-popup-close-button')
    button?.addEventListener('click', () => pin.getElement()?.focus())
  })
  return () => {
    element.removeEventListener('keydown', closeByKey)
    office.remove()
  }
}
