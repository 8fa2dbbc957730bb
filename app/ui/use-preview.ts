import { useEffect, useState } from 'react'

/** An address under which `image` can be shown; a chosen file's is given back when it changes. */
export function usePreview(image: File | string | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!(image instanceof File)) return setAddress(image)
    const own = URL.createObjectURL(image)
    setAddress(own)
    return () => URL.revokeObjectURL(own)
  }, [image])
  return address
}
