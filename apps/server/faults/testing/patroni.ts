import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
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
const nobody = process.getuid?.() === 0 ? 65_534 : undefined

/** A machine of its own for a member; without one, members share this machine and have ports of their own. */
interface Place {
  address: string
  spawn(command: string, args: readonly string[], options: SpawnOptions & { uid?: number }): ChildProcess
}

interface Plan {
  name: string
  place: Place
  /** Of PostgreSQL, of Patroni's API, of etcd for clients and for its peers. */
  ports: { postgres: number; rest: number; client: number; peer: number }
}

interface Member extends Plan {
  etcd: ChildProcess
  patroni: ChildProcess
}

const here: Place = {
  address: '127.0.0.1',
  spawn: (command, args, { uid, ...options }) =>
    spawn(command, args, { ...(uid && { uid, gid: uid }), ...options }),
}

const words = {
  SUPERUSER_PASSWORD: 'super-for-tests',
  REPLICATION_PASSWORD: 'replica-for-tests',
  REST_PASSWORD: 'rest-for-tests',
}
const restLogin = `Basic ${Buffer.from(`patroni:${words.REST_PASSWORD}`).toString('base64')}`

/** A shipped file with the addresses, folders and passwords of this test; a small server instead of one of 16 GiB. */
function filled(file: string, folder: string, members: readonly Plan[], self?: string) {
  let text = readFileSync(join(shipped, file), 'utf8').replace(/^\s*#.*$/gm, '')
  const own = members.find(({ name }) => name === self)
  for (const { name, place, ports } of [...members, ...(own ? [{ ...own, name: 'self' }] : [])]) {
    const shippedPorts = { 5432: ports.postgres, 8008: ports.rest, 2379: ports.client, 2380: ports.peer }
    for (const [from, to] of Object.entries(shippedPorts))
      text = text.replaceAll(`${name.toUpperCase()}:${from}`, `${place.address}:${to}`)
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
    .replace('/var/run/postgresql', join(folder, `${self}-sockets`))
    .replace('/var/lib/etcd/hojip', join(folder, `${self}-etcd`))
    .replace(/(shared_buffers|effective_cache_size|maintenance_work_mem): .*/g, '$1: 64MB')
    .replace(/max_wal_size: .*/, 'max_wal_size: 512MB')
}

export interface PatroniCluster {
  /** The address with all three hosts. */
  url: string
  /** The address through HAProxy, on the machines of the mall where these have places of their own. */
  proxied: string
  /** Settings of HAProxy for a machine of the mall, as shipped. */
  proxySettings: string
  leader(): Promise<string | undefined>
  /** Kills PostgreSQL and Patroni of the leader at once. @returns its name */
  killLeader(): Promise<string>
  /** Stops the leader's Patroni without ending it, as a machine without a processor's time does. */
  freezeLeader(): Promise<{ name: string; thaw(): void }>
  switchOver(): Promise<void>
  /** Restarts the leader's PostgreSQL, by Patroni. */
  restartLeader(): Promise<void>
  /** The number of the process of a member's PostgreSQL. */
  postmasterOf(name: string): number
  /** Starts again what was killed, and waits until two standbys follow the leader. */
  heal(): Promise<void>
  close(): Promise<void>
}

function starter(folder: string) {
  return (place: Place, command: string, name: string, args: string[]) => {
    const log = openSync(join(folder, `${name}.log`), 'a')
    const options: SpawnOptions = { cwd: folder, stdio: ['ignore', log, log] }
    return place.spawn(command, args, nobody ? { ...options, uid: nobody } : options)
  }
}

export const memberNames = ['db1', 'db2', 'db3'] as const

/** The three places of a cluster, by the names of its members. */
export type Places = ReadonlyMap<string, Place>

async function planned(places?: Places): Promise<Plan[]> {
  const plan: Plan[] = []
  for (const name of memberNames) {
    if (places) {
      plan.push({
        name,
        place: places.get(name)!,
        ports: { postgres: 5432, rest: 8008, client: 2379, peer: 2380 },
      })
      continue
    }
    const [postgres, rest, client, peer] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
    plan.push({ name, place: here, ports: { postgres, rest, client, peer } })
  }
  return plan
}

/** One that is frozen does not answer. */
function ask(member: Member, path: string, init: RequestInit = {}, patienceMs = 2_000) {
  const url = `http://${member.place.address}:${member.ports.rest}${path}`
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

function postmasterIn(folder: string, name: string): number {
  return Number(readFileSync(join(folder, `${name}-data`, 'postmaster.pid'), 'utf8').split('\n')[0])
}

function killPostgres(folder: string, { name }: Member): void {
  try {
    process.kill(postmasterIn(folder, name), 'SIGKILL')
  } catch {
    // It does not run.
  }
}

function addressOf({ place, ports }: Plan): string {
  return `${place.address}:${ports.postgres}`
}

/** Makes the role and the database, and waits until all members have them: whoever asks them in turn may begin anywhere. */
async function makeDatabase(members: readonly Member[], leader: Member): Promise<void> {
  const admin = await connectTo(
    `postgres://postgres:${words.SUPERUSER_PASSWORD}@${addressOf(leader)}/postgres?target_session_attrs=read-write`,
  )
  await admin.query(`create role hojip login password 'hojip'`)
  await admin.query(`create database hojip owner hojip encoding 'UTF8' template template0`)
  await admin.end()
  const hasIt = (member: Member) =>
    connectTo(`postgres://hojip:hojip@${addressOf(member)}/hojip`).then(
      async (one) => (await one.end(), true),
      () => false,
    )
  await until('all members have it', async () => (await Promise.all(members.map(hasIt))).every(Boolean))
}

interface Started {
  folder: string
  members: Member[]
  proxied: string
  proxySettings: string
  /** Starts what does not run of a member. */
  restart(member: Member): void
  close(): Promise<void>
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

/** Members that share a machine also share an HAProxy; its ports would be those of a machine of the mall. */
async function proxyOf(folder: string, plan: readonly Plan[], isShared: boolean) {
  const [port, readPort] = isShared ? [await freePort(), await freePort()] : [5000, 5001]
  const settings = filled('haproxy.cfg', folder, plan)
    .replace('127.0.0.1:5000', `127.0.0.1:${port}`)
    .replace('127.0.0.1:5001', `127.0.0.1:${readPort}`)
  return { proxied: `postgres://hojip:hojip@127.0.0.1:${port}/hojip`, settings }
}

/** Starts all programs, from the files of `deploy/postgres`, in a folder of their own. */
async function startAll(places?: Places): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'hojip-patroni-'))
  chmodSync(folder, 0o755)
  const start = starter(folder)
  const plan = await planned(places)
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const own = plan.flatMap(({ name }) => [`${name}-etcd`, `${name}-sockets`])
  for (const path of own) mkdirSync(join(folder, path), { mode: 0o700 })
  if (nobody) for (const path of ['', ...own]) chownSync(join(folder, path), nobody, nobody)
  const etcd = ({ name, place }: Plan) =>
    start(place, 'etcd', `${name}-etcd`, [
      '--config-file',
      file(`${name}-etcd.yml`, filled('etcd.conf.yml', folder, plan, name)),
    ])
  const patroni = ({ name, place }: Plan) =>
    start(place, 'patroni', `${name}-patroni`, [
      file(`${name}.yml`, filled('patroni.yml', folder, plan, name)),
    ])
  const members: Member[] = plan.map((one) => ({ ...one, etcd: etcd(one), patroni: patroni(one) }))
  const { proxied, settings } = await proxyOf(folder, plan, !places)
  const haproxy = places
    ? []
    : [start(here, 'haproxy', 'haproxy', ['-db', '-f', file('haproxy.cfg', settings)])]
  const close = async () => {
    const running = [...members.flatMap((one) => [one.etcd, one.patroni]), ...haproxy].filter(isRunning)
    const ended = Promise.all(running.map((child) => once(child, 'close')))
    for (const child of running) child.kill('SIGKILL')
    for (const member of members) killPostgres(folder, member)
    await ended
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
  const restart = (member: Member) => {
    if (!isRunning(member.etcd)) member.etcd = etcd(member)
    if (!isRunning(member.patroni)) member.patroni = patroni(member)
  }
  return { folder, members, proxied, proxySettings: settings, restart, close }
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

/** Three etcd and three PostgreSQL under Patroni, whole: on machines of their own, or together with an HAProxy on this one. */
export async function aPatroniCluster(places?: Places): Promise<PatroniCluster> {
  const { folder, members, proxied, proxySettings, restart, close } = await startAll(places)
  try {
    await until('the cluster stands', () => isWhole(members), 90)
    await makeDatabase(members, await mustLead(members))
  } catch (error) {
    const log = readFileSync(join(folder, 'db1-patroni.log'), 'utf8').slice(-3_000)
    await close()
    throw new Error(`${String(error)}\n${log}`, { cause: error })
  }
  const hosts = members.map(addressOf).join(',')
  return {
    url: `postgres://hojip:hojip@${hosts}/hojip?target_session_attrs=read-write`,
    proxied,
    proxySettings,
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
    restartLeader: async () => {
      const headers = { authorization: restLogin, 'content-type': 'application/json' }
      await ask(await mustLead(members), '/restart', { method: 'POST', headers, body: '{}' }, 30_000)
    },
    postmasterOf: (name) => postmasterIn(folder, name),
    heal: async () => {
      for (const member of members) restart(member)
      await until('the cluster is whole', () => isWhole(members))
    },
    close,
  }
}
