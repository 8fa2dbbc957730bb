/** Every component of app/ui in every state, on one page: `npm run gallery`. */
import '@vitejs/plugin-react/preamble'
import './gallery.css'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Dialogs } from '#app/gallery/dialogs.tsx'
import { Fields } from '#app/gallery/fields.tsx'
import { Tables } from '#app/gallery/tables.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink, IconButton } from '#app/ui/button.tsx'
import * as icons from '#app/ui/icons.tsx'
import { Menu } from '#app/ui/menu.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Toaster, toast, toastWithAction } from '#app/ui/toaster.tsx'

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const
const tones = ['neutral', 'strong', 'success', 'caution', 'danger'] as const

function Gallery() {
  return (
    <main className="mx-auto grid max-w-6xl gap-14 px-6 py-12">
      <h1 className="font-display text-3xl font-semibold">Components</h1>
      <Part title="Buttons">
        <div className="grid gap-3">
          {looks.map((look) => (
            <div key={look} className="flex flex-wrap gap-3">
              <Button look={look}>Save the {look} one</Button>
              <Button look={look} pending>
                Saving
              </Button>
              <Button look={look} unavailable="Your role lacks this right">
                Unavailable
              </Button>
              <Button look={look} disabled>
                Disabled
              </Button>
            </div>
          ))}
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink href="#fields">A link</ButtonLink>
            <IconButton label="Edit Fintrack" icon={<icons.PencilIcon />} />
            <IconButton
              label="Delete Fintrack"
              icon={<icons.TrashIcon />}
              unavailable="Only a superAdmin deletes"
            />
            <Menu label="Menu" icon={<icons.PersonIcon />}>
              <p className="px-3 py-2 text-sm">What a menu holds</p>
            </Menu>
            <Spinner />
          </div>
        </div>
      </Part>
      <Part title="Badges">
        <div className="flex flex-wrap gap-3">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </Part>
      <Part title="Icons">
        <ul className="flex flex-wrap gap-2">
          {Object.entries(icons).map(([name, Icon]) => (
            <li
              key={name}
              className="flex items-center gap-2 rounded-md border border-line px-2.5 py-1.5 text-xs text-muted"
            >
              <Icon />
              {name.replace('Icon', '')}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Fields">
        <Fields />
      </Part>
      <Part title="Tables">
        <Tables />
      </Part>
      <Part title="Dialogs">
        <Dialogs />
      </Part>
      <Part title="Notices">
        {/* Notices come up on the left. */}
        <div className="flex flex-wrap justify-end gap-3 pb-96">
          <Button onClick={() => toast('The heading runs again')}>Plain</Button>
          <Button onClick={() => toast.success('Project updated')}>Success</Button>
          <Button onClick={() => toast.error('The name is in use')}>Error</Button>
          <Button onClick={() => toast.loading('Sending')}>Loading</Button>
          <Button
            onClick={() => toastWithAction('Deleted Fintrack', { label: 'Undo', onPress() {} })}
          >
            With an action
          </Button>
        </div>
      </Part>
    </main>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section id={title.toLowerCase()} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 className="border-t border-line pt-4 font-display text-xl font-semibold">{title}</h2>
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
