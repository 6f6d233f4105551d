import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectTo } from '@hojip/platform/db'
import { freePort } from '@hojip/platform/testing'
import { until } from './mall.ts'

const shipped = join(import.meta.dirname, '../../../../deploy/postgres')

/** PostgreSQL refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

interface Member {
  name: string
  /** Of PostgreSQL, of Patroni's API, of etcd for clients and for its peers. */
  ports: { postgres: number; rest: number; client: number; peer: number }
  patroni: ChildProcess
}

const words = {
  SUPERUSER_PASSWORD: 'super-for-tests',
  REPLICATION_PASSWORD: 'replica-for-tests',
  REST_PASSWORD: 'rest-for-tests',
}
const restLogin = `Basic ${Buffer.from(`patroni:${words.REST_PASSWORD}`).toString('base64')}`

/** A shipped file with the addresses, folders and passwords of this test; a small server instead of one of 16 GiB. */
function filled(file: string, folder: string, members: readonly Omit<Member, 'patroni'>[], self?: string) {
  let text = readFileSync(join(shipped, file), 'utf8').replace(/^\s*#.*$/gm, '')
  const own = members.find(({ name }) => name === self)
  for (const { name, ports } of [...members, ...(own ? [{ ...own, name: 'self' }] : [])]) {
    const shippedPorts = { 5432: ports.postgres, 8008: ports.rest, 2379: ports.client, 2380: ports.peer }
    for (const [from, to] of Object.entries(shippedPorts))
      text = text.replaceAll(`${name.toUpperCase()}:${from}`, `127.0.0.1:${to}`)
    text = text.replaceAll(
      new RegExp(`(server ${name} .*check port) 8008`, 'g'),
      (_line, before: string) => `${before} ${ports.rest}`,
    )
  }
  for (const [word, password] of Object.entries(words)) text = text.replaceAll(word, password)
  return text
    .replaceAll(/\bNAME\b/g, self ?? '')
    .replace('/var/lib/postgresql/15/hojip', join(folder, `${self}-data`))
    .replace('/var/lib/postgresql/.pgpass-patroni', join(folder, `${self}-pgpass`))
    .replace('/var/run/postgresql', folder)
    .replace('/var/lib/etcd/hojip', join(folder, `${self}-etcd`))
    .replace(/(shared_buffers|effective_cache_size|maintenance_work_mem): .*/g, '$1: 64MB')
    .replace(/max_wal_size: .*/, 'max_wal_size: 512MB')
}

export interface PatroniCluster {
  /** The address with all three hosts. */
  url: string
  /** The address through HAProxy. */
  proxied: string
  leader(): Promise<string | undefined>
  /** Kills PostgreSQL and Patroni of the leader at once. @returns its name */
  killLeader(): Promise<string>
  /** Stops the leader's Patroni without ending it, as a machine without a processor's time does. */
  freezeLeader(): Promise<{ name: string; thaw(): void }>
  switchOver(): Promise<void>
  /** Starts a killed member again, and waits until two standbys follow the leader. */
  heal(name?: string): Promise<void>
  close(): Promise<void>
}

function starter(folder: string) {
  return (command: string, name: string, args: string[]) => {
    const log = openSync(join(folder, `${name}.log`), 'a')
    return spawn(command, args, { cwd: folder, ...nobody, stdio: ['ignore', log, log] })
  }
}

async function membersWithPorts() {
  const members = []
  for (const name of ['db1', 'db2', 'db3']) {
    const [postgres, rest, client, peer] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
    members.push({ name, ports: { postgres, rest, client, peer } })
  }
  return members
}

/** One that is frozen does not answer. */
function ask(member: Member, path: string, init: RequestInit = {}, patienceMs = 2_000) {
  const url = `http://127.0.0.1:${member.ports.rest}${path}`
  return fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined)
}

interface Seen {
  name: string
  role: string
  state: string
}

async function seenBy(members: readonly Member[]): Promise<Seen[]> {
  for (const member of members) {
    const answer = await ask(member, '/cluster')
    if (answer?.ok) return ((await answer.json()) as { members: Seen[] }).members
  }
  return []
}

/** Not more than one answers at a time: a former leader knows that its lock has run out. */
async function leaderOf(members: readonly Member[]): Promise<Member | undefined> {
  const answers = await Promise.all(
    members.map(async (member) => ((await ask(member, '/primary'))?.ok ? member : undefined)),
  )
  return answers.find((member) => member !== undefined)
}

function killPostgres(folder: string, { name }: Member): void {
  try {
    const pid = readFileSync(join(folder, `${name}-data`, 'postmaster.pid'), 'utf8').split('\n')[0]
    process.kill(Number(pid), 'SIGKILL')
  } catch {
    // It does not run.
  }
}

async function makeDatabase(port: number): Promise<void> {
  const admin = await connectTo(
    `postgres://postgres:${words.SUPERUSER_PASSWORD}@127.0.0.1:${port}/postgres?target_session_attrs=read-write`,
  )
  await admin.query(`create role hojip login password 'hojip'`)
  await admin.query(`create database hojip owner hojip encoding 'UTF8' template template0`)
  await admin.end()
}

interface Started {
  folder: string
  members: Member[]
  proxyPort: number
  startPatroni(name: string): ChildProcess
  close(): Promise<void>
}

/** Starts all programs, from the files of `deploy/postgres`, in a folder of their own. */
async function startAll(): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'hojip-patroni-'))
  chmodSync(folder, 0o755)
  const start = starter(folder)
  const plan = await membersWithPorts()
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  for (const { name } of plan) mkdirSync(join(folder, `${name}-etcd`), { mode: 0o700 })
  if (nobody)
    for (const path of ['', ...plan.map(({ name }) => `${name}-etcd`)])
      chownSync(join(folder, path), nobody.uid, nobody.gid)
  const etcds = plan.map(({ name }) => {
    const settings = file(`${name}-etcd.yml`, filled('etcd.conf.yml', folder, plan, name))
    return start('etcd', `${name}-etcd`, ['--config-file', settings])
  })
  const startPatroni = (name: string) =>
    start('patroni', `${name}-patroni`, [file(`${name}.yml`, filled('patroni.yml', folder, plan, name))])
  const members: Member[] = plan.map((one) => ({ ...one, patroni: startPatroni(one.name) }))
  const [proxyPort, readPort] = [await freePort(), await freePort()]
  const proxySettings = filled('haproxy.cfg', folder, plan)
    .replace('127.0.0.1:5000', `127.0.0.1:${proxyPort}`)
    .replace('127.0.0.1:5001', `127.0.0.1:${readPort}`)
  const haproxy = start('haproxy', 'haproxy', ['-db', '-f', file('haproxy.cfg', proxySettings)])
  const close = async () => {
    const all = [...members.map(({ patroni }) => patroni), ...etcds, haproxy]
    const running = all.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
    const ended = Promise.all(running.map((child) => once(child, 'close')))
    for (const child of running) child.kill('SIGKILL')
    for (const member of members) killPostgres(folder, member)
    await ended
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
  return { folder, members, proxyPort, startPatroni, close }
}

async function isWhole(members: readonly Member[]): Promise<boolean> {
  const seen = await seenBy(members)
  const isGood = ({ role, state }: Seen) => state === 'running' || state === 'streaming' || role === 'leader'
  // A synchronous standby is there, so that the leader may be lost.
  return seen.length === 3 && seen.every(isGood) && seen.some(({ role }) => role === 'sync_standby')
}

async function mustLead(members: readonly Member[]): Promise<Member> {
  let found: Member | undefined
  await until('there is a leader', async () => (found = await leaderOf(members)) !== undefined)
  if (!found) throw new Error('there is no leader')
  return found
}

async function switchOver(members: readonly Member[]): Promise<void> {
  const from = await mustLead(members)
  const to = (await seenBy(members)).find(({ role }) => role === 'sync_standby')
  const body = JSON.stringify({ leader: from.name, candidate: to?.name })
  const headers = { authorization: restLogin, 'content-type': 'application/json' }
  await ask(from, '/switchover', { method: 'POST', headers, body }, 20_000)
  await until('the other one leads', async () => (await leaderOf(members))?.name === to?.name)
}

/** Three etcd, three PostgreSQL under Patroni and an HAProxy, whole. */
export async function aPatroniCluster(): Promise<PatroniCluster> {
  const { folder, members, proxyPort, startPatroni, close } = await startAll()
  try {
    await until('the cluster stands', () => isWhole(members), 90)
    await makeDatabase((await mustLead(members)).ports.postgres)
  } catch (error) {
    const log = readFileSync(join(folder, 'db1-patroni.log'), 'utf8').slice(-3_000)
    await close()
    throw new Error(`${String(error)}\n${log}`, { cause: error })
  }
  const hosts = members.map(({ ports }) => `127.0.0.1:${ports.postgres}`).join(',')
  return {
    url: `postgres://hojip:hojip@${hosts}/hojip?target_session_attrs=read-write`,
    proxied: `postgres://hojip:hojip@127.0.0.1:${proxyPort}/hojip`,
    leader: async () => (await leaderOf(members))?.name,
    killLeader: async () => {
      const victim = await mustLead(members)
      victim.patroni.kill('SIGKILL')
      killPostgres(folder, victim)
      return victim.name
    },
    freezeLeader: async () => {
      const { name, patroni } = await mustLead(members)
      patroni.kill('SIGSTOP')
      return { name, thaw: () => void patroni.kill('SIGCONT') }
    },
    switchOver: () => switchOver(members),
    heal: async (name) => {
      const member = members.find((one) => one.name === name)
      if (member) member.patroni = startPatroni(member.name)
      await until('the cluster is whole', () => isWhole(members))
    },
    close,
  }
}
