/** The boat of one craft, for the end of a page that is about that craft: it arrives without the fleet. */
const boats = Object.values(
  import.meta.glob<string>('../assets/lone-boat-*.avif', { eager: true, import: 'default' }),
)

/** @param props.place of its category among all, from 0 */
export const CraftBoat = ({ place }: { place: number }) => (
  <img
    className="arrivals"
    data-alone=""
    src={boats[place % boats.length]}
    width="600"
    height="420"
    alt=""
    loading="lazy"
  />
)
