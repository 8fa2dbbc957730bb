/** Which pictures of a work a service shows. */
import type { ServiceWork } from '#domain/service/service.contract.ts'

export type WorkPictures = {
  /** Stands for the service in lists; undefined where nothing shows what was made in it. */
  card?: string | undefined
  /** Opens the service: not the one on its card, where the work has more than two. */
  opening?: string | undefined
  /** Lies across the page, where none is spare: the second, wide picture, with which the work's own page goes on. */
  band?: string | undefined
  /** One that the service has not shown yet. */
  spare?: string | undefined
}

/**
 * Services that share a work show another one of its pictures each, as long as there are some. The
 * cover and the wide picture are mostly of one motif, so a service opens with what comes after them.
 */
export function workPictures(work: Pick<ServiceWork, 'item' | 'turn'> | undefined): WorkPictures {
  const [cover, band, ...rest] = work?.item.image ?? []
  const upright = [cover, ...rest]
  const at = work?.turn ?? 0
  const card = upright[at % upright.length]
  if (rest.length === 0) return { card, opening: card, band }
  const [opening, spare] = [1, 2].map((further) => upright[(at + further) % upright.length])
  return { card, opening, spare }
}
