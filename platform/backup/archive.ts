/**
 * One file that holds many: a tar archive (ustar, so that any `tar` can open it) whose last entry is
 * the SHA-256 of everything before it. A single changed, missing or added byte is found.
 */
import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, link, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

const block = 512
const checksumName = 'sha256.txt'
/** Bytes; no entry of ours is near it, so a larger one is damage and must not fill the memory. */
const largestEntry = 256 * 1_048_576

/** A file that is not what was written, or was never an archive. The message says how it was noticed. */
export class DamagedArchive extends Error {
  override readonly name = 'DamagedArchive'
}

/** An archive that is being written. It is at its place only once it is whole. */
export type ArchiveWriter = {
  /** Adds one entry; its name has at most 100 ASCII characters. */
  add(name: string, bytes: Buffer): Promise<void>
  /** Adds the checksum, flushes the file to the disk and puts it at its place. @returns its bytes */
  finish(): Promise<number>
  /** Removes what was written so far. */
  abandon(): Promise<void>
}

/**
 * Begins an archive at `path`, readable by its owner alone.
 * @param signal ends it at the next entry
 * @throws the system's error, `EEXIST` (at the end, too) where something is at `path` already
 */
export async function createArchive(path: string, signal?: AbortSignal): Promise<ArchiveWriter> {
  const unfinished = `${path}.${randomUUID().slice(0, 8)}.part`
  const file = await open(unfinished, 'wx', 0o600)
  const hash = createHash('sha256')
  let size = 0
  const write = async (bytes: Buffer) => {
    hash.update(bytes)
    size += bytes.length
    await file.writeFile(bytes)
  }
  const add = async (name: string, bytes: Buffer) => {
    signal?.throwIfAborted()
    await write(headerOf(name, bytes.length))
    await write(bytes)
    await write(Buffer.alloc(paddingOf(bytes.length)))
  }
  const abandon = async () => {
    await file.close().catch(() => {})
    await rm(unfinished, { force: true })
  }
  return {
    add,
    async finish() {
      try {
        await add(checksumName, Buffer.from(`${hash.copy().digest('hex')}\n`))
        await write(Buffer.alloc(2 * block))
        await file.sync()
        await file.close()
        // Unlike a rename, a link replaces nothing.
        await link(unfinished, path)
        await flushFolder(dirname(path))
        return size
      } finally {
        await abandon()
      }
    },
    abandon,
  }
}

/**
 * Every entry of the archive at `path` in order, and at the end the proof that all of it is as written.
 * @param signal ends it at the next entry
 */
export async function* readArchive(
  path: string,
  signal?: AbortSignal,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const file = await open(path, 'r')
  const hash = createHash('sha256')
  try {
    for (;;) {
      signal?.throwIfAborted()
      const before = hash.copy().digest('hex')
      const header = await readExactly(file, block)
      hash.update(header)
      const { name, size } = readHeader(header)
      const body = await readExactly(file, size + paddingOf(size))
      hash.update(body)
      const bytes = body.subarray(0, size)
      if (body.subarray(size).some((byte) => byte !== 0)) throw new DamagedArchive('padding')
      if (name !== checksumName) {
        yield { name, bytes }
        continue
      }
      if (bytes.toString('latin1') !== `${before}\n`) throw new DamagedArchive('checksum')
      const end = await readExactly(file, 2 * block)
      if (end.some((byte) => byte !== 0)) throw new DamagedArchive('end mark')
      const { bytesRead } = await file.read(Buffer.alloc(1), 0, 1)
      if (bytesRead > 0) throw new DamagedArchive('bytes after its end')
      return
    }
  } finally {
    await file.close()
  }
}

function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(block)
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`
  header.write(name, 0, 100, 'latin1')
  header.write(octal(0o600, 7), 100, 'latin1')
  header.write(octal(0, 7), 108, 'latin1')
  header.write(octal(0, 7), 116, 'latin1')
  header.write(octal(size, 11), 124, 'latin1')
  header.write(octal(0, 11), 136, 'latin1')
  header.write('        0', 148, 'latin1')
  header.write('ustar\u000000', 257, 'latin1')
  header.write(`${octal(sumOf(header), 6)} `, 148, 'latin1')
  return header
}

/** The header counts as if its own sum were eight spaces (POSIX, ustar interchange format). */
const sumOf = (header: Buffer) =>
  header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0)

function readHeader(header: Buffer): { name: string; size: number } {
  const field = (from: number, length: number) =>
    header
      .subarray(from, from + length)
      .toString('latin1')
      .replace(/\0.*$/s, '')
  const name = field(0, 100)
  const size = Number.parseInt(field(124, 12), 8)
  // Made anew from what it says: whatever else it holds was not written by us.
  const isOurs = Number.isInteger(size) && size >= 0 && headerOf(name, size).equals(header)
  if (!isOurs || size > largestEntry) throw new DamagedArchive('entry header')
  return { name, size }
}

const paddingOf = (size: number) => (block - (size % block)) % block

async function readExactly(file: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  let read = 0
  while (read < length) {
    const { bytesRead } = await file.read(bytes, read, length - read)
    if (bytesRead === 0) throw new DamagedArchive('end of the file')
    read += bytesRead
  }
  return bytes
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
