/** Where uploaded files lie. One small interface, so that a folder and an object store are alike. */

/** A file that is being read. */
export type StoredFile = { size: number; stream: ReadableStream<Uint8Array> }

/** Keeps files by key. Keys are made by us: a hash and an extension, never a sender's name. */
export type MediaStore = {
  /** Stores `bytes` whole or not at all; storing the same key again changes nothing. */
  put(key: string, bytes: Buffer): Promise<void>
  /** The file, or undefined where there is none. */
  get(key: string): Promise<StoredFile | undefined>
  /** Removes the file; one that is gone already is no error. */
  remove(key: string): Promise<void>
}
