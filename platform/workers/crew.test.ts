// by turns: day 1 of 3
import { spawn, type ChildProcess } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePort } from '../testing/index.ts'

const program = join(import.meta.dirname, 'testing/program.ts')
const patience = { timeout: 60_000, interval: 50 }

let folder: string
let port: number
let child: ChildProcess
let said: string
let ended: Promise<number>
const output = new EventEmitter()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hojip-crew-'))
  port = await freePort()
})
afterEach(async () => {
  child.kill('SIGTERM')
  await ended
  await rm(folder, { recursive: true })
})

function order(what: string) {
  return writeFile(join(folder, 'behaviour'), what)
}

function begin() {
  child = spawn(process.execPath, [program, String(port), join(folder, 'behaviour')])
  said = ''
  ended = new Promise((done) => child.once('close', (code) => done(code ?? -1)))
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (part: Buffer) => {
      said += part.toString()
      output.emit('more')
    })
}

async function says(words: string, times = 1) {
  while (said.split(words).length <= times) await once(output, 'more')
}

async function isOpen() {
  await order('')
  begin()
  await says('is open')
  await vi.waitUntil(async () => (await everybody()).size === 2, patience)
}

/** An answer on a connection of its own, or on one of the agent. */
function ask(path = '/', agent = new Agent()): Promise<string> {
  return new Promise((done, failed) => {
    get({ host: '127.0.0.1', port, path, agent }, (answer) => {
      let text = ''
      answer.on('data', (part: Buffer) => (text += part.toString()))
      answer.on('end', () => done(text))
      answer.on('error', failed)
    }).on('error', failed)
  })
}

/** The numbers of the workers. */
async function everybody(): Promise<Set<string>> {
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask()))
  return new Set(answers)
}

test('two workers answer behind one port, and share what one of them says', async () => {
  await isOpen()
  await ask('/say')
  await ask('/say')
  const all = JSON.parse(await ask('/said')) as number[]
  expect(new Set(all.map(String))).toEqual(await everybody())
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('a worker that dies is started again alone; the third death within a minute ends all', async () => {
  await isOpen()
  for (const death of [1, 2]) {
    const [victim, other] = [...(await everybody())]
    process.kill(Number(victim), 'SIGKILL')
    await says('workers.ended', death)
    await vi.waitUntil(async () => (await everybody()).size === 2, patience)
    expect(await everybody()).toContain(other)
  }
  process.kill(Number(await ask()), 'SIGKILL')
  expect(await ended).toBe(69)
  expect(said).toContain('lost undefined')
})

test('a code that means the same for all ends all of them', async () => {
  await isOpen()
  await ask('/outdated').catch(() => undefined)
  expect(await ended).toBe(70)
})

test('what keeps the first worker from starting is told once, with its code', async () => {
  await order('end')
  begin()
  expect(await ended).toBe(3)
  expect(said).toBe('')
})

test('a worker that does not answer is killed, and another one takes its place', async () => {
  await isOpen()
  const [silent] = [...(await everybody())]
  process.kill(Number(silent), 'SIGSTOP')
  await says('workers.hung')
  await says('workers.ended')
  await vi.waitUntil(async () => (await everybody()).size === 2, patience)
  expect(await everybody()).not.toContain(silent)
})

test('workers are replaced without a failed request on connections that are in use all the time', async () => {
  await isOpen()
  const before = await everybody()
  let isOver = false
  let answered = 0
  const load = Array.from({ length: 8 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!isOver) {
      await ask('/', agent)
      answered += 1
    }
    agent.destroy()
  })
  child.kill('SIGHUP')
  await Promise.race([says('workers.replaced'), Promise.all(load)])
  isOver = true
  await Promise.all(load)
  expect(answered).toBeGreaterThan(100)
  const after = await everybody()
  expect(after.size).toBe(2)
  for (const worker of before) expect(after).not.toContain(worker)
})

test('where a new worker does not come up, those that are there stay', async () => {
  await isOpen()
  const before = await everybody()
  await order('end')
  child.kill('SIGHUP')
  await says('workers.not-replaced')
  expect(await everybody()).toEqual(before)
  await order('')
  child.kill('SIGHUP')
  await says('workers.replaced')
  expect((await everybody()).intersection(before).size).toBe(0)
})

test('workers end when their primary is killed', async () => {
  await isOpen()
  child.kill('SIGKILL')
  await ended
  await expect.poll(() => ask().catch((error: Error) => error.message), patience).toContain('ECONNREFUSED')
})
