/** A disk of a few megabytes, which fills up in a moment. */
import { execFileSync } from 'node:child_process'
import { chmodSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { newFolder } from '#tests/faults/product.ts'

export type SmallDisk = {
  folder: string
  /** Takes all room but `bytes`. */
  fill(bytes?: number): void
  /** Gives back what `fill` took. */
  free(): void
}

/** @returns undefined, and says so loudly, where none can be mounted: that takes root on Linux */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = newFolder()
  const options = `size=${megabytes}m,mode=755`
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' })
  } catch (error) {
    console.warn(`SKIPPED: no small disk can be mounted here (${String(error).split('\n')[0]})`)
    return undefined
  }
  chmodSync(folder, 0o755)
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder])
  })
  const filler = join(folder, 'filler')
  const piece = Buffer.alloc(65_536, 'x')
  return {
    folder,
    fill(bytes = 0) {
      for (let size = piece.length; size >= 512; size /= 2) {
        try {
          while (freeOf(folder) > bytes)
            writeFileSync(filler, piece.subarray(0, size), { flag: 'a' })
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        }
      }
    },
    free: () => rmSync(filler, { force: true }),
  }
}

function freeOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
