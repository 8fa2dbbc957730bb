/** Every component of app/ui in every state and in both themes, on one page: `npm run gallery`. */
import '@vitejs/plugin-react/preamble'
import './gallery.css'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BothThemes } from '#app/gallery/both-themes.tsx'
import { Badges, Buttons } from '#app/gallery/buttons.tsx'
import { Dialogs } from '#app/gallery/dialogs.tsx'
import { Fields } from '#app/gallery/fields.tsx'
import { Colors, Icons, Type } from '#app/gallery/foundations.tsx'
import { Messages, Notices } from '#app/gallery/messages.tsx'
import { Tables } from '#app/gallery/tables.tsx'
import { Toaster } from '#app/ui/toaster.tsx'

const parts: [title: string, examples: ReactNode][] = [
  ['Colours', <Colors key="colours" />],
  ['Type', <Type key="type" />],
  ['Icons', <Icons key="icons" />],
  ['Buttons', <Buttons key="buttons" />],
  ['Badges', <Badges key="badges" />],
  ['Fields', <Fields key="fields" />],
  ['Messages', <Messages key="messages" />],
  ['Tables', <Tables key="tables" />],
  ['Dialogs', <Dialogs key="dialogs" />],
]

function Gallery() {
  return (
    <main className="mx-auto grid max-w-[110rem] grid-cols-[minmax(0,1fr)] gap-10 px-6 py-10">
      <h1 className="text-3xl font-semibold">Components</h1>
      {parts.map(([title, examples]) => (
        <Part key={title} title={title}>
          <BothThemes label={title}>{examples}</BothThemes>
        </Part>
      ))}
      <Part title="Notices">
        <Notices />
      </Part>
    </main>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section id={title.toLowerCase()} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="border-t border-line pt-4 text-xl font-semibold">{title}</h2>
      {children}
    </section>
  )
}

createRoot(document.getElementById('gallery') as HTMLElement).render(
  <StrictMode>
    <Gallery />
    {/* Long enough to be looked at. */}
    <Toaster duration={600_000} />
  </StrictMode>,
)
