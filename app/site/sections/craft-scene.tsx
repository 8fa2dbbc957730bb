/** The scene of a craft: what is on the table while it is at work. */
import { type CraftPictureProps, CraftPlate } from '#app/site/sections/craft-plate.tsx'

const files = import.meta.glob<string>('../assets/craft-*.{avif,webp}', {
  eager: true,
  import: 'default',
})

export const CraftScene = (props: CraftPictureProps) => (
  <CraftPlate
    {...props}
    files={files}
    kind="craft"
    width={1920}
    height={1080}
    narrower={[640, 800]}
  />
)
