import { isConfig, placeOf } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import { isNode, literalText, type Source } from './source.ts'

/** Besides apps/server/config.ts, what runs before that is loaded. */
const readers = ['apps/server/config.ts', 'apps/server/settings/build-dir.ts']

/** Only these read the environment; all other code takes arguments. */
export const environment: Rule = {
  name: 'environment',
  check: (tree) => tree.sources.filter(({ path }) => !mayRead(path)).flatMap(readings),
}

function mayRead(path: string): boolean {
  const { zone, test } = placeOf(path)
  const tool = isConfig(path) || zone === 'scripts' || zone === ''
  return test || tool || readers.includes(path)
}

function readings(source: Source): Finding[] {
  const members = source
    .nodes('MemberExpression')
    .filter(
      (node) =>
        named(node.object, 'process') &&
        (named(node.property, 'env') || literalText(node.property) === 'env'),
    )
  const destructured = source
    .nodes('VariableDeclarator')
    .filter((node) => named(node.init, 'process') && takesEnv(node.id))
  const imported = source
    .nodes('ImportDeclaration')
    .filter((node) => /^(node:)?process$/.test(String(isNode(node.source) && node.source.value)))
    .filter((node) => (node.specifiers as { imported?: unknown }[]).some((one) => named(one.imported, 'env')))
  return [...members, ...destructured, ...imported].map((node) => ({
    path: source.path,
    line: source.lineAt(node.start),
    message: 'reads process.env: only apps/server/config.ts does; take the value as an argument',
  }))
}

function named(node: unknown, name: string): boolean {
  return isNode(node) && node.type === 'Identifier' && node.name === name
}

function takesEnv(pattern: unknown): boolean {
  if (!isNode(pattern) || pattern.type !== 'ObjectPattern') return false
  return (pattern.properties as { key?: unknown }[]).some(({ key }) => named(key, 'env'))
}
