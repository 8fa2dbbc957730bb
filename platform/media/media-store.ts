/** Where uploaded files lie. One small interface, so that a folder and an object store are alike. */

/** A file that is being read. */
export type StoredFile = { size: number; stream: ReadableStream<Uint8Array> }

/** A file in the list of all. */
export type ListedFile = { key: string; storedAt: Date }

/** Keeps files by key. Keys are made by us: a hash and an extension, never a sender's name. */
export type MediaStore = {
  /** Stores `bytes` whole or not at all. Storing the same key again only makes its file new again. */
  put(key: string, bytes: Buffer): Promise<void>
  /** The file, or undefined where there is none. */
  get(key: string): Promise<StoredFile | undefined>
  /** Removes the file; one that is gone already is no error. */
  remove(key: string): Promise<void>
  /** Removes the file if it was last stored before `moment`. @returns whether it was */
  removeOlder(key: string, moment: Date): Promise<boolean>
  /** Every file, one after the other, in no order. */
  list(): AsyncIterable<ListedFile>
}

/** What a key looks like. Nothing else ever reaches a disk or a bucket. */
export const isMediaKey = (key: string) => /^[a-z0-9]{16,64}\.[a-z0-9]{1,8}$/.test(key)
