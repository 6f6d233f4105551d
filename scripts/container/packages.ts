import { isPageRole, placeOf } from '../tidy/places.ts'
import { packageUses } from '../tidy/package-uses.ts'
import type { Tree } from '../tidy/tree.ts'

/** What npm has written of a package in package-lock.json. */
interface Locked {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
export type Lock = Record<string, Locked>

/** Pages are in the built sites with every package that they import: the renderer imports none. */
function isOfPages(path: string): boolean {
  return (
    path.endsWith('.tsx') || isPageRole(placeOf(path).role) || /^apps\/(storefront|business)\//.test(path)
  )
}

/** Those of the root's dependencies that the server itself imports. */
export function serverPackages(tree: Tree): string[] {
  const { dependencies = {} } = JSON.parse(tree.text('package.json')) as Locked
  const uses = packageUses(tree, Object.keys(dependencies))
  return [...uses].flatMap(([name, places]) =>
    places.some(({ path, production }) => production && !isOfPages(path)) ? [name] : [],
  )
}

/** Where Node finds `name` from the package in the folder `from`: beside it, or in a folder further up. */
function found(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`
    if (lock[path]) return path
    if (!folder) return undefined
  }
}

function neededBy(locked: Locked): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = locked
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/**
 * The folders of the packages and of all that these need themselves. Of an optional package that npm left out on this
 * machine there is no folder.
 */
export function packageFolders(lock: Lock, names: readonly string[]): string[] {
  const folders = new Set(names.flatMap((name) => found(lock, '', name) ?? []))
  for (const folder of folders)
    for (const name of neededBy(lock[folder] ?? {})) {
      const path = found(lock, folder, name)
      if (path) folders.add(path)
    }
  return [...folders].toSorted()
}
