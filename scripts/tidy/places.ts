import { posix } from 'node:path'

export const roles = [
  'index',
  'routes',
  'socket',
  'jobs',
  'actions',
  'store',
  'rules',
  'refusals',
  'contract',
  'storefront',
  'business',
  'testing',
] as const

/** A room's file by its role; what bears none of the role names stands beside the store as a `part`. */
export type Role = (typeof roles)[number] | 'part'

export type Place = {
  /** First folder of the path (`features`), '' for files at the root. */
  zone: string
  /** The workspace-like folder: `features/orders`, `apps/server`, `platform`; '' for everything else. */
  unit: string
  role: Role
  /** Test code may look behind any door. */
  test: boolean
}

/** Where a path stands in the plan of the house. */
export function placeOf(path: string): Place {
  const [first = '', second = '', third = ''] = path.split('/')
  const zone = path.includes('/') ? first : ''
  const wide = zone === 'apps' || zone === 'features'
  const unit = wide ? `${zone}/${second}` : zone === 'platform' || zone === 'db' ? zone : ''
  const named = third.replace(/\..*$/, '')
  const role = zone === 'features' ? (roles.find((one) => one === named) ?? 'part') : 'part'
  const test = isTest(path) || role === 'testing' || zone === 'e2e' || zone === 'bench'
  return { zone, unit, role, test }
}

/** Tests themselves and what only they use. */
export function isTest(path: string): boolean {
  const name = posix.basename(path)
  return (
    /\.test\.tsx?$/.test(name) ||
    name === 'testing.ts' ||
    path.split('/').includes('testing') ||
    /^vitest\b/.test(name)
  )
}

/** Read by a tool, not by the program: `vite.config.ts`, `vitest.setup.ts`. */
export function isConfig(path: string): boolean {
  return /\.config\.[cm]?[jt]s$|(^|\/)vitest\.[^/]*ts$/.test(path)
}

/** Written by a program. */
export function isGenerated(path: string): boolean {
  return /\.gen\.tsx?$|^db\/(types\.ts|schema\.sql)$/.test(path)
}

/** Pages and page parts of a room. */
export function isPageRole(role: Role): boolean {
  return role === 'storefront' || role === 'business'
}
