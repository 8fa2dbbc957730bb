/** Which pictures of a work a service shows. */
import type { ServiceWork } from '#domain/service/service.contract.ts'

export type WorkPictures = {
  /** Opens the service; undefined where nothing shows what was made in it. */
  opening?: string | undefined
  /** Lies across the page: the second picture of a work, as on the work's own page. */
  band?: string | undefined
  /** Neither of the two, where the work has so many. */
  further?: string | undefined
}

/** Services that share a work open with another one of its pictures each, as long as there are some. */
export function workPictures(work: Pick<ServiceWork, 'item' | 'turn'> | undefined): WorkPictures {
  const [cover, band, ...rest] = work?.item.image ?? []
  const openings = [cover, ...rest]
  const at = work?.turn ?? 0
  const further = rest.length > 0 ? openings[(at + 1) % openings.length] : undefined
  return { opening: openings[at % openings.length], band, further }
}
