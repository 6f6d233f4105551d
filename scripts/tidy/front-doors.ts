import { placeOf } from './places.ts'
import type { Rule } from './rule.ts'
import type { Target, Tree } from './tree.ts'

/** A workspace is imported only by the `exports` of its package.json, never by a relative path. */
export const frontDoors: Rule = {
  name: 'front-doors',
  check: (tree) =>
    tree.sources.flatMap((source) =>
      source.imports.flatMap((one) => {
        const message = fault(tree, source.path, one.specifier)
        return message ? [{ path: source.path, line: one.line, message }] : []
      }),
    ),
}

function fault(tree: Tree, from: string, specifier: string): string | undefined {
  const target = tree.resolve(from, specifier)
  if (target.kind === 'no door')
    return `${specifier} is not a door: ${target.workspace.name} does not export "${target.key}"`
  if (target.kind !== 'file') return undefined
  return target.door ? testingDoor(from, target) : deepPath(from, target.path)
}

function testingDoor(from: string, target: Extract<Target, { kind: 'file' }>): string | undefined {
  const opensTesting = target.door?.key === './testing'
  return opensTesting && !placeOf(from).test ? 'opens a testing door: only tests do' : undefined
}

function deepPath(from: string, path: string): string | undefined {
  const here = placeOf(from)
  const there = placeOf(path)
  // Apps have no exports; the rule import-directions defines who may import them.
  if (here.unit === there.unit || there.zone === 'apps') return undefined
  return `reaches into ${path} by a relative path: import the package instead`
}
