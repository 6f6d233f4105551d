import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../embedded-postgres/index.ts'
import { processesOn } from '../../embedded-postgres/pid-file.ts'
import { createLog } from '../../log/index.ts'
import { connected } from './template.ts'

/** A server and a replica that streams from it. */
export interface ReplicatedServer {
  url: string
  replicaUrl: string
  /** The replica stays where it is, and goes on answering. */
  pauseReplay(): Promise<void>
  resumeReplay(): Promise<void>
  /** From now on it replays what was committed so many seconds before. */
  lag(seconds: number): Promise<void>
  /** Until the replica has everything. */
  caughtUp(): Promise<void>
  stopReplica(): Promise<void>
  /** It answers nobody, and closes nothing. */
  freezeReplica(): void
  thawReplica(): void
  /** At its old address. */
  startReplica(): Promise<void>
  /** Ends both. */
  stop(): Promise<void>
}

const settings = {
  shared_buffers: '32MB',
  min_wal_size: '32MB',
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'replica',
  max_wal_senders: 4,
  autovacuum: 'off',
  // The replica never waits for a statement that is in the way of replaying.
  max_standby_streaming_delay: 0,
}

/** The database is in both folders as PostgreSQL's own copy makes it: begun and ended by the server. */
async function copyCluster({ url }: EmbeddedPostgres, from: string, to: string): Promise<void> {
  await connected(url, async (client) => {
    await client.query(`select pg_backup_start('copy', true)`)
    cpSync(from, to, {
      recursive: true,
      filter: (path) => !/postmaster\.pid$|owner\.lock$|server\.log$|[/\\]port$/.test(path),
    })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    writeFileSync(join(to, 'cluster', 'backup_label'), rows[0]!.labelfile)
    writeFileSync(join(to, 'cluster', 'standby.signal'), '')
  })
}

function on(url: string, statement: string) {
  return connected(url, (client) => client.query<{ lsn: string }>(statement))
}

/** Two servers of their own, in folders that are removed with them. */
export async function aReplicatedServer(): Promise<ReplicatedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'hojip-replicated-'))
  // PostgreSQL's user, when this is root, has to get through.
  chmodSync(folder, 0o711)
  const log = createLog('error')
  const primary = await startEmbeddedPostgres({ dataDir: join(folder, 'primary'), log, settings })
  const dataDir = join(folder, 'replica')
  await copyCluster(primary, join(folder, 'primary'), dataDir)
  const { username, password, port } = new URL(primary.url)
  const follows = `host=127.0.0.1 port=${port} user=${username} password=${password}`
  const start = () =>
    startEmbeddedPostgres({ dataDir, log, settings: { ...settings, primary_conninfo: follows } })
  let replica = await start()
  const { url: replicaUrl } = replica
  const signalled = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of processesOn(join(dataDir, 'cluster'))) process.kill(pid, signal)
  }
  return {
    url: primary.url,
    replicaUrl,
    pauseReplay: async () => {
      await on(replicaUrl, 'select pg_wal_replay_pause()')
      // It pauses at the next record that it looks at.
      while (
        (await on(replicaUrl, `select pg_get_wal_replay_pause_state() as lsn`)).rows[0]?.lsn !== 'paused'
      )
        await on(primary.url, `select pg_logical_emit_message(false, 'pause', '')`)
    },
    resumeReplay: async () => void (await on(replicaUrl, 'select pg_wal_replay_resume()')),
    lag: async (seconds) => {
      await on(replicaUrl, `alter system set recovery_min_apply_delay = '${seconds}s'`)
      await on(replicaUrl, 'select pg_reload_conf()')
    },
    caughtUp: async () => {
      const { rows } = await on(primary.url, 'select pg_current_wal_flush_lsn()::text as lsn')
      const has = `select 1 where pg_last_wal_replay_lsn() >= '${rows[0]!.lsn}'`
      while ((await on(replicaUrl, has)).rowCount === 0);
    },
    freezeReplica: () => signalled('SIGSTOP'),
    thawReplica: () => signalled('SIGCONT'),
    stopReplica: () => replica.stop(),
    startReplica: async () => void (replica = await start()),
    stop: async () => {
      await replica.stop()
      await primary.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
