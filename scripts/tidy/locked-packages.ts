import { posix } from 'node:path'
import type { Finding, Rule } from './rule.ts'

const registry = 'https://registry.npmjs.org/'

type Locked = { version?: string; resolved?: string; integrity?: string; link?: boolean; inBundle?: boolean }

/**
 * Every package of a lock file has a hash of its contents, so that each machine installs the same bytes. When it has
 * a URL, the URL is of the public registry.
 */
export const lockedPackages: Rule = {
  name: 'locked-packages',
  check: (tree) => {
    const lockFiles = tree.files.filter((path) => posix.basename(path) === 'package-lock.json')
    return lockFiles.flatMap((path) => {
      const { packages = {} } = JSON.parse(tree.text(path)) as { packages?: Record<string, Locked> }
      return Object.entries(packages).flatMap(([place, locked]) => {
        // A workspace and the link to it have no hash; a bundled package is covered by the hash of the package around it.
        if (!place.includes('node_modules/') || locked.link || locked.inBundle) return []
        return faultsOf(path, place, locked)
      })
    })
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
