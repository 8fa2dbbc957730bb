/** What is pressed, and what says a word on a state. */
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink, IconButton } from '#app/ui/button.tsx'
import { PencilIcon, PersonIcon, PlusIcon, TrashIcon } from '#app/ui/icons.tsx'
import { Menu } from '#app/ui/menu.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const
const tones = ['neutral', 'strong', 'success', 'caution', 'danger'] as const

export function Buttons() {
  return (
    <div className="grid gap-3">
      {looks.map((look) => (
        <div key={look} className="flex flex-wrap gap-3">
          <Button look={look}>Save the {look} one</Button>
          <Button look={look}>
            <PlusIcon />
            With an icon
          </Button>
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
        <IconButton label="Edit Fintrack" icon={<PencilIcon />} />
        <IconButton
          label="Delete Fintrack"
          icon={<TrashIcon />}
          unavailable="Only a superAdmin deletes"
        />
        <IconButton label="Remove Fintrack" icon={<TrashIcon />} disabled />
        <Menu label="Menu" icon={<PersonIcon />}>
          <p className="px-3 py-2 text-sm">What a menu holds</p>
        </Menu>
        <Spinner />
      </div>
    </div>
  )
}

export function Badges() {
  return (
    <div className="flex flex-wrap gap-3">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  )
}
