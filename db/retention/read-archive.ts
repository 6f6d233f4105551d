import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { summing } from '../backup/files.ts'
import { backupConnection } from '../backup/take.ts'
import { factsOf, rowsIn, type PartFacts, type Seal } from './part-file.ts'

/** Tables of archived rows that were brought back for reading. The mall does not know it, nor do backups. */
const schema = 'archived'

/**
 * Brings the rows of a file back into a table of their own, `archived.PARTITION`, for reading. Returns what is in it. @throws
 * when the table is there already, or when the rows are not those that were written
 */
export async function readArchive(
  url: string,
  file: string,
  seal?: Seal,
): Promise<PartFacts & { into: string }> {
  const facts = await factsOf(file)
  const into = `${schema}.${pg.escapeIdentifier(facts.partition)}`
  const client = await backupConnection(url)
  try {
    await client.query('begin')
    await client.query(`create schema if not exists ${schema}`)
    const { rows: there } = await client.query('select where to_regclass($1) is not null', [into])
    if (there.length > 0) throw new Error(`${into} is there already: drop it when you have read it`)
    const columns = facts.columns.map(({ name, type }) => `${pg.escapeIdentifier(name)} ${type}`)
    await client.query(`create table ${into} (${columns.join(', ')})`)
    const names = facts.columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
    const { through, sum } = summing()
    // Opened first: a COPY that nobody feeds would end this process with its connection.
    const plain = await rowsIn(file, seal).catch((error: unknown) => refuse(file, error))
    const rows = client.query(copyFrom(`copy ${into} (${names}) from stdin`))
    await pipeline(plain, through, rows).catch((error: unknown) => refuse(file, error))
    if (rows.rowCount !== facts.rows || sum().sha256 !== facts.sha256)
      throw new Error(`${file} is damaged: it is not what was written`)
    await client.query('commit')
    return { ...facts, into }
  } finally {
    await client.end().catch(() => undefined)
  }
}

function refuse(file: string, cause: unknown): never {
  throw new Error(`${file} cannot be read: ${(cause as Error).message}`, { cause })
}
