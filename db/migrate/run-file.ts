import type pg from 'pg'

/** Runs the statements of a file. @throws with the line of the error */
export async function runFile(client: pg.Client, what: string, sql: string): Promise<void> {
  try {
    await client.query(sql)
  } catch (error) {
    const { message, position } = error as { message: string; position?: string }
    const line = position ? ` (line ${sql.slice(0, Number(position)).split('\n').length})` : ''
    throw new Error(`${what} failed${line}: ${message}`, { cause: error })
  }
}
