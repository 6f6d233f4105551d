import { isNode, literalText, type Node, type Source } from './source.ts'
import type { Tree } from './tree.ts'

/** An exported name: declared in the file, re-exported by name from another file, or by `export *` from `path`. */
export type Exported = { name: string; line: number; how: 'declared' | 'handed on' | 'starred'; path: string }

/** All names that the file `path` exports, including those by `export *` from files of the tree. */
export function exportedNames(tree: Tree, path: string, seen = new Set<string>()): Exported[] {
  const source = tree.sources.find((one) => one.path === path)
  if (!source || seen.has(path)) return []
  seen.add(path)
  const named = source.nodes('ExportNamedDeclaration').flatMap((node) => ofDeclaration(source, node))
  const starred = source.nodes('ExportAllDeclaration').flatMap((node): Exported[] => {
    const line = source.lineAt(node.start)
    if (isNode(node.exported)) return [{ name: nameOf(node.exported), line, how: 'handed on', path }]
    const target = tree.resolve(path, literalText(node.source) ?? '')
    if (target.kind !== 'file') return []
    return exportedNames(tree, target.path, seen).map((one) => ({ ...one, line, how: 'starred' }))
  })
  const byDefault = source
    .nodes('ExportDefaultDeclaration')
    .map((node) => ({ name: 'default', line: source.lineAt(node.start), how: 'declared' as const, path }))
  return [...named, ...starred, ...byDefault]
}

/** `a` and `'a'` in an import or export. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  return node.type === 'Literal' ? String(node.value) : String(node.name)
}

function ofDeclaration(source: Source, node: Node): Exported[] {
  const line = source.lineAt(node.start)
  const how = node.source ? 'handed on' : 'declared'
  const listed = (node.specifiers as Node[]).map((one) => nameOf(one.exported))
  const declared = isNode(node.declaration) ? declaredNames(node.declaration) : []
  return [...listed, ...declared].map((name) => ({ name, line, how, path: source.path }))
}

function declaredNames(declaration: Node): string[] {
  if (declaration.type === 'VariableDeclaration')
    return (declaration.declarations as Node[]).flatMap(({ id }) => boundNames(id))
  return [nameOf(declaration.id)]
}

/** `a`, `{ a, b: c }`, `[a, ...b]`, `a = 1`: the names that a pattern binds. */
function boundNames(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  if (pattern.type === 'ObjectPattern') return (pattern.properties as Node[]).flatMap(boundNames)
  if (pattern.type === 'ArrayPattern') return (pattern.elements as unknown[]).flatMap(boundNames)
  if (pattern.type === 'Property') return boundNames(pattern.value)
  if (pattern.type === 'RestElement') return boundNames(pattern.argument)
  if (pattern.type === 'AssignmentPattern') return boundNames(pattern.left)
  return [nameOf(pattern)]
}
