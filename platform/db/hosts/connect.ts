import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isUnavailable } from '../unavailable.ts'
import { addressFrom, type Candidate, type DatabaseAddress, type SessionKind } from './address.ts'

/** How long a server may take to say what it is. */
const glanceMs = 2_000

/** A server was reached that is not what `target_session_attrs` asks for. It counts as an unavailable database. */
class WrongServer extends Error {
  // "The server rejected the connection", so that it is treated like the other failures of a failover.
  readonly code = '08004'
}

interface Standing {
  isStandby: boolean
  isReadOnly: boolean
}

function fits({ isStandby, isReadOnly }: Standing, wanted: SessionKind): boolean {
  if (wanted === 'read-write') return !isStandby && !isReadOnly
  if (wanted === 'read-only') return isStandby || isReadOnly
  if (wanted === 'primary') return !isStandby
  return wanted === 'any' || isStandby
}

/** One turn of the search: a server, and what it has to be to be taken. */
export interface Turn extends Candidate {
  wanted: SessionKind
}

/** Every server once; those of `prefer-standby` a second time, when there is no standby. */
function turnsOf({ candidates, wanted }: DatabaseAddress): Turn[] {
  const turns = candidates.map((one) => ({ ...one, wanted }))
  if (wanted !== 'prefer-standby') return turns
  return [...turns, ...candidates.map((one): Turn => ({ ...one, wanted: 'any' }))]
}

/** Which server of an address connections are opened to: the one that was good last, until it fails. */
export interface Servers {
  current(): Turn
  /** The server was not what is wanted: the next one's turn, unless somebody has noticed already. */
  passOn(failed: Turn): void
  /** The server is what is wanted. It stays the first, unless it was only taken for want of a better one. */
  took(good: Turn): void
  /** How many turns the whole search has. */
  count: number
  connectMs: number | undefined
}

export function serversOf(url: string): Servers {
  const address = addressFrom(url)
  const turns = turnsOf(address)
  let at = 0
  const current = () => turns[at % turns.length] as Turn
  return {
    current,
    passOn: (failed) => void (failed === current() && (at += 1)),
    took: (good) => void (turns.indexOf(good) >= address.candidates.length && (at = 0)),
    count: turns.length,
    connectMs: address.connectMs,
  }
}

/** @throws when the server behind the connection is not what is wanted */
export async function refuseWrongServer(client: pg.ClientBase, { name, wanted }: Turn): Promise<void> {
  if (wanted === 'any') return
  const { rows } = await client.query<Standing>({
    text: `select pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
    query_timeout: glanceMs,
  } as pg.QueryConfig)
  const [standing] = rows
  if (standing && fits(standing, wanted)) return
  const what = standing?.isStandby ? 'a standby' : standing?.isReadOnly ? 'read-only' : 'a primary'
  throw new WrongServer(`${name} is ${what}, and target_session_attrs asks for ${wanted}`)
}

/** Between two rounds through all servers, of which none was what is wanted: a new leader is being chosen. */
const nextRoundMs = 250

/**
 * A connected client, of the first server of the address that answers and is what `target_session_attrs` asks for; the
 * caller ends it. Where one of several has to be found, goes on until `connectionTimeoutMillis` are over.
 * @throws the error of the last server, when none is
 */
export async function connectTo(url: string, config: Omit<pg.ClientConfig, 'connectionString'> = {}) {
  const servers = serversOf(url)
  const isSearch = servers.count > 1 || servers.current().wanted !== 'any'
  const untilMs = performance.now() + (isSearch ? (config.connectionTimeoutMillis ?? 0) : 0)
  for (let tries = 1; ; tries++) {
    const turn = servers.current()
    const client = newClient(servers, turn, config)
    client.on('error', () => undefined)
    try {
      await client.connect()
      await refuseWrongServer(client, turn)
      return client
    } catch (error) {
      void client.end().catch(() => undefined)
      servers.passOn(turn)
      // A password or a database that is wrong at one server is wrong at all.
      if (!isUnavailable(error)) throw error
      if (tries % servers.count > 0) continue
      if (performance.now() >= untilMs) throw error
      await sleep(nextRoundMs)
    }
  }
}

/** A client that is not connected yet. One server gets no longer for it than the caller has for all. */
export function newClient({ connectMs }: Servers, { url }: Turn, config: pg.ClientConfig): pg.Client {
  const { connectionTimeoutMillis: patienceMs } = config
  const within = connectMs && patienceMs ? Math.min(connectMs, patienceMs) : (connectMs ?? patienceMs)
  return new pg.Client({
    ...config,
    connectionString: url,
    ...(within === undefined ? {} : { connectionTimeoutMillis: within }),
  })
}
