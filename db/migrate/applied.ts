import type pg from 'pg'
import { lackedBy } from './baseline.ts'
import { numberOf, type Migration, type Schema } from './files.ts'

/** A migration as a database notes it. */
export interface Applied {
  name: string
  hash: string
  expands: boolean
  /** The number of the migration that a version has to know to go on. */
  since: string | null
}

/** For queries that take no time on a database that works. */
export const glance = { query_timeout: 15_000 } as object

export async function readApplied(client: pg.Client): Promise<Applied[]> {
  const text = 'select name, hash, expands, since from migration'
  return (await client.query<Applied>({ ...glance, text })).rows
}

/** Applied migrations that these lack and with which this version does not work: the database's owner is a newer version. */
export function newerThan(schema: Schema, applied: readonly Omit<Applied, 'hash'>[]): string[] {
  const last = numberOf(schema.migrations.at(-1)?.name ?? '')
  return lackedBy(schema, applied)
    .filter(({ expands, since }) => !expands || (since !== null && since > last))
    .map(({ name }) => name)
    .toSorted()
}

/** @throws when one of them was changed after it was applied */
export function missingOf(migrations: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const hashes = new Map(applied.map(({ name, hash }) => [name, hash]))
  for (const { name, hash } of migrations) {
    const there = hashes.get(name)
    if (there !== undefined && there !== hash) {
      throw new Error(`migration ${name} was changed after it was applied: restore it and write a new one`)
    }
  }
  return migrations.filter(({ name }) => !hashes.has(name))
}
