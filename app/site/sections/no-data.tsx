import noData from '#app/site/assets/no-data.svg'

/** Stands where a list is empty. */
export function NoData({ children }: { children: string }) {
  return (
    <div className="no-data">
      <img src={noData} alt="No data" width="640" height="400" />
      <p>{children}</p>
    </div>
  )
}
