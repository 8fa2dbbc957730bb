/** The river behind the first words of the home page. */
import { useEffect, useRef, useState } from 'react'
import av1 from '#app/site/assets/hero.av1.mp4'
import h264 from '#app/site/assets/hero.h264.mp4'
import poster from '#app/site/assets/hero-poster.webp'
import smallPoster from '#app/site/assets/hero-poster-small.avif'
import { PauseIcon, PlayIcon } from '#app/site/layout/icons.tsx'
import { prefersStillness } from '#app/site/layout/motion.ts'

/**
 * Runs once there is script, since only then can it be paused; until then, and for those who asked
 * for less motion, its first frame stands.
 */
export function HeroFilm() {
  const film = useRef<HTMLVideoElement>(null)
  const [runs, setRuns] = useState(false)
  const [playing, setPlaying] = useState(true)
  useEffect(() => setRuns(!prefersStillness()), [])
  useEffect(() => {
    // A browser that has been told to load nothing doesn't begin by itself; some never do.
    if (runs) film.current?.play().catch(() => setPlaying(false))
  }, [runs])

  const toggle = () => {
    if (playing) film.current?.pause()
    else void film.current?.play()
  }
  return (
    <>
      {/* As the film's own poster it couldn't be smaller on a phone. */}
      <picture>
        <source media="(max-width: 39.99rem)" type="image/avif" srcSet={smallPoster} />
        <img
          className="hero-film"
          src={poster}
          width="960"
          height="540"
          alt=""
          fetchPriority="high"
        />
      </picture>
      <video
        ref={film}
        className="hero-film"
        width="1280"
        height="720"
        muted
        loop
        playsInline
        autoPlay={runs}
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src={av1} type='video/mp4; codecs="av01.0.05M.08"' />
        <source src={h264} type="video/mp4" />
      </video>
      {runs && (
        <button
          type="button"
          className="pause-button hero-pause"
          aria-label={playing ? 'Pause the film' : 'Play the film'}
          onClick={toggle}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </button>
      )}
    </>
  )
}
