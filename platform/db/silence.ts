import pg from 'pg'

export interface Patience {
  /** How often the connections are looked at. */
  everyMs: number
  /** A statement that has had no answer for so long makes its connection suspect. */
  silentMs: number
  /** The time the database has to say, on a new connection, what it knows of the suspects. */
  glanceMs: number
}

export const usualPatience: Patience = { everyMs: 1_000, silentMs: 3_000, glanceMs: 5_000 }

export interface SilenceOptions {
  pool: pg.Pool
  /** How a new connection is made to look from outside. */
  connection: pg.ClientConfig
  /** Whether a statement of this connection is on its way. */
  isWaiting: (client: pg.PoolClient) => boolean
  /** Told how many connections were given up. */
  onGivenUp: (count: number) => void
  patience?: Patience
}

interface Heard {
  bytes: number
  atMs: number
}

/** What the server knows of a pool's connections. */
type Testimony =
  | { kind: 'known'; states: ReadonlyMap<number, string> }
  /** It answers, but says nothing about them: it is starting, or a pooler stands between. */
  | { kind: 'unsure' }
  | { kind: 'nobody' }

function streamOf(client: pg.PoolClient) {
  return (client as unknown as { connection: { stream: { bytesRead: number; destroy(): void } } }).connection
    .stream
}

function pidOf(client: pg.ClientBase) {
  return (client as unknown as { processID: number | null }).processID ?? 0
}

async function askServer(connection: pg.ClientConfig, pids: number[], withinMs: number): Promise<Testimony> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: withinMs, query_timeout: withinMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number; state: string | null; me: number }>(
      `select pid, state, pg_backend_pid() as me from pg_stat_activity
       where pid = pg_backend_pid() or (pid = any($1::int[]) and application_name = current_setting('application_name'))`,
      [pids],
    )
    // Behind a pooler the numbers are not the server's own.
    if (rows[0]?.me !== pidOf(client)) return { kind: 'unsure' }
    return { kind: 'known', states: new Map(rows.map(({ pid, state }) => [pid, state ?? ''])) }
  } catch (error) {
    const isAnswer = (error as { severity?: string }).severity !== undefined
    return { kind: isAnswer ? 'unsure' : 'nobody' }
  } finally {
    void client.end().catch(() => undefined)
  }
}

function isWorking(state: string | undefined) {
  return state !== undefined && !state.startsWith('idle')
}

/**
 * A database may vanish without a word: its machine dies, a switch forgets the connection, a process is frozen. Nothing
 * ever arrives then, and whoever waits would wait for as long as a statement may take. So a connection that is silent
 * while it owes an answer is suspect, and the server is asked on a new connection whether it is working on it. If it is
 * not, or if nobody answers there either, the connection is cut: who waits learns at once, and the pool tries anew.
 * @returns ends the watching
 */
export function watchForSilence(options: SilenceOptions): () => void {
  const { pool, isWaiting, connection, patience = usualPatience } = options
  const heard = new Map<pg.PoolClient, Heard>()
  const idle = new Set<pg.PoolClient>()
  let lookedAtMs = performance.now()
  let isAsking = false

  pool.on('connect', (client) => heard.set(client, { bytes: -1, atMs: performance.now() }))
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('release', (_error, client) => idle.add(client))
  pool.on('remove', (client) => {
    heard.delete(client)
    idle.delete(client)
  })

  const isSilent = (client: pg.PoolClient) =>
    isWaiting(client) && heard.get(client)?.bytes === streamOf(client).bytesRead

  const suspectsAt = (nowMs: number): pg.PoolClient[] => {
    // Whatever came while this process itself stood still has not been read yet.
    const wasAway = nowMs - lookedAtMs > 2 * patience.everyMs
    lookedAtMs = nowMs
    const suspects: pg.PoolClient[] = []
    for (const [client, last] of heard) {
      if (wasAway || !isSilent(client)) heard.set(client, { bytes: streamOf(client).bytesRead, atMs: nowMs })
      else if (nowMs - last.atMs >= patience.silentMs) suspects.push(client)
    }
    return suspects
  }

  const isLost = (client: pg.PoolClient, testimony: Testimony): boolean => {
    if (testimony.kind !== 'known') return testimony.kind === 'nobody'
    return !isWorking(testimony.states.get(pidOf(client)))
  }

  const judge = async (suspects: pg.PoolClient[]) => {
    const before = new Map(suspects.map((client) => [client, streamOf(client).bytesRead]))
    const testimony = await askServer(connection, suspects.map(pidOf), patience.glanceMs)
    const lost = suspects.filter(
      (client) => isLost(client, testimony) && before.get(client) === streamOf(client).bytesRead,
    )
    if (lost.length === 0) return
    // Those that nobody uses went the same way and have nothing to lose: whoever comes next gets a new one.
    const all = new Set([...lost, ...idle])
    for (const client of all) streamOf(client).destroy()
    options.onGivenUp(all.size)
  }

  const look = () => {
    const suspects = suspectsAt(performance.now())
    if (suspects.length === 0 || isAsking) return
    isAsking = true
    void judge(suspects).finally(() => (isAsking = false))
  }
  const timer = setInterval(look, patience.everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
