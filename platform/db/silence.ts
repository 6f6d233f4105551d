import pg from 'pg'

export interface Patience {
  /** How often the connections are checked. */
  everyMs: number
  /** A statement without an answer for this long makes its connection suspect. */
  silentMs: number
  /** How long the database has to answer, on a new connection, about the suspects. */
  glanceMs: number
}

const usualPatience: Patience = { everyMs: 1_000, silentMs: 3_000, glanceMs: 5_000 }

export interface SilenceOptions {
  pool: pg.Pool
  /** The name that the connections of the pool give themselves, and the one to ask on too. */
  name: string
  /** The address of the server that a connection leads to. */
  urlOf: (client: pg.PoolClient) => string | undefined
  /** Whether this connection has a statement under way. */
  isWaiting: (client: pg.PoolClient) => boolean
  /** Called with the number of connections that were cut. */
  onGivenUp: (count: number) => void
  patience?: Patience
}

interface Received {
  bytes: number
  atMs: number
}

/** The server's report on a pool's connections. */
type ServerAnswer =
  | { kind: 'known'; states: ReadonlyMap<number, string> }
  /** It answers, but reports nothing about them: it is starting, or a pooler is in between. */
  | { kind: 'unsure' }
  | { kind: 'nobody' }

function streamOf(client: pg.PoolClient) {
  return (client as unknown as { connection: { stream: { bytesRead: number; destroy(): void } } }).connection
    .stream
}

function pidOf(client: pg.ClientBase) {
  return (client as unknown as { processID: number | null }).processID ?? 0
}

async function askServer(
  connection: pg.ClientConfig,
  pids: number[],
  withinMs: number,
): Promise<ServerAnswer> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: withinMs, query_timeout: withinMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number; state: string | null; me: number }>(
      `select pid, state, pg_backend_pid() as me from pg_stat_activity
       where pid = pg_backend_pid() or (pid = any($1::int[]) and application_name = current_setting('application_name'))`,
      [pids],
    )
    // Behind a pooler the process ids are not the server's own.
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
 * Detects a database that vanished without closing its connections: its machine died, a switch forgot the connection,
 * a process is frozen. Nothing ever arrives then, and callers would wait for the whole query timeout. A connection
 * that owes an answer and stays silent is therefore suspect, and the server is asked on a new connection whether it is
 * working on the statement. If it is not, or if there is no answer either, the connection is cut: the caller gets an
 * error at once, and the pool opens a new one.
 * @returns stops watching
 */
export function watchForSilence(options: SilenceOptions): () => void {
  const { pool, isWaiting, name, urlOf, patience = usualPatience } = options
  const received = new Map<pg.PoolClient, Received>()
  const idle = new Set<pg.PoolClient>()
  let lookedAtMs = performance.now()
  let isAsking = false

  pool.on('connect', (client) => received.set(client, { bytes: -1, atMs: performance.now() }))
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('release', (_error, client) => idle.add(client))
  pool.on('remove', (client) => {
    received.delete(client)
    idle.delete(client)
  })

  const isSilent = (client: pg.PoolClient) =>
    isWaiting(client) && received.get(client)?.bytes === streamOf(client).bytesRead

  const suspectsAt = (nowMs: number): pg.PoolClient[] => {
    // What arrived while this process itself was blocked has not been read yet.
    const wasAway = nowMs - lookedAtMs > 2 * patience.everyMs
    lookedAtMs = nowMs
    const suspects: pg.PoolClient[] = []
    for (const [client, last] of received) {
      if (wasAway || !isSilent(client))
        received.set(client, { bytes: streamOf(client).bytesRead, atMs: nowMs })
      else if (nowMs - last.atMs >= patience.silentMs) suspects.push(client)
    }
    return suspects
  }

  const isLost = (client: pg.PoolClient, serverAnswer: ServerAnswer): boolean => {
    if (serverAnswer.kind !== 'known') return serverAnswer.kind === 'nobody'
    return !isWorking(serverAnswer.states.get(pidOf(client)))
  }

  const judge = async (url: string | undefined, suspects: readonly pg.PoolClient[]) => {
    const before = new Map(suspects.map((client) => [client, streamOf(client).bytesRead]))
    const connection = { application_name: name, ...(url === undefined ? {} : { connectionString: url }) }
    const serverAnswer = await askServer(connection, suspects.map(pidOf), patience.glanceMs)
    const lost = suspects.filter(
      (client) => isLost(client, serverAnswer) && before.get(client) === streamOf(client).bytesRead,
    )
    if (lost.length === 0) return
    // Idle connections are lost in the same way and have nothing to lose, so the next caller gets a new one.
    const all = new Set([...lost, ...[...idle].filter((client) => urlOf(client) === url)])
    for (const client of all) streamOf(client).destroy()
    options.onGivenUp(all.size)
  }

  const look = () => {
    const suspects = suspectsAt(performance.now())
    if (suspects.length === 0 || isAsking) return
    isAsking = true
    // During a failover the pool has connections to several servers; each is asked about its own.
    const urls = new Set(suspects.map(urlOf))
    const judged = [...urls].map((url) =>
      judge(
        url,
        suspects.filter((client) => urlOf(client) === url),
      ),
    )
    void Promise.all(judged).finally(() => (isAsking = false))
  }
  const timer = setInterval(look, patience.everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
