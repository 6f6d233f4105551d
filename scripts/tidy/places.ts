import { posix } from 'node:path'

const roles = [
  'index',
  'routes',
  'socket',
  'jobs',
  'actions',
  'store',
  'rules',
  'refusals',
  'contract',
  'parts',
  'storefront',
  'business',
  'testing',
] as const

/** The role of a file in its room; a file or folder without a role name is `other`, on a level with the store. */
export type Role = (typeof roles)[number] | 'other'

export type Place = {
  /** The first folder of the path (`features`); '' for files at the root. */
  zone: string
  /** The district of a room (`trade`); '' elsewhere. */
  district: string
  /** The workspace-like folder: `features/trade/orders`, `apps/server`, `platform`; '' for everything else. */
  unit: string
  role: Role
  /** True for test code, which is exempt from most rules. */
  test: boolean
}

/** The zone, workspace and role of a path. */
export function placeOf(path: string): Place {
  const [first = '', second = '', third = '', fourth = ''] = path.split('/')
  const zone = path.includes('/') ? first : ''
  const district = zone === 'features' && third ? second : ''
  const unit = unitOf(zone, second, third)
  const named = fourth.replace(/\..*$/, '')
  const role = zone === 'features' ? (roles.find((one) => one === named) ?? 'other') : 'other'
  const test = isTest(path) || role === 'testing' || zone === 'e2e' || zone === 'bench'
  return { zone, district, unit, role, test }
}

function unitOf(zone: string, second: string, third: string): string {
  if (zone === 'features') return `${zone}/${second}/${third}`
  if (zone === 'apps') return `${zone}/${second}`
  return zone === 'platform' || zone === 'db' ? zone : ''
}

/** The name of the room in `features/trade/orders`. */
export function roomOf(unit: string): string {
  return posix.basename(unit)
}

/** True for tests and for code that only tests use. */
export function isTest(path: string): boolean {
  const name = posix.basename(path)
  return (
    /\.test\.tsx?$/.test(name) ||
    name === 'testing.ts' ||
    path.split('/').includes('testing') ||
    /^vitest\b/.test(name)
  )
}

/** True for configuration of tools, such as `vite.config.ts` and `vitest.setup.ts`. */
export function isConfig(path: string): boolean {
  return /\.config\.[cm]?[jt]s$|(^|\/)vitest\.[^/]*ts$/.test(path)
}

/** True for generated files. */
export function isGenerated(path: string): boolean {
  return /\.gen\.tsx?$|^db\/(types\.ts|schema\.sql)$/.test(path)
}

/** True for the pages of a room and the parts they are made of. */
export function isPageRole(role: Role): boolean {
  return role === 'parts' || role === 'storefront' || role === 'business'
}
