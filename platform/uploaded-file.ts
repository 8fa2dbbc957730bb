/** A file as it came with a request: in memory, its name and type only claims of the sender. */
export type UploadedFile = {
  /** The sender's name for it; never used as a path. */
  name: string
  bytes: Buffer
}
