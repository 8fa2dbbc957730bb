/** The river behind the first words of the home page. */
import { useEffect, useRef, useState } from 'react'
import av1 from '#app/site/assets/hero.av1.mp4'
import h264 from '#app/site/assets/hero.h264.mp4'
import poster from '#app/site/assets/hero-poster.svg'
import { PauseIcon, PlayIcon } from '#app/site/layout/icons.tsx'
import { prefersStillness } from '#app/site/layout/motion.ts'

/**
 * Whether the film runs, and how it is paused. It runs once there is script, since only then can it be
 * paused; until then, and for those who asked for less motion, its first frame stands.
 */
export function useFilm() {
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
  return { film, runs, playing, setPlaying, toggle }
}

type Film = ReturnType<typeof useFilm>

export function HeroFilm({ film, runs, setPlaying }: Pick<Film, 'film' | 'runs' | 'setPlaying'>) {
  return (
    <>
      {/* Unlike the film's own poster, it can be asked for before all else. */}
      <img
        className="hero-film"
        src={poster}
        width="1920"
        height="1080"
        alt=""
        fetchPriority="high"
      />
      <video
        ref={film}
        className="hero-film"
        width="1920"
        height="1080"
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
        <source src={av1} type='video/mp4; codecs="av01.0.08M.08"' />
        <source src={h264} type="video/mp4" />
      </video>
    </>
  )
}

/** Beside what else can be pressed there; none where nothing runs. */
export const FilmPause = ({ runs, playing, toggle }: Pick<Film, 'runs' | 'playing' | 'toggle'>) =>
  runs && (
    <button
      type="button"
      className="pause-button hero-pause"
      aria-label={playing ? 'Pause the film' : 'Play the film'}
      onClick={toggle}
    >
      {playing ? <PauseIcon /> : <PlayIcon />}
    </button>
  )
