/** Still water beside the login form: one current of woven lines. */
const strands = Array.from({ length: 22 }, (_, strand) => {
  const points = Array.from({ length: 33 }, (_, step) => {
    const x = step * 25
    const phase = step / 5.2
    const spread = 8 + 15 * Math.sin(step / 10 + 0.4) ** 2
    const course = 500 - step * 6 + 84 * Math.sin(phase * 0.62 + 0.8)
    const y = course + (strand - 11) * spread + 22 * Math.sin(phase + strand * 0.34)
    return `${x} ${Math.round(y * 10) / 10}`
  })
  return `M${points.join('L')}`
})

export function CurrentLines() {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 size-full"
      viewBox="0 0 800 1000"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
    >
      {strands.map((path, strand) => (
        <path
          key={path}
          d={path}
          stroke={strand === 8 ? '#ff5b2e' : '#f6f3ec'}
          strokeOpacity={strand === 8 ? 1 : 0.06 + 0.2 * Math.sin((strand / 21) * Math.PI)}
          strokeWidth={strand === 8 ? 1.75 : 1}
        />
      ))}
    </svg>
  )
}
