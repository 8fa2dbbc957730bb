/** The library that reads and writes pictures, there once the first picture is worked on. */
type Library = typeof import('sharp').default

let library: Promise<Library> | undefined

/** It takes 20 MB, which a process that works on no picture doesn't need. */
export function loadSharp(): Promise<Library> {
  library ??= load()
  return library
}

async function load(): Promise<Library> {
  const { default: sharp } = await import('sharp')
  // Loaders for what is never taken are closed, so that a disguised file can't reach them.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
  })
  return sharp
}
