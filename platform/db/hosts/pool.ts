import pg from 'pg'
import { isUnavailable } from '../unavailable.ts'
import { newClient, refuseWrongServer, serversOf, type Turn } from './connect.ts'

export interface ServersPool {
  pool: pg.Pool
  /** A connection of the pool, or a new one to the first server that is what the address asks for. */
  connect(): Promise<pg.PoolClient>
  /** The address of the server that the connection leads to. */
  urlOf(client: pg.ClientBase): string | undefined
  /** Opens new connections at this address from now on. */
  moveTo(url: string): void
}

/** All connections are in use, which says nothing about the servers. */
function isFull(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect')
}

/** A pool whose new connections lead to the server of the address that was good last, and to the next when it fails. */
export function openPool(url: string, config: Omit<pg.PoolConfig, 'connectionString'>): ServersPool {
  let servers = serversOf(url)
  const turns = new WeakMap<pg.ClientBase, Turn>()
  // The pool calls it with `new`; what it returns is the client.
  const ClientInTurn = function (options: pg.ClientConfig) {
    const turn = servers.current()
    const client = newClient(servers, turn, options)
    turns.set(client, turn)
    return client
  } as unknown as new () => pg.ClientBase
  // The pool waits for what it returns, which its types do not say.
  const onConnect: (client: pg.ClientBase) => unknown = async (client) => {
    const turn = turns.get(client)
    if (!turn) return
    await refuseWrongServer(client, turn)
    servers.took(turn)
  }
  const pool = new pg.Pool({ ...config, Client: ClientInTurn, onConnect })
  const connect = async () => {
    for (let tries = 1; ; tries++) {
      const turn = servers.current()
      try {
        return await pool.connect()
      } catch (error) {
        if (isFull(error) || !isUnavailable(error)) throw error
        servers.passOn(turn)
        if (tries >= servers.count || pool.ending) throw error
      }
    }
  }
  const moveTo = (moved: string) => {
    servers = serversOf(moved)
  }
  return { pool, connect, urlOf: (client) => turns.get(client)?.url, moveTo }
}
