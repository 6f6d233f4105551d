import pg from 'pg'

/**
 * A connection to the mall's database. When somebody ends the bench, the server may end first: a caller that waits for a statement
 * gets the error, and an idle connection needs to tell nobody.
 */
export async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** The same for many statements at once. */
export function pooled(url: string, most: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: most })
  pool.on('error', () => undefined)
  return pool
}
