import { isTest, placeOf } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import type { Source } from './source.ts'

/** `"lineId"` in a template: the name of a field of a row or of a JSON record. */
const quotedName = /"([a-z]+[A-Z]\w*)"/g

/**
 * The compiler cannot see the names inside SQL. A field that is renamed in the code and not in its statement would
 * silently be undefined, so every quoted name of a statement also has to be a name in the code of its package.
 */
export const sqlNames: Rule = {
  name: 'sql-names',
  check: (tree) => {
    const sources = tree.sources.filter(({ path }) => /^(features|platform)\//.test(path) && !isTest(path))
    const units = Map.groupBy(sources, ({ path }) => placeOf(path).unit)
    return [...units.values()].flatMap((ofUnit) => {
      const nodes = ofUnit.flatMap((source) => source.nodes('Identifier'))
      const known = new Set(nodes.map(({ name }) => String(name)))
      return ofUnit.flatMap((source) => unknownNames(source, known))
    })
  },
}

function unknownNames(source: Source, known: ReadonlySet<string>): Finding[] {
  return source.nodes('TemplateElement').flatMap((node) => {
    const { raw } = node.value as { raw: string }
    return [...raw.matchAll(quotedName)]
      .filter(([, name = '']) => !known.has(name))
      .map(({ 1: name, index }) => ({
        path: source.path,
        line: source.lineAt(node.start + index),
        message: `"${name}" is a name in SQL alone: no code of the package reads or writes it`,
      }))
  })
}
