import { posix } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Finding, Rule } from './rule.ts'
import type { Tree } from './tree.ts'

const registry = 'https://registry.npmjs.org/'

export const dependencyKinds = ['dependencies', 'devDependencies'] as const
export type Manifest = { [K in (typeof dependencyKinds)[number]]?: Record<string, string> }
export type LockFile = { packages: Record<string, Manifest> }

type Locked = { version?: string; resolved?: string; integrity?: string; link?: boolean; inBundle?: boolean }

/**
 * Every package of a lock file has a hash of its contents, so that each machine installs the same bytes. When it has
 * a URL, the URL is of the public registry. The entry of a workspace names what its package.json names.
 */
export const lockedPackages: Rule = {
  name: 'locked-packages',
  check: (tree) => {
    const lockFiles = tree.files.filter((path) => posix.basename(path) === 'package-lock.json')
    const hashless = lockFiles.flatMap((path) => {
      const { packages = {} } = JSON.parse(tree.text(path)) as { packages?: Record<string, Locked> }
      return Object.entries(packages).flatMap(([place, locked]) => {
        // A workspace and the link to it have no hash; a bundled package is covered by the hash of the package around it.
        if (!place.includes('node_modules/') || locked.link || locked.inBundle) return []
        return faultsOf(path, place, locked)
      })
    })
    return [...hashless, ...staleWorkspaces(tree)]
  },
}

function faultsOf(path: string, place: string, { resolved, integrity }: Locked): Finding[] {
  const say = (message: string): Finding => ({ path, line: 0, message: `${place} ${message}` })
  return [
    ...(integrity?.startsWith('sha512-') ? [] : [say('has no integrity by SHA-512')]),
    ...(resolved === undefined || resolved.startsWith(registry)
      ? []
      : [say('comes from elsewhere than the registry')]),
  ]
}

/** Of workspaces that it has; without one of them `npm ci` itself stops. */
function staleWorkspaces(tree: Tree): Finding[] {
  const path = 'package-lock.json'
  if (!tree.has(path)) return []
  const { packages } = JSON.parse(tree.text(path)) as LockFile
  return tree.workspaces.flatMap(({ folder }) => {
    const manifest = JSON.parse(tree.text(posix.join(folder, 'package.json'))) as Manifest
    const locked = packages[folder]
    if (!locked) return []
    if (dependencyKinds.every((kind) => isDeepStrictEqual(locked[kind] ?? {}, manifest[kind] ?? {})))
      return []
    const message = `${folder || 'the root'} has other dependencies than its package.json: npm run packages`
    return [{ path, line: 0, message }]
  })
}
