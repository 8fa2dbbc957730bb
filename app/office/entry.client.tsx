/** Starts the back office in the browser. */
import '@vitejs/plugin-react/preamble'
import '#app/office/configure-zod.ts'
import './office.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchConnection } from '#app/office/connection.ts'
import { Office } from '#app/office/office.tsx'
import { applyTheme } from '#app/office/theme.ts'

applyTheme()
watchConnection()
// From here on each screen brings its own.
document.querySelector('title')?.remove()
createRoot(document.getElementById('office') as HTMLElement).render(
  <StrictMode>
    <Office />
  </StrictMode>,
)
