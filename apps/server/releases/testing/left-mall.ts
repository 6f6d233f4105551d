import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { onDatabase } from '@hojip/db/testing'

/** The mall of the last release, as it was left: `npm run release:dump` writes it. */
const file = new URL('../../../../db/testing/last-release.sql.gz', import.meta.url)

/** Who asks: a shopper, a shop's owner or an operator, by the way in which they sign in. */
interface LeftPeople {
  lin: { phone: string }
  mei: { login: string }
  ann: { login: string }
  /** Of the owner and the operator. */
  password: string
}

export interface LeftMall {
  /** The commit that made it. */
  commit: string
  /** The time of its database when it was left. */
  leftAt: string
  /** What its books found, by name and id: rows that the dump's maker wrote past the calls. */
  planted: string[]
  people: LeftPeople
  /** Every call that reads, with an input that it answered: who asks, what, with what. */
  reads: { who: 'public' | 'user' | 'staff' | 'operator'; key: string; input: Record<string, unknown> }[]
}

const mark = '-- '

/** Stores a database with what is known about it. `pg_dump` of PostgreSQL 15 writes what every supported server reads. */
export function keepLeftMall(url: string, left: LeftMall): number {
  const options = [
    '--inserts',
    '--rows-per-insert=100',
    '--no-owner',
    '--no-privileges',
    '--exclude-schema=test',
  ]
  const { status, stdout, stderr, error } = spawnSync('pg_dump', [...options, url], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (error) throw error
  if (status !== 0) throw new Error(`pg_dump: ${stderr}`)
  // What psql alone understands.
  const dump = stdout.replaceAll(/^\\(un)?restrict .*$/gm, '')
  const packed = gzipSync(`${mark}${JSON.stringify(left)}\n${dump}`, { level: 9 })
  writeFileSync(file, packed)
  return packed.length
}

function text(): string {
  return gunzipSync(readFileSync(file)).toString()
}

/** They answer with a file of the data folder, which is not in a dump. */
const withFiles = new Set(['POST /bizConsole/exportRefusedProducts'])

export function readLeftMall(): LeftMall {
  const all = text()
  const left = JSON.parse(all.slice(mark.length, all.indexOf('\n'))) as LeftMall
  return { ...left, reads: left.reads.filter(({ key }) => !withFiles.has(key)) }
}

/** Puts it in place of what a database has. */
export async function restoreLeftMall(url: string): Promise<void> {
  await onDatabase(url, async (ask) => {
    await ask('drop schema if exists pgboss cascade; drop schema if exists test cascade')
    await ask('drop schema public cascade')
    await ask(`create schema public; ${text()}`)
  })
}
