// by turns: day 3 of 3
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, chmodSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../log/index.ts'
import { processesIn, startInAnotherProcess, whenEmpty } from './another-process.ts'
import { runOnce } from './connection.ts'
import { startEmbeddedPostgres } from './index.ts'
import { fillPrepared } from './prepared-folder.ts'

const log = createLog('silent')
async function things(url: string) {
  return (await runOnce(url, 'SELECT id FROM things')).rows as { id: number }[]
}

/** Kills with SIGKILL. A process that has already ended is fine. */
function end(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as { code?: string }).code !== 'ESRCH') throw error
  }
}

let dataDir: string
function pidFile() {
  return join(dataDir, 'cluster', 'postmaster.pid')
}

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hojip-killed-'))
  chmodSync(dataDir, 0o755)
  await fillPrepared(dataDir)
})

afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

describe.runIf(process.platform === 'linux')('killed by kill -9', () => {
  test('Node alone: the server ends by itself and the next start has the data', async () => {
    const first = await startInAnotherProcess(dataDir)
    await runOnce(first.url, 'CREATE TABLE things AS SELECT 7 AS id')
    expect(processesIn(dataDir).length).toBeGreaterThan(0)
    await first.kill()
    expect(await whenEmpty(dataDir, 3_000)).toEqual([])

    const second = await startEmbeddedPostgres({ dataDir, log })
    const found = await things(second.url)
    await second.stop()
    expect(found).toEqual([{ id: 7 }])
  })

  test('Node alone, and the next start does not wait for the old server to end', async () => {
    const first = await startInAnotherProcess(dataDir)
    await runOnce(first.url, 'CREATE TABLE things AS SELECT 7 AS id')
    await first.kill()
    const second = await startEmbeddedPostgres({ dataDir, log })
    const found = await things(second.url)
    await second.stop()
    expect(found).toEqual([{ id: 7 }])
  })

  test('everything at once: what was committed is recovered', async () => {
    const first = await startInAnotherProcess(dataDir)
    await runOnce(first.url, 'CREATE TABLE things AS SELECT 7 AS id')
    // Node goes first and immediately before the rest: it would start the server again.
    const killed = first.kill()
    for (const pid of processesIn(dataDir)) end(pid)
    await killed
    const second = await startEmbeddedPostgres({ dataDir, log })
    const found = await things(second.url)
    await second.stop()
    expect(found).toEqual([{ id: 7 }])
  })

  test('Node and the keeper: the orphaned server is replaced by a new one', async () => {
    const first = await startInAnotherProcess(dataDir)
    const server = Number(readFileSync(pidFile(), 'utf8').split('\n')[0])
    const isKeeper = (pid: number) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'sh'
    for (const pid of processesIn(dataDir).filter(isKeeper)) end(pid)
    await first.kill()
    expect(processesIn(dataDir)).toContain(server)

    const second = await startEmbeddedPostgres({ dataDir, log })
    expect(second.reused).toBe(false)
    expect(processesIn(dataDir)).not.toContain(server)
    await second.stop()
    expect(await whenEmpty(dataDir, 3_000)).toEqual([])
  })

  test('a dead server that its parent has not buried is no obstacle', async () => {
    const first = await startEmbeddedPostgres({ dataDir, log })
    const left = readFileSync(pidFile(), 'utf8')
    await first.stop()
    // The outer shell becomes a program that never asks for its children's ends. PostgreSQL heeds its own user's
    // processes only.
    const { uid } = statSync(join(dataDir, 'cluster'))
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], {
      cwd: join(dataDir, 'cluster'),
      uid,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const undead = Number(line.toString())
    writeFileSync(pidFile(), left.replace(/^\d+/, String(undead)))
    // A shell's background program ignores the server's signals: it dies when the start waits for that.
    const meanwhile = { ...log, info: (what: string) => what === 'postgres.orphan' && end(undead) }
    try {
      const second = await startEmbeddedPostgres({ dataDir, log: meanwhile })
      expect(() => process.kill(undead, 0)).not.toThrow()
      await second.stop()
    } finally {
      parent.kill('SIGKILL')
    }
  })
})

test('a pid file whose number now belongs to another program is no obstacle', async () => {
  const first = await startEmbeddedPostgres({ dataDir, log })
  const left = readFileSync(pidFile(), 'utf8')
  await first.stop()
  writeFileSync(pidFile(), left.replace(/^\d+/, String(process.pid)))
  const second = await startEmbeddedPostgres({ dataDir, log })
  expect(second.reused).toBe(false)
  await second.stop()
})

test('a start in another process is found, not repeated', async () => {
  const other = await startInAnotherProcess(dataDir)
  const guest = await startEmbeddedPostgres({ dataDir, log })
  expect(guest).toMatchObject({ reused: true, url: other.url })
  await guest.stop()
  await runOnce(other.url, 'SELECT 1')
  await other.kill()
  await whenEmpty(dataDir, 3_000)
})
