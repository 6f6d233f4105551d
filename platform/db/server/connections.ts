import { connectTo } from '../hosts/connect.ts'

/** How many connections the server allows to all that are no superusers; asked on a connection of its own. */
export async function connectionsAllowed(url: string): Promise<number> {
  const client = await connectTo(url, { connectionTimeoutMillis: 15_000, query_timeout: 15_000 })
  try {
    const { rows } = await client.query<{ allowed: number }>(`
      select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as allowed`)
    return rows[0]?.allowed ?? Infinity
  } finally {
    await client.end().catch(() => undefined)
  }
}
