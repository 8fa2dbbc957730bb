import { useRef } from 'react'
import { useWrite, type Write } from '#app/office/record/use-write.ts'

/**
 * A write at the press of a row's button. Each record takes one at a time, and waits for none of the
 * others.
 */
export function useRowWrite<View extends { _id: string }>(
  write: Write<View>,
): (record: View) => void {
  const { mutateAsync } = useWrite<View>(write)
  const underWay = useRef(new Set<string>())
  return (record) => {
    const { _id } = record
    if (underWay.current.has(_id)) return
    underWay.current.add(_id)
    const end = () => underWay.current.delete(_id)
    // What went wrong has been said by then.
    mutateAsync(record).then(end, end)
  }
}
