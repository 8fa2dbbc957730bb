/**
 * Passwords that everyone tries first. Nearly all of those in lists of leaked passwords that keep
 * our rules are made in one way: a common word with a capital, then digits, a sign, or both, often
 * with letters replaced by digits that look alike. So the list is kept as its parts, a few hundred
 * bytes instead of megabytes, and a password is taken apart the same way. Browser-safe.
 */

/** Words, names and keyboard walks that lead the published lists, and what this product is about. */
const words = new Set(
  `password passwort pass passw passwd passcode qwerty qwertz qwertyui qwertyuiop azerty asdf asdfgh
  asdfghjkl zxcv zxcvbn zxcvbnm abc abcd abcde abcdef abcdefg abcdefgh aaaa aaaaaa welcome hello admin administrator
  root user username login letmein access secret master default guest test tester testing demo
  temp temporary change changeme changeit football baseball basketball soccer cricket hockey monkey dragon shadow
  sunshine princess iloveyou ilove love lovely superman batman spiderman starwars pokemon
  michael jordan jennifer jessica ashley daniel andrew joshua matthew thomas charlie robert
  george william david john james maria anna alex hunter killer ginger pepper buster tigger cookie
  flower summer winter spring autumn january february march april may june july august september
  october november december monday tuesday wednesday thursday friday saturday sunday
  computer internet google facebook microsoft windows apple samsung android whatever trustno
  freedom liverpool chelsea arsenal barcelona madrid juventus lahore karachi islamabad punjab
  pakistan india dubai london newyork paris berlin america england muhammad mohammad ahmed ali
  khan allah bismillah lakhani darya daryastudio studio agency company office server database
  security oracle mysql postgres linux ubuntu cisco fuckyou asshole bitch chocolate banana orange
  purple yellow silver golden diamond tiger lion eagle phoenix ferrari mercedes porsche
  mustang harley yamaha nothing forever family friends mother father brother sister baby angel
  jesus christ blessed heaven lucky happy money dollar winner champion player gamer ninja
  hannah nicole amanda samantha taylor jasmine olivia sophie matrix merlin gandalf hobbit`
    .split(/\s+/)
    .filter(Boolean),
)

const lookAlikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Digits that follow or lead: at most a year, or a row such as 123456 or 1111. */
const isPlainTail = (tail: string) => {
  const digits = tail.replaceAll(/\D/g, '')
  return (
    digits.length <= 4 || '01234567890987654321'.includes(digits) || /^(\d{1,2})\1+$/.test(digits)
  )
}

/** True where a password is a common word in one of the usual disguises. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  // Everything that could be the word's end or beginning is tried: in P@ssw0rd1! the digits belong
  // to both.
  for (let from = 0; from <= Math.min(8, lower.length); from += 1) {
    if (/\p{L}/u.test(lower.slice(0, from))) break
    for (let to = lower.length; to > from + 1; to -= 1) {
      if (/\p{L}/u.test(lower.slice(to))) break
      const around = lower.slice(0, from) + lower.slice(to)
      if (around.length <= 10 && isPlainTail(around) && isWord(lower.slice(from, to))) return true
    }
  }
  return false
}

/** The word itself, twice, or two of them with a sign between, disguised or not. */
function isWord(text: string): boolean {
  const plain = [...text].map((character) => lookAlikes[character] ?? character).join('')
  for (const one of [text, plain]) {
    if (words.has(one)) return true
    const half = one.slice(0, one.length / 2)
    if (half + half === one && words.has(half)) return true
  }
  return false
}
