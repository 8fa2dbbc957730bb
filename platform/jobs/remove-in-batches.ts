/**
 * Removes as much as there is by one statement after the other, each of which stays far below the time it
 * may take.
 * @param atOnce how many records one statement may remove
 * @param removeSome removes so many at most and tells how many; the last time, fewer
 * @returns how many were removed
 */
export async function removeInBatches(
  atOnce: number,
  removeSome: (atOnce: number) => Promise<number>,
): Promise<number> {
  for (let total = 0; ; ) {
    const many = await removeSome(atOnce)
    total += many
    if (many < atOnce) return total
  }
}
