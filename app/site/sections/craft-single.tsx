/** The thing that stands for a craft, alone, for places where it is small. */
import { type CraftPictureProps, CraftPlate } from '#app/site/sections/craft-plate.tsx'

const files = import.meta.glob<string>('../assets/single-*.{avif,webp}', {
  eager: true,
  import: 'default',
})

/** Lies on the lower edge of its place. */
export const CraftSingle = (props: CraftPictureProps) => (
  <CraftPlate
    {...props}
    files={files}
    kind="single"
    width={1000}
    height={1000}
    narrower={[250, 360]}
  />
)
