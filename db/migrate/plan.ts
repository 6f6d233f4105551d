import { kindOf } from './kinds.ts'
import { locksOfFile, type Lock } from './careful/locks.ts'
import type { Migration, SqlFile } from './files.ts'

/** What would be done to a database, a file after the other. */
export interface PlannedStep {
  name: string
  /** `alone` runs outside a transaction; `stops` ends the processes of earlier versions; `functions` replaces functions. */
  kind: 'expands' | 'alone' | 'contracts' | 'stops' | 'functions'
  since?: string | undefined
  /** On tables that are there before. */
  locks: Lock[]
}

export function plannedSteps(migrations: readonly Migration[], functions: readonly SqlFile[]): PlannedStep[] {
  const steps = migrations.map(({ name, sql }): PlannedStep => {
    const kind = kindOf(sql)
    return { name, kind: kind?.name ?? 'stops', since: kind?.since, locks: locksOfFile(sql) }
  })
  const replaced = functions.map(({ name, sql }): PlannedStep => ({
    name: `functions/${name}`,
    kind: 'functions',
    locks: locksOfFile(sql),
  }))
  // Functions come with the last transaction.
  const last = steps.findLastIndex(({ kind }) => kind !== 'alone')
  return [...steps.slice(0, last + 1), ...replaced, ...steps.slice(last + 1)]
}
