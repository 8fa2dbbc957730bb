/** The picture with which a page opens in its colour. */
import { Cover, coverSizes } from '#app/site/sections/cover.tsx'

/** Comes out of the field (`styles/openings-in-colour.css`), or a drawing where there is none. */
export const OpeningPicture = ({ url, alt }: { url: string | undefined; alt: string }) => (
  <div className="opening-picture">
    <Cover url={url} alt={alt} sizes={coverSizes.details} eager />
  </div>
)
