/** What stands in for the picture of a craft that the site doesn't have. */
import { Picture } from '#app/site/sections/picture.tsx'

/** What stands in for the picture of a category that the site doesn't know. */
export const CraftIcon = ({
  icon,
  eager,
}: {
  icon: string | undefined
  eager?: boolean | undefined
}) =>
  icon ? (
    <Picture
      className="craft-icon"
      src={icon}
      widths={[320, 480, 720]}
      sizes="(min-width: 64rem) 30vw, 26rem"
      eager={eager}
      alt=""
      width="400"
      height="200"
    />
  ) : null
