import { posix } from 'node:path'
import { exportedNames } from './exported-names.ts'
import { importedNames, type Taken } from './imported-names.ts'
import type { Finding, Rule } from './rule.ts'
import type { Tree } from './tree.ts'
import type { Door, Workspace } from './workspaces.ts'

/**
 * A workspace exports only what others use: each entry of `exports` is imported by another workspace, each name that
 * its file re-exports is used by another workspace, and each name that it declares and exports is used by another file.
 */
export const unusedDoors: Rule = {
  name: 'unused-doors',
  check: (tree) => {
    const uses = usesOfFiles(tree)
    return tree.workspaces.flatMap((workspace) =>
      workspace.doors.flatMap((door) => findings(tree, workspace, door, uses)),
    )
  },
}

type Use = { path: string; names: Taken['names'] }

function findings(tree: Tree, workspace: Workspace, door: Door, uses: Map<string, Use[]>): Finding[] {
  const all = uses.get(door.file) ?? []
  const outside = all.filter(({ path }) => !path.startsWith(`${door.inside}/`))
  if (outside.length === 0) {
    const message = `nobody outside opens the door "${door.key}"`
    return [{ path: posix.join(workspace.folder, 'package.json'), line: 0, message }]
  }
  return exportedNames(tree, door.file).flatMap(({ name, line, how, path }) => {
    if (isReadByPath(door, name)) return []
    const elsewhere = (uses.get(path) ?? []).filter((one) => one.path !== door.file)
    const counted = { declared: all, 'handed on': outside, starred: [...outside, ...elsewhere] }[how]
    if (counted.some(({ names }) => names === 'all' || names.includes(name))) return []
    const message =
      how === 'declared' ? `exports ${name} to nobody` : `hands on ${name}, which nobody outside uses`
    return [{ path: door.file, line, message }]
  })
}

/**
 * Exempt names: `apps/server/events.test.ts` reads the events of each contract by the paths of the files, and
 * `scripts/docs/call-table.ts` its calls.
 */
function isReadByPath({ file }: Door, name: string): boolean {
  return posix.basename(file) === 'contract.ts' && /(Events|Calls)$/.test(name)
}

/** The names that each file imports from each file of the tree. A stylesheet imports a stylesheet as a whole. */
function usesOfFiles(tree: Tree): Map<string, Use[]> {
  const uses = new Map<string, Use[]>()
  const add = (path: string, { specifier, names }: Taken) => {
    const target = tree.resolve(path, specifier)
    if (target.kind !== 'file' || target.path === path) return
    const known = uses.get(target.path)
    if (known) known.push({ path, names })
    else uses.set(target.path, [{ path, names }])
  }
  for (const source of tree.sources) for (const one of importedNames(source)) add(source.path, one)
  for (const path of tree.files.filter((one) => one.endsWith('.css')))
    for (const [, specifier = ''] of tree.text(path).matchAll(/@(?:import|reference)\s+['"]([^'"]+)/g))
      add(path, { specifier, names: 'all' })
  return uses
}
