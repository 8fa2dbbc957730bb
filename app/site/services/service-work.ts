/** Which pictures of a work a service shows. */
import type { ServiceWork } from '#domain/service/service.contract.ts'

export type WorkPictures = {
  /** Opens the service; undefined where nothing shows what was made in it. */
  opening?: string | undefined
  /** Lies across the page: the second picture of a work, as on the work's own page. */
  band?: string | undefined
}

/** Services that share a work open with another one of its pictures each, as long as there are some. */
export function workPictures(work: Pick<ServiceWork, 'item' | 'turn'> | undefined): WorkPictures {
  const [cover, band, ...rest] = work?.item.image ?? []
  const openings = [cover, ...rest]
  return { opening: openings[(work?.turn ?? 0) % openings.length], band }
}
