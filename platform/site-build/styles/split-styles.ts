import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss'
import type { StylePart } from './used-styles.ts'

/** The class that gives a rule its name; classes further on are those of its surroundings. */
const firstClass = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^ -~])+)/iu
const escapes = /\\(?:([0-9a-f]{1,6}) ?|(.))/gi

function classOf(selector: string): string | undefined {
  return firstClass
    .exec(selector)?.[1]
    ?.replace(escapes, (_, code: string | undefined, sign: string) =>
      code === undefined ? sign : String.fromCodePoint(parseInt(code, 16)),
    )
}

/** The classes of which one must be there; none when a selector has no class. */
function classesOf(selectors: readonly string[]): string[] {
  const found = selectors.map(classOf)
  return found.every((one) => one !== undefined) ? [...new Set(found)] : []
}

const firstTag = /^[a-z][a-z0-9]*/
/** They are around the HTML that is looked at. */
const everywhere = new Set(['html', 'body'])

/** The elements of which one must be there; none when a selector does not begin with one. */
function tagsOf(selectors: readonly string[]): string[] {
  const found = selectors.map((one) => firstTag.exec(one)?.[0])
  return found.every((one) => one !== undefined && !everywhere.has(one))
    ? [...new Set(found as string[])]
    : []
}

const readProperties = /(?<=var\(\s*)--[\w-]+/g
const animated = /(?<=(?:^|[;{])\s*(?:animation(?:-name)?|--[\w-]*animat[\w-]*):)[^;}]*/g

/** What it needs of the sheet: custom properties that it reads, and words of which one may be a `@keyframes`. */
function usesOf(css: string): string[] {
  const properties = css.match(readProperties) ?? []
  const words = (css.match(animated) ?? []).flatMap((value) => value.match(/[a-z][\w-]*/gi) ?? [])
  return [...new Set([...properties, ...words])]
}

function partOf(within: readonly string[], css: string, more: Partial<StylePart> = {}): StylePart {
  return { within, css, classes: [], tags: [], uses: usesOf(css), ...more }
}

/** What only a pointer brings about. Before the sheet is there, a page answers to no pointer. */
const pointed = /:(?:hover|active)\b/
const escaped = /\\./g
const negated = /:not\([^()]*\)/g

function isStill(selector: string): boolean {
  return !pointed.test(selector.replaceAll(escaped, '_').replaceAll(negated, ''))
}

function isProperty(node: ChildNode): node is Declaration {
  return node.type === 'decl' && node.prop.startsWith('--')
}

/** A rule; one that every page has, and that sets custom properties, by its declarations: a page reads few of them. */
function rulePart(rule: Rule, within: readonly string[]): StylePart[] {
  const selectors = rule.selectors.filter(isStill)
  if (selectors.length === 0) return []
  const head = selectors.join(',')
  const classes = classesOf(selectors)
  const own = rule.nodes.filter(({ type }) => type !== 'comment')
  if (classes.length > 0 || !own.some(isProperty)) {
    const css = `${head}{${own.map(String).join(';')}}`
    return [partOf(within, css, { classes, tags: classes.length > 0 ? [] : tagsOf(selectors) })]
  }
  return own.map((node) => {
    const css = `${node.toString()};`
    return partOf([...within, head], css, isProperty(node) ? { defines: node.prop } : {})
  })
}

const groups = new Set(['layer', 'media', 'supports', 'container'])
const named = new Set(['property', 'keyframes'])

function atRulePart(node: AtRule, within: readonly string[]): StylePart[] {
  if (node.nodes && groups.has(node.name)) return partsIn(node, [...within, `@${node.name} ${node.params}`])
  const css = node.toString() + (node.nodes ? '' : ';')
  return [partOf(within, css, named.has(node.name) ? { defines: node.params } : {})]
}

function partsIn(parent: Container<ChildNode>, within: readonly string[]): StylePart[] {
  return (parent.nodes ?? []).flatMap((node): StylePart[] => {
    if (node.type === 'rule') return rulePart(node, within)
    return node.type === 'atrule' ? atRulePart(node, within) : []
  })
}

/** Splits a built style sheet into its rules, in their order, without those that only a pointer brings about. */
export function splitStyles(css: string): StylePart[] {
  return partsIn(postcss.parse(css), [])
}
