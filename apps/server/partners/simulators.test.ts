// by turns: day 3 of 3
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@hojip/platform/log'
import { freePort } from '@hojip/platform/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startSimulators, type RunningSimulators } from './simulators.ts'

let folder: string
let simulators: RunningSimulators
let logged: string[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hojip-simulators-'))
  logged = []
  const tell = (event: string) => void logged.push(event)
  const log: Log = { info: tell, warn: tell, error: tell }
  const port = await freePort()
  const mallUrl = 'http://127.0.0.1:1'
  simulators = await startSimulators({ port, dataDir: folder, mallUrl, speed: 1, log, pausesMs: [0] })
})
afterEach(async () => {
  await simulators.stop()
  rmSync(folder, { recursive: true, force: true })
})

function isAway() {
  return fetch(`${simulators.url}/sim/ledger`).then(
    () => false,
    () => true,
  )
}

/** The pid of the process that serves this folder. */
function theProcessOn(dataDir: string): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const found = all.find((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(join(dataDir, 'simulators'))
    } catch {
      return false
    }
  })
  return Number(found ?? 0)
}

function theProcess() {
  return theProcessOn(folder)
}

/** Kills the simulators (kill -9) and waits for their restart. */
async function killed() {
  const before = theProcess()
  process.kill(before, 'SIGKILL')
  while (theProcess() === before || theProcess() === 0 || (await isAway())) await sleep(50)
}

describe.runIf(process.platform === 'linux')('simulators', () => {
  test('come back with the same keys after every kill', async () => {
    const keys = () => readFileSync(join(folder, 'simulators/secrets.json'), 'utf8')
    const before = keys()
    for (let i = 0; i < 4; i += 1) await killed()
    expect(keys()).toBe(before)
    expect(logged.filter((event) => event === 'simulators.ended')).toHaveLength(4)
    expect(logged.filter((event) => event === 'simulators.keep-ending')).toHaveLength(1)
  })

  test('are not restarted after a stop', async () => {
    await killed()
    await simulators.stop()
    expect(await isAway()).toBe(true)
    expect(theProcess()).toBe(0)
  })
})

test('report a port that is taken', async () => {
  const port = Number(new URL(simulators.url).port)
  const again = {
    port,
    dataDir: join(folder, 'again'),
    mallUrl: '',
    speed: 1,
    log: { info() {}, warn() {}, error() {} },
  }
  await expect(startSimulators(again)).rejects.toThrow(`is port ${port} free?`)
})

test.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'survive a disk that is temporarily full',
  async () => {
    await simulators.stop()
    const disk = mkdtempSync(join(tmpdir(), 'hojip-disk-'))
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk])
    if (mounted.status !== 0) return
    try {
      const log: Log = { info() {}, warn() {}, error() {} }
      const port = await freePort()
      simulators = await startSimulators({ port, dataDir: disk, mallUrl: '', speed: 1, log, pausesMs: [200] })
      spawnSync('sh', ['-c', 'cat /dev/zero > "$0/full"', disk])
      const pid = theProcessOn(disk)
      process.kill(pid, 'SIGKILL')
      while (theProcessOn(disk) === pid) await sleep(20)
      await sleep(500)
      rmSync(join(disk, 'full'))
      while (await isAway()) await sleep(50)
      expect(await isAway()).toBe(false)
    } finally {
      await simulators.stop()
      spawnSync('umount', [disk])
      rmSync(disk, { recursive: true, force: true })
    }
  },
)
