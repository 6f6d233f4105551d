import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { kindOf } from './kinds.ts'

/** A file with SQL. Line ends do not count in the hash, since Git changes them on Windows. */
export interface SqlFile {
  /** `0001_baseline.sql`, or `orders.sql` of the functions. */
  name: string
  sql: string
  hash: string
}

export interface Migration extends SqlFile {
  /** A version that does not know it may go on, when it knows the migration `since`. */
  expands: boolean
  since?: string | undefined
  /** Its statements run outside a transaction, one by one. */
  alone?: boolean
}

/** The migration that replaces older ones, which are no longer there. */
export interface Baseline {
  name: string
  /** How many it replaces, the number of the last one, and a hash of all their names and hashes. */
  count: number
  upTo: string
  hash: string
  /** The last version that has them, for people. */
  lastVersion: string
}

/** Functions and triggers, which are applied again whenever their file has changed. */
export interface Functions {
  /** Counts the changes (`npm run db:schema` writes it): a process does not replace what a later version has made. */
  version: number
  files: SqlFile[]
}

/** What brings a database to this version. */
export interface Schema {
  migrations: Migration[]
  baseline?: Baseline | undefined
  functions: Functions
}

const ours = fileURLToPath(new URL('..', import.meta.url))

const replacing =
  /^-- Replaces the (\d+) migrations up to (\d{4}), ([\da-f]{64})\.\n-- The last version with them: (.+)\.\n/

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Reads the folders `migrations` and `functions` of a folder. */
export function readSchema(folder = ours): Schema {
  const migrations = readMigrations(join(folder, 'migrations'))
  const baseline = baselineOf(migrations)
  for (const { name } of migrations)
    if (baseline && name !== baseline.name && numberOf(name) <= baseline.upTo)
      throw new Error(`migration ${name}: the numbers up to ${baseline.upTo} belong to ${baseline.name}`)
  return { migrations, baseline, functions: readFunctions(join(folder, 'functions')) }
}

function readSql(folder: string): SqlFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.toSorted().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, hash: sha256(sql) }
  })
}

export function numberOf(name: string): string {
  return name.slice(0, 4)
}

function readMigrations(folder: string): Migration[] {
  const numbers = new Set<string>()
  return readSql(folder).map((file) => {
    const { name, sql } = file
    if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name))
      throw new Error(`migration ${name}: name it NNNN_what_it_does.sql`)
    const number = numberOf(name)
    if (numbers.has(number)) throw new Error(`migration ${name}: another one has the number ${number} too`)
    numbers.add(number)
    const kind = kindOf(sql)
    const expands = kind !== undefined && kind.name !== 'stops'
    return { ...file, expands, since: kind?.since, alone: kind?.name === 'alone' }
  })
}

function baselineOf(migrations: readonly Migration[]): Baseline | undefined {
  const [first] = migrations
  const found = first && replacing.exec(first.sql)
  if (!found) return undefined
  const [, count, upTo, hash, lastVersion] = found
  return { name: first.name, count: Number(count), upTo: upTo!, hash: hash!, lastVersion: lastVersion! }
}

function readFunctions(folder: string): Functions {
  if (!existsSync(folder)) return { version: 0, files: [] }
  const { version } = JSON.parse(readFileSync(join(folder, 'version.json'), 'utf8')) as { version: number }
  return { version, files: readSql(folder) }
}

/** One hash of all functions, by which `npm run db:schema` notices a change. */
export function hashOfFunctions({ files }: Functions): string {
  return sha256(files.map(({ name, hash }) => `${name} ${hash}\n`).join(''))
}
