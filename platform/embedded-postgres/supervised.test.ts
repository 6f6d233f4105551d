// by turns: day 1 of 3
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../log/index.ts'
import { processesIn, whenEmpty } from './another-process.ts'
import { runOnce } from './connection.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts'
import { readPidFile } from './pid-file.ts'
import { fillPrepared } from './prepared-folder.ts'

const log = createLog('silent')

let dataDir: string
let server: EmbeddedPostgres
let lost: Promise<string>
let moved: Promise<string>

function pidOf() {
  return readPidFile(join(dataDir, 'cluster'))?.pid ?? 0
}

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hojip-kept-'))
  chmodSync(dataDir, 0o755)
  await fillPrepared(dataDir)
  let onLost = (_why: string) => {}
  let onMoved = (_url: string) => {}
  lost = new Promise((done) => (onLost = done))
  moved = new Promise((done) => (onMoved = done))
  server = await startEmbeddedPostgres({ dataDir, log, onLost, onMoved })
  await runOnce(server.url, 'CREATE TABLE things AS SELECT 7 AS id')
})

afterEach(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Repeats the query until it is answered. */
async function things(url = server.url): Promise<unknown> {
  for (;;) {
    try {
      return (await runOnce(url, 'SELECT id FROM things')).rows
    } catch {
      await sleep(50)
    }
  }
}

/** Kills the server, and returns its process id once it runs again as another process. */
async function killed() {
  const before = pidOf()
  process.kill(before, 'SIGKILL')
  while (pidOf() === before || pidOf() === 0) await sleep(20)
  return things()
}

describe.runIf(process.platform === 'linux')('a server that dies', () => {
  test('comes back by itself on its data and its port, and ends with us', async () => {
    expect(await killed()).toEqual([{ id: 7 }])
    await server.stop()
    expect(await whenEmpty(dataDir, 3_000)).toEqual([])
    await expect(runOnce(server.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED')
  })

  test('comes back although one of its processes is in the middle of a long statement', async () => {
    const endless = runOnce(server.url, 'SELECT count(*) FROM generate_series(1, 1e12)').catch(
      (error: Error) => error.message,
    )
    await sleep(300)
    expect(await killed()).toEqual([{ id: 7 }])
    expect(await endless).toMatch(/terminated|closed|reset/i)
  })

  test('comes back when only its keeper was killed', async () => {
    const before = pidOf()
    const isKeeper = (pid: number) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'sh'
    for (const pid of processesIn(dataDir).filter(isKeeper)) process.kill(pid, 'SIGKILL')
    while (processesIn(dataDir).includes(before)) await sleep(20)
    expect(await things()).toEqual([{ id: 7 }])
  })

  test('reports its address when its port was taken meanwhile', async () => {
    const intruder = createServer().listen(0, '127.0.0.1')
    await once(intruder, 'listening')
    const taken = (intruder.address() as { port: number }).port
    // As if it wanted to keep that port.
    writeFileSync(join(dataDir, 'port'), String(taken))
    process.kill(pidOf(), 'SIGKILL')
    const url = await moved
    intruder.close()
    expect(url).not.toBe(server.url)
    expect(await things(url)).toEqual([{ id: 7 }])
  })

  test('is given up at the third death within a minute', async () => {
    await killed()
    await killed()
    process.kill(pidOf(), 'SIGKILL')
    expect(await lost).toBe('killed by signal 9')
    await server.stop()
    // Another start may use the folder now.
    server = await startEmbeddedPostgres({ dataDir, log })
    expect(await things()).toEqual([{ id: 7 }])
  })
})
