import type pg from 'pg'
import type { Functions, SqlFile } from './files.ts'
import { runFile } from './run-file.ts'

/** A file of functions as a database has it: a restore makes them again from here, in the version of the backup. */
export interface AppliedFunctions extends SqlFile {
  version: number
}

/** Which files have to run, which have only to be noted under this version, and which are gone. */
export interface ChangesOfFunctions {
  run: SqlFile[]
  note: SqlFile[]
  gone: string[]
}

const none: ChangesOfFunctions = { run: [], note: [], gone: [] }

/**
 * Compares the files with what was applied last. What a later version has applied stays: an older process that is started
 * again beside it must not take its functions away.
 */
export function changesOf(
  { version, files }: Functions,
  applied: readonly Omit<AppliedFunctions, 'sql'>[],
): ChangesOfFunctions {
  if (applied.some((file) => file.version > version)) return none
  const there = new Map(applied.map((file) => [file.name, file]))
  const run = files.filter(({ name, hash }) => there.get(name)?.hash !== hash)
  const note = files.filter(({ name, hash }) => {
    const before = there.get(name)
    return before?.hash === hash && before.version < version
  })
  const gone = applied.map(({ name }) => name).filter((name) => !files.some((file) => file.name === name))
  return { run, note, gone }
}

export function isNothing({ run, note, gone }: ChangesOfFunctions): boolean {
  return run.length + note.length + gone.length === 0
}

export async function readAppliedFunctions(client: pg.Client): Promise<Omit<AppliedFunctions, 'sql'>[]> {
  const text = 'select name, hash, version from repeatable'
  return (await client.query<Omit<AppliedFunctions, 'sql'>>(text)).rows
}

/** In a transaction that holds the lock of the migrations. */
export async function applyFunctions(client: pg.Client, functions: Functions): Promise<void> {
  const { run, note, gone } = changesOf(functions, await readAppliedFunctions(client))
  for (const file of run) await runFile(client, `functions/${file.name}`, file.sql)
  for (const { name, hash, sql } of [...run, ...note]) {
    await client.query(
      `insert into repeatable (name, hash, version, sql) values ($1, $2, $3, $4)
       on conflict (name) do update set hash = excluded.hash, version = excluded.version, sql = excluded.sql,
         applied_at = now()`,
      [name, hash, functions.version, sql],
    )
  }
  await client.query('delete from repeatable where name = any($1)', [gone])
}
