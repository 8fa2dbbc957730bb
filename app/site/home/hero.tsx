/** The first screen of the home page. */

import boat from '#app/site/assets/hero-boat.svg'
import { FilmPause, HeroFilm, useFilm } from '#app/site/home/hero-film.tsx'
import { ArrowIcon } from '#app/site/layout/icons.tsx'
import { Link } from '#app/site/layout/link.tsx'

export function Hero() {
  const { film, runs, playing, setPlaying, toggle } = useFilm()
  return (
    <section className="hero" aria-labelledby="hero-heading">
      <HeroFilm film={film} runs={runs} setPlaying={setPlaying} />
      <img className="hero-boat" src={boat} width="1440" height="560" alt="" />
      <div className="hero-words">
        <h1 id="hero-heading">
          Be the market <strong>Leader</strong> in your industry
        </h1>
        <div className="hero-foot">
          <p>
            Stay ahead of the competition with <span className="unbroken">cutting-edge</span>{' '}
            technology and innovative solutions to lead your industry!
          </p>
          <p className="button-row">
            <Link className="button" to="/services">
              What We Do <ArrowIcon />
            </Link>
            <Link className="button" data-quiet="" to="/projects">
              View Works <ArrowIcon />
            </Link>
            <FilmPause runs={runs} playing={playing} toggle={toggle} />
          </p>
        </div>
      </div>
    </section>
  )
}
