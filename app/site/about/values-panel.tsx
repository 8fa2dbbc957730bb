/** The seven values, one open at a time, moving on by itself. */
import { useEffect, useRef, useState } from 'react'
import { aboutCopy } from '#app/site/about/about-copy.ts'
import { PauseIcon, PlayIcon } from '#app/site/layout/icons.tsx'
import { prefersStillness } from '#app/site/layout/motion.ts'
import { values } from '#app/site/values.ts'

/** Milliseconds that each value stays (the specification, business constants). */
const stay = 5000

/**
 * Native disclosures that share a name, so that the browser keeps one of them open and the panel
 * works without script. Whoever opens one by hand stops the rotation.
 */
export function Values() {
  const list = useRef<HTMLDivElement>(null)
  const [turning, setTurning] = useState(false)
  useEffect(() => {
    // Who has opened one before there was script has chosen already.
    const isUntouched = list.current?.querySelector('details')?.open === true
    setTurning(isUntouched && !prefersStillness())
  }, [])
  useEffect(() => {
    if (!turning) return
    const timer = setInterval(() => {
      const all = [...(list.current?.querySelectorAll('details') ?? [])]
      const next = all[(all.findIndex(({ open }) => open) + 1) % all.length]
      if (next) next.open = true
    }, stay)
    return () => clearInterval(timer)
  }, [turning])
  return (
    <section className="section values" aria-labelledby="our-values">
      <div className="section-head">
        <h2 id="our-values">Our Values</h2>
        <p>{aboutCopy.values}</p>
        <button
          type="button"
          className="round-button"
          data-needs-script=""
          aria-label={turning ? 'Pause the values' : 'Play the values'}
          onClick={() => setTurning(!turning)}
        >
          {turning ? <PauseIcon /> : <PlayIcon />}
        </button>
      </div>
      <div ref={list} className="values-list" data-turning={turning ? '' : undefined}>
        {values.map(({ title, description }, at) => (
          <details key={title} name="value" open={at === 0 || undefined}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
            <summary onClick={() => setTurning(false)}>{title}</summary>
            <p>{description}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
