import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The gallery of components, for maintainers alone: no build of the product knows of it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../build/gallery', import.meta.url)),
  plugins: [react(), tailwindcss()],
  server: { host: '127.0.0.1' },
})
