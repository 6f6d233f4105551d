import postcss, { type ChildNode, type Container } from 'postcss'
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

const groups = new Set(['layer', 'media', 'supports', 'container'])

function partsIn(parent: Container<ChildNode>, within: readonly string[]): StylePart[] {
  return (parent.nodes ?? []).flatMap((node): StylePart[] => {
    if (node.type === 'comment') return []
    if (node.type === 'rule') return [{ within, css: node.toString(), classes: classesOf(node.selectors) }]
    if (node.type === 'atrule' && node.nodes && groups.has(node.name))
      return partsIn(node, [...within, `@${node.name} ${node.params}`])
    const ending = node.type === 'atrule' && node.nodes ? '' : ';'
    return [{ within, css: node.toString() + ending, classes: [] }]
  })
}

/** Splits a built style sheet into its rules, in their order. */
export function splitStyles(css: string): StylePart[] {
  return partsIn(postcss.parse(css), [])
}
