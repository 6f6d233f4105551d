import { isAllowed, licenceOf } from './allowed.ts'

export interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
  optional?: boolean
  link?: boolean
}

export interface ProductionPackage {
  /** Its folder from the root, `node_modules/pg`. */
  folder: string
  name: string
  version: string
  licence: string
  /** Whether it is for some machines only, such as a binary: npm installs it nowhere else. */
  isForSome: boolean
}

function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** What `npm ci --omit=dev` installs on one machine or another, by the lock file. Throws with the names of all packages whose licence is unknown or not allowed. */
export function productionPackages(packages: Record<string, LockedPackage>): ProductionPackage[] {
  const entries = Object.entries(packages).filter(
    ([folder, { dev, link }]) => folder.includes('node_modules/') && !dev && !link,
  )
  const found = entries.map(([folder, { version = '', license, optional = false }]) => {
    const name = nameOf(folder)
    return { folder, name, version, licence: licenceOf(name, license) ?? '', isForSome: optional }
  })
  const faults = found
    .filter(({ name, licence }) => !isAllowed(name, licence))
    .map(({ name, version, licence }) => `${name} ${version} (${licence || 'no licence named'})`)
  if (faults.length > 0) {
    const list = [...new Set(faults)].join(', ')
    throw new Error(`not on the list of licences in scripts/licences/allowed.ts: ${list}`)
  }
  return found.toSorted((a, b) => (a.folder < b.folder ? -1 : 1))
}
