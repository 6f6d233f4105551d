import { createHash } from 'node:crypto'
import type { HtmlNames } from '../../html/index.ts'
import { mustGet } from '../../collections/index.ts'
// Types only: a renderer is loaded from its build.
import type { UsedStyles } from '../../site/rendering.ts'

/** One rule of a style sheet, or something that is no rule. */
export interface StylePart {
  /** The groups around it, from the outermost: `@layer utilities`, `@media (width>=64rem)`, `:root`. */
  within: readonly string[]
  css: string
  /** It is needed where one of these classes is; everywhere when there are none. */
  classes: readonly string[]
  /** It is needed where one of these elements is; everywhere when there are none. */
  tags: readonly string[]
  /** A custom property or `@keyframes` that it defines: without a class it is needed only where another part uses it. */
  defines?: string
  /** The names that it uses. */
  uses: readonly string[]
}

const entities = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
])

function classNames(attribute: string): string[] {
  return attribute.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => mustGet(entities, entity)).split(' ')
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

function placesBy(parts: readonly StylePart[], namesOf: (part: StylePart) => readonly string[]) {
  const places = new Map<string, number[]>()
  for (const [at, part] of parts.entries())
    for (const name of namesOf(part)) places.set(name, [...(places.get(name) ?? []), at])
  return places
}

/** How many different attributes are known at once; a site's templates have some hundred. */
const mostAttributes = 5_000
/** How many styles are known at once: pages of one kind differ little in their classes. */
const mostStyles = 500

interface Attribute {
  id: number
  /** The parts that its classes need. */
  places: readonly number[]
}

function styled(css: string): UsedStyles {
  return { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` }
}

/**
 * Answers with the styles that an HTML needs, in the order of the style sheet. An HTML with the same names as an earlier
 * one gets the same text, which is kept.
 */
export function usedStyles(parts: readonly StylePart[]): (names: HtmlNames) => UsedStyles {
  const always = parts.flatMap(({ classes, tags, defines }, at) =>
    classes.length === 0 && tags.length === 0 && !defines ? [at] : [],
  )
  const ofTag = placesBy(parts, ({ tags }) => tags)
  const ofClass = placesBy(parts, ({ classes }) => classes)
  const ofName = placesBy(parts, ({ defines }) => (defines ? [defines] : []))
  const attributes = new Map<string, Attribute>()
  const styles = new Map<string, UsedStyles>()
  // Never used twice: one HTML may hold attributes of before and after they are forgotten.
  let nextId = 0

  const attributeOf = (text: string): Attribute => {
    const found = attributes.get(text)
    if (found) return found
    if (attributes.size >= mostAttributes) {
      attributes.clear()
      styles.clear()
    }
    const attribute = { id: nextId++, places: classNames(text).flatMap((name) => ofClass.get(name) ?? []) }
    attributes.set(text, attribute)
    return attribute
  }

  const stylesFor = (found: readonly Attribute[], tags: readonly string[]): string => {
    const needed = new Set(always)
    for (const { places } of found) for (const at of places) needed.add(at)
    for (const tag of tags) for (const at of mustGet(ofTag, tag)) needed.add(at)
    // What is added on the way is looked at in turn.
    for (const at of needed)
      for (const name of parts[at]!.uses) for (const other of ofName.get(name) ?? []) needed.add(other)
    return joined(parts.filter((_, at) => needed.has(at)))
  }

  return ({ classes, tags }) => {
    const found = [...classes].map(attributeOf)
    const named = [...tags].filter((tag) => ofTag.has(tag)).sort()
    const ids = found.map(({ id }) => id).sort((a, b) => a - b)
    const key = [...ids, ...named].join(' ')
    const known = styles.get(key)
    if (known) return known
    if (styles.size >= mostStyles) styles.clear()
    const answer = styled(stylesFor(found, named))
    styles.set(key, answer)
    return answer
  }
}
