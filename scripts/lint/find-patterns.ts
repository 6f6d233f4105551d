import { isNode, literalText, type Node, type Source } from '../tidy/source.ts'

export interface Pattern {
  source: string
  flags: string
  /** `path:line` of each place that has it. */
  places: string[]
}

type Regex = { pattern: string; flags: string }

function literals(file: Source): (Regex & { at: number })[] {
  return file
    .nodes('Literal')
    .flatMap(({ regex, start }) => (regex ? [{ ...(regex as Regex), at: start }] : []))
}

/** `new RegExp` of a text. One that is put together from variables is not seen. */
function built(file: Source): (Regex & { at: number })[] {
  return file.nodes('NewExpression').flatMap(({ callee, arguments: given, start }) => {
    const [text, flags] = (given as Node[]).map(literalText)
    if (!isNode(callee) || callee.name !== 'RegExp' || text === undefined) return []
    return [{ pattern: text, flags: flags ?? '', at: start }]
  })
}

/** The regular expressions of these files, each once. */
export function findPatterns(files: readonly Source[]): Pattern[] {
  const found = new Map<string, Pattern>()
  for (const file of files)
    for (const { pattern, flags, at } of [...literals(file), ...built(file)]) {
      const known = found.get(`/${pattern}/${flags}`) ?? { source: pattern, flags, places: [] }
      known.places.push(`${file.path}:${file.lineAt(at)}`)
      found.set(`/${pattern}/${flags}`, known)
    }
  return [...found.values()]
}
