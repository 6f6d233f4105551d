import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ReleaseFault } from './git.ts'

type Packages = Record<string, { version?: string; integrity?: string; link?: boolean }>

function packagesOf(path: string): Packages {
  return (JSON.parse(readFileSync(path, 'utf8')) as { packages: Packages }).packages
}

/** Throws where other packages are installed than the lock file names: the sites would be built with them. */
export function assertInstalled(root: string): void {
  const locked = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'))
  const other = Object.entries(installed).find(
    ([folder, { integrity, link }]) =>
      !link && folder.includes('node_modules/') && integrity !== locked[folder]?.integrity,
  )
  if (other) throw new ReleaseFault(`${other[0]} is not the one of package-lock.json: npm ci installs these.`)
}
