/** Projects: the list, and what can be done with each. */
import { itemScreen } from '#app/office/portfolio/portfolio-screen.tsx'
import { RecordScreen } from '#app/office/record/record-screen.tsx'

const screen = itemScreen('project')

export default function ProjectScreen() {
  return (
    <RecordScreen
      {...screen}
      area="projects"
      description="Start by stocking your store with products your customers will love"
      whenEmpty="Add the first one, and the public site's Projects page shows it."
    />
  )
}
