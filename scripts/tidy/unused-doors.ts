import { posix } from 'node:path'
import type { Rule } from './rule.ts'
import type { Tree } from './tree.ts'

/**
 * Each entry of a workspace's `exports` is imported by another workspace. knip takes these entries for used; it finds
 * the exports, files and packages that nobody uses.
 */
export const unusedDoors: Rule = {
  name: 'unused-doors',
  check: (tree) => {
    const importers = importersOfFiles(tree)
    return tree.workspaces.flatMap(({ folder, doors }) =>
      doors
        .filter(({ file, inside }) => !importers.get(file)?.some((path) => !path.startsWith(`${inside}/`)))
        .map(({ key }) => ({
          path: posix.join(folder, 'package.json'),
          line: 0,
          message: `nobody outside opens the door "${key}"`,
        })),
    )
  },
}

/** The files that import each file of the tree. */
function importersOfFiles(tree: Tree): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  const add = (path: string, specifier: string) => {
    const target = tree.resolve(path, specifier)
    if (target.kind !== 'file') return
    const known = importers.get(target.path)
    if (known) known.push(path)
    else importers.set(target.path, [path])
  }
  for (const { path, imports } of tree.sources) for (const { specifier } of imports) add(path, specifier)
  for (const path of tree.files.filter((one) => one.endsWith('.css')))
    for (const [, specifier = ''] of tree.text(path).matchAll(/@(?:import|reference)\s+['"]([^'"]+)/g))
      add(path, specifier)
  return importers
}
