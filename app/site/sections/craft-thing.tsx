/** What stands for a craft, beside words: a thing of it, with notes and tools about it. */
import { type CraftPictureProps, CraftPlate } from '#app/site/sections/craft-plate.tsx'

const files = import.meta.glob<string>('../assets/thing-*.{avif,webp}', {
  eager: true,
  import: 'default',
})

/** Lies on the lower edge of its place. */
export const CraftThing = (props: CraftPictureProps) => (
  <CraftPlate {...props} files={files} kind="thing" width={1000} height={1000} narrower={[400]} />
)
