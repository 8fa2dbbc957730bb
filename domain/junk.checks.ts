/**
 * Tells what people write from what machines do, without a third party. A suspect is never turned
 * away: it is kept apart for staff, who can say otherwise.
 */

/** What is weighed of a post. */
export type Writing = {
  /** Fields of one line: names, addresses. */
  lines: string[]
  message: string
  /** What came in the honeypot. */
  honeypot: unknown
}

/** From this weight on a post is kept apart. One oddity alone is none: people send links, too. */
const suspicious = 3

const link = /\b(?:https?:\/\/|www\.)\S+/gi
const markup = /<\s*(?:a|script|iframe|img)\b|\[\s*(?:url|link|img)\s*[=\]]/i
/** Words of wares that are offered by bulk mail and asked of no agency. */
const wares = [
  /\b(?:viagra|cialis|levitra)\b/i,
  /\b(?:online\s+)?casinos?\b|\bsports?\s*betting\b|\bslot\s+machines?\b/i,
  /\bbacklinks?\b|\bguest\s+posts?\b|\b(?:first|1st)\s+page\s+of\s+google\b/i,
  /\b(?:payday|personal)\s+loans?\b/i,
  /\b(?:crypto|bitcoin|forex)\s+(?:investment|profits?|signals?|trading)\b/i,
  /\bmake\s+\$?\d[\d,]*(?:\s*(?:\$|usd|dollars))?\s+(?:a|per|every)\s+(?:day|week|month)\b/i,
  /\b(?:sexy?|adult)\s+(?:dating|girls|chat)\b/i,
  /\bbulk\s+(?:e-?mail|traffic|followers)\b|\bbuy\s+(?:followers|traffic|likes)\b/i,
]

/** True for a single word of changing case that no name has: `RtYbgHqLmXoP`. */
const isGibberish = (text: string) =>
  /^[A-Za-z]{10,}$/.test(text) && (text.match(/[a-z][A-Z]/g)?.length ?? 0) >= 3

/** Why a post is kept apart, in words for staff; undefined where nothing speaks against it. */
export function suspicionOf({ lines, message, honeypot }: Writing): string | undefined {
  if (typeof honeypot === 'string' && honeypot.trim() !== '') return 'A hidden field was filled in'
  const links = message.match(link)?.length ?? 0
  const findings: [weight: number, reason: string][] = [
    [Math.max(0, links - 1), `${links} links`],
    [markup.test(message) ? 3 : 0, 'Markup'],
    [
      lines.some((line) => /https?:\/\//i.test(line) || markup.test(line)) ? 3 : 0,
      'A link in a name',
    ],
    [lines.some((line) => /[\r\n]/.test(line)) ? 3 : 0, 'Several lines in a field of one'],
    [2 * wares.filter((ware) => ware.test(message)).length, 'Wares of bulk mail'],
    [lines.some(isGibberish) ? 2 : 0, 'A name of random letters'],
    [isGibberish(message) ? 2 : 0, 'A message of random letters'],
  ]
  const found = findings.filter(([weight]) => weight > 0)
  const total = found.reduce((sum, [weight]) => sum + weight, 0)
  return total >= suspicious ? found.map(([, reason]) => reason).join(', ') : undefined
}
