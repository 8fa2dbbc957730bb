import urdu from '#app/site/assets/urdu.svg'

/**
 * Beside a heading, from the other side, as on signs in Lahore: what it is about, in Urdu. Drawn, since no face of ours
 * has its letters, and for the eye alone, since the heading has said it.
 */
export const Sign = ({ of }: { of: 'skill' | 'work' }) => (
  <svg className="sign" aria-hidden="true">
    <use href={`${urdu}#${of}`} />
  </svg>
)
