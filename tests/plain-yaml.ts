/**
 * Reads the part of YAML that our files in deploy/ keep to: maps, lists, scalars on one line, lists in
 * brackets, anchors and merges. Whatever else is refused, so that a slip in the indentation is found.
 */

export type Yaml = string | Yaml[] | { [key: string]: Yaml }
type Line = { indent: number; text: string; at: number }

/** The documents of a file. @throws Error naming the line that it can't read */
export function readYaml(source: string): Yaml[] {
  return source.split(/^---$/m).map((document) => {
    const lines = document.split('\n').flatMap((line, index): Line[] => {
      const text = line.trim()
      if (text === '' || text.startsWith('#')) return []
      if (/\t/.test(line)) throw new Error(`A tab in line ${index + 1}`)
      return [{ indent: line.length - line.trimStart().length, text, at: index + 1 }]
    })
    const reader = new Reader(lines)
    const value = reader.block(0)
    reader.expectEnd()
    return value
  })
}

class Reader {
  readonly #lines: Line[]
  readonly #anchors = new Map<string, Yaml>()

  constructor(lines: Line[]) {
    this.#lines = lines
  }

  expectEnd(): void {
    if (this.#lines[0]) throw wrong(this.#lines[0])
  }

  block(indent: number): Yaml {
    const [first] = this.#lines
    if (first?.indent !== indent) throw wrong(first)
    return first.text.startsWith('- ') ? this.#list(indent) : this.#map(indent)
  }

  #list(indent: number): Yaml[] {
    const items: Yaml[] = []
    for (;;) {
      const [line] = this.#lines
      if (line?.indent !== indent || !line.text.startsWith('- ')) return items
      const text = line.text.slice(2)
      if (/^[\w.-]+:( |$)/.test(text)) {
        // A map whose first key stands beside the dash.
        this.#lines[0] = { ...line, indent: indent + 2, text }
        items.push(this.#map(indent + 2))
      } else {
        this.#lines.shift()
        items.push(scalar(text))
      }
    }
  }

  #map(indent: number): Yaml {
    const map: { [key: string]: Yaml } = {}
    for (;;) {
      const [line] = this.#lines
      if (!line || line.indent < indent) return map
      const [, key, rest] = /^([\w.-]+|<<):(?: (.+))?$/.exec(line.text) ?? []
      if (line.indent > indent || key === undefined || key in map) throw wrong(line)
      this.#lines.shift()
      if (key === '<<') {
        const merged = this.#anchors.get(rest?.slice(1) ?? '')
        if (typeof merged !== 'object') throw wrong(line)
        Object.assign(map, merged)
      } else map[key] = this.#value(rest, indent, line)
    }
  }

  #value(rest: string | undefined, indent: number, line: Line): Yaml {
    const anchor = /^&([\w-]+)$/.exec(rest ?? '')?.[1]
    if (rest && !anchor) return scalar(rest)
    const next = this.#lines[0]
    if (!next || next.indent <= indent) return ''
    if (next.indent !== indent + 2) throw wrong(next ?? line)
    const value = this.block(next.indent)
    if (anchor) this.#anchors.set(anchor, value)
    return value
  }
}

const wrong = (line: Line | undefined) =>
  new Error(line ? `Line ${line.at} can't be read: ${line.text}` : 'The file ends too early')

function scalar(text: string): Yaml {
  if (text === '{}') return {}
  if (/^\[.*\]$/.test(text)) return JSON.parse(text)
  if (text.startsWith('"')) return JSON.parse(text)
  if (/^['&*!|>%@`{[]|: | #/.test(text)) throw new Error(`Not plain: ${text}`)
  return text
}
