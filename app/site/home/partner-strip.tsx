/** The logos of the partners, flowing by without end. */
import { useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { homeCopy } from '#app/site/home/home-copy.ts'
import { PauseIcon, PlayIcon } from '#app/site/layout/icons.tsx'
import type { SiteData } from '#app/site/page.ts'
import { Picture } from '#app/site/sections/picture.tsx'

/**
 * The list stands twice, so that its end runs into its beginning. A pointer doesn't stop it (the
 * specification); its button does, and the focus, which must not be carried out of sight.
 */
export function PartnerStrip() {
  const partners = useRouteLoaderData<SiteData>('layout')?.settings.partners ?? []
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const track = useRef<HTMLDivElement>(null)
  if (partners.length === 0) return null
  return (
    <section className="partners" aria-label={homeCopy.partners}>
      <div className="partners-head">
        <p>{homeCopy.partners}</p>
        <button
          type="button"
          className="pause-button"
          data-needs-script=""
          aria-label={paused ? 'Play the logos' : 'Pause the logos'}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <PlayIcon /> : <PauseIcon />}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the pointer and the focus are */}
      <div
        className="partners-window"
        data-autoplay={paused ? 'paused' : focused ? 'focused' : hovered ? 'hovered' : 'playing'}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={(event) => {
          setFocused(false)
          // Where nothing flows it had been scrolled to the logo with the focus.
          event.currentTarget.scrollLeft = 0
        }}
      >
        <div className="partners-track" ref={track}>
          {[false, true].map((again) => (
            <ul key={String(again)} aria-hidden={again || undefined}>
              {partners.map(({ name, url, logo }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may lead to one address
                <li key={at}>
                  {/* Named by itself: the logo is not shown before the faces are here. */}
                  <a
                    href={url}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={again ? undefined : name}
                    tabIndex={again ? -1 : undefined}
                    onFocus={({ currentTarget }) =>
                      bringIntoSight(currentTarget, at / partners.length, track.current)
                    }
                  >
                    <Picture
                      src={logo}
                      widths={[320, 480]}
                      sizes="12rem"
                      alt={again ? '' : name}
                      width="240"
                      height="80"
                    />
                  </a>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </section>
  )
}

/**
 * Shows a logo that has flowed out of the window, or nearly so: sets the flow to the moment at which
 * the logo stands first (one that has gone out at the left is reached by no scrolling).
 * @param share which part of one round has passed at that moment, from 0 to 1.
 */
function bringIntoSight(logo: HTMLElement, share: number, track: HTMLElement | null) {
  const [flow] = track?.getAnimations() ?? []
  if (!flow) return logo.scrollIntoView({ block: 'nearest', inline: 'center' })
  const { left, right, width } = logo.getBoundingClientRect()
  // It flows on until the next frame, which on a slow device is a while.
  if (left > width / 4 && right < innerWidth) return
  flow.currentTime = share * Number(flow.effect?.getComputedTiming().duration)
}
