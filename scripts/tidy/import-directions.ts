import { placeOf, type Role } from './places.ts'
import type { Rule } from './rule.ts'
import type { Import } from './source.ts'

const below: Record<string, string[]> = {
  apps: ['features', 'platform', 'db'],
  features: ['platform', 'db'],
  platform: [],
  db: ['platform'],
}

/**
 * Tests and the bench may import the entry files of an app, which build or start it or list its rooms, but no others.
 */
const appEntrance = /^apps\/[^/]+\/(app|start|rooms|testing)(\/|\.tsx?$)/

/** Roles without access to the database: pages, and what pages share with the server. */
const withoutDatabase: Role[] = ['parts', 'storefront', 'business', 'rules', 'contract', 'refusals']

/** Imports have one direction: apps → features → (db →) platform. Nothing imports an app. */
export const importDirections: Rule = {
  name: 'import-directions',
  check: (tree) =>
    tree.sources.flatMap((source) =>
      source.imports.flatMap((one) => {
        const target = tree.resolve(source.path, one.specifier)
        const message = target.kind === 'file' && fault(source.path, target.path, one)
        return message ? [{ path: source.path, line: one.line, message }] : []
      }),
    ),
}

function fault(from: string, to: string, { typeOnly }: Import): string | undefined {
  const here = placeOf(from)
  const there = placeOf(to)
  if (here.zone === there.zone && here.unit === there.unit) return undefined
  if (there.zone === 'apps') {
    const fromTest = here.test || ['scripts', 'e2e', 'bench'].includes(here.zone ?? '')
    return fromTest && appEntrance.test(to) ? undefined : `imports ${to}: nobody imports an app`
  }
  const reachable = below[here.zone]
  if (!reachable || (here.zone === 'features' && there.zone === 'features')) return undefined
  // The test database is prepared by the migrations.
  if (there.zone === 'db' && from.startsWith('platform/testing/')) return undefined
  if (!there.zone || !reachable.includes(there.zone))
    return `imports ${to}: imports point apps → features → platform`
  return there.zone === 'db' && here.zone === 'features' ? databaseFault(from, typeOnly) : undefined
}

function databaseFault(from: string, typeOnly: boolean): string | undefined {
  const { role, test } = placeOf(from)
  if (test) return undefined
  if (!typeOnly) return 'imports the db package for more than its types'
  return withoutDatabase.includes(role) ? `imports the db package: ${role} knows no database` : undefined
}
