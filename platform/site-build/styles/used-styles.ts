/** One rule of a style sheet, or something that is no rule. */
export interface StylePart {
  /** The groups around it, from the outermost: `@layer utilities`, `@media (width>=64rem)`. */
  within: readonly string[]
  css: string
  /** It is needed where one of these classes is; everywhere when there are none. */
  classes: readonly string[]
}

const classAttribute = /\sclass="([^"]*)"/g
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function classNames(attribute: string): string[] {
  return attribute.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity]!).split(' ')
}

/** The parts in their groups; neighbours share a group's braces. */
function joined(parts: readonly StylePart[]): string {
  let css = ''
  let open: readonly string[] = []
  for (const { within, css: own } of parts) {
    const fork = within.findIndex((group, at) => open[at] !== group)
    const shared = fork < 0 ? within.length : fork
    css += '}'.repeat(open.length - shared)
    for (const group of within.slice(shared)) css += `${group}{`
    css += own
    open = within
  }
  return css + '}'.repeat(open.length)
}

/** How many different attributes are known at once; a site's templates have some hundred. */
const mostAttributes = 5_000

/**
 * Answers with the styles that an HTML needs, in the order of the style sheet. An HTML with the same classes as an
 * earlier one gets the same text.
 */
export function usedStyles(parts: readonly StylePart[]): (html: string) => string {
  const always = parts.flatMap(({ classes }, at) => (classes.length === 0 ? [at] : []))
  const partsOf = new Map<string, number[]>()
  for (const [at, { classes }] of parts.entries())
    for (const name of classes) partsOf.set(name, [...(partsOf.get(name) ?? []), at])
  const known = new Map<string, readonly number[]>()

  const partsFor = (attribute: string): readonly number[] => {
    const found = known.get(attribute)
    if (found) return found
    if (known.size >= mostAttributes) known.clear()
    const needed = classNames(attribute).flatMap((name) => partsOf.get(name) ?? [])
    known.set(attribute, needed)
    return needed
  }

  return (html) => {
    const needed = new Set(always)
    const attributes = new Set([...html.matchAll(classAttribute)].map(([, attribute]) => attribute!))
    for (const attribute of attributes) for (const at of partsFor(attribute)) needed.add(at)
    return joined(parts.filter((_, at) => needed.has(at)))
  }
}
