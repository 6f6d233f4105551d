import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@hojip/db/migrate'
import { sharedSites } from '@hojip/platform/testing/sites'
import { startTestSimulators } from '../../../simulators/testing.ts'
import type { Site } from '../../faults/testing/caller.ts'
import { until } from '../../faults/testing/mall.ts'
import { aPatroniCluster, memberNames, type PatroniCluster } from '../../faults/testing/patroni.ts'
import { aBalancer, type Balancer } from './balancer.ts'
import { aNetwork, type Host, type Network } from './hosts.ts'

const root = join(import.meta.dirname, '../../../..')

/** A version of the mall: its folder, and its sites. */
interface Version {
  folder: string
  buildDir: string
}

/** A machine that serves the mall. */
interface MallMachine {
  host: Host
  /** Starts the mall, in the version that it had unless another one is given, and waits until it is ready. */
  start(version?: Version, more?: Record<string, string>): Promise<void>
  /** Ends it in order. @returns its exit code */
  stop(): Promise<number>
  /** Runs a command of the mall on it, as `npm run` does, in the given version. @returns its exit code */
  command(version: Version, file: string): Promise<number>
  /** The process that serves. */
  pid(): number
  isReady(): Promise<boolean>
  /** The end of its log. */
  said(): string
}

export interface Machines extends Site {
  malls: readonly [MallMachine, MallMachine]
  database: PatroniCluster
  /** Machines of the database by the names of its members. */
  members: ReadonlyMap<string, Host>
  redis: ReturnType<typeof redisOn>
  balancer: Balancer
  network: Network
  /** Starts again whatever was ended, and waits until all is as at the beginning. */
  heal(): Promise<void>
  close(): Promise<void>
}

interface Around {
  folder: string
  env: Record<string, string>
  /** Settings of the HAProxy beside the mall. */
  proxy: string
}

function mallOn(host: Host, { folder, env, proxy }: Around, first: Version): MallMachine {
  let version = first
  let extra: Record<string, string> = {}
  let child: ChildProcess | undefined
  const logFile = join(folder, `${host.name}.log`)
  const proxyFile = join(folder, `${host.name}.cfg`)
  writeFileSync(proxyFile, proxy)
  const dataDir = join(folder, host.name)
  mkdirSync(dataDir)
  let ended: Promise<number> = Promise.resolve(0)
  let proxying: ChildProcess | undefined
  const said = () => readFileSync(logFile, 'utf8').slice(-4_000)
  const isReady = () =>
    fetch(`http://${host.address}:3000/ready`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  const run = () => {
    const log = openSync(logFile, 'a')
    if (proxying?.exitCode !== null || proxying.signalCode !== null)
      proxying = host.spawn('haproxy', ['-q', '-db', '-f', proxyFile], { stdio: ['ignore', log, log] })
    child = host.spawn(process.execPath, ['apps/server/main.ts', 'serve'], {
      cwd: version.folder,
      env: { ...env, DATA_DIR: dataDir, BUILD_DIR: version.buildDir, ...extra },
      stdio: ['ignore', log, log],
    })
    const started = child
    ended = new Promise((done) => started.once('close', (code) => done(code ?? -1)))
  }
  return {
    host,
    pid: () => child?.pid ?? 0,
    command: async ({ folder: cwd, buildDir }, file) => {
      const log = openSync(logFile, 'a')
      const own = { ...env, BUILD_DIR: buildDir, DATA_DIR: dataDir }
      const options = { cwd, env: own, stdio: ['ignore', log, log] as ['ignore', number, number] }
      const [code] = (await once(host.spawn(process.execPath, [file], options), 'close')) as [number]
      return code
    },
    isReady,
    said,
    start: async (given = version, more = {}) => {
      version = given
      extra = more
      if (child?.exitCode !== null || child.signalCode !== null) run()
      const hasEnded = () => child?.exitCode !== null || child.signalCode !== null
      await until(`the mall on ${host.name} is ready`, async () => hasEnded() || (await isReady()), 120)
      if (hasEnded()) throw new Error(`the mall on ${host.name} has ended: ${said()}`)
    },
    stop: () => {
      child?.kill('SIGTERM')
      return ended
    },
  }
}

/** The settings of both machines that serve the mall. */
function settings(database: PatroniCluster, network: Network, url: string, credentials: object) {
  const redis = network.hosts.get('redis')!
  return {
    ...(credentials as Record<string, string>),
    APP_SECRET: 'k3PzQ8vT1mXa9LdR7sWc2YbN5uHf4GjE',
    CALLBACK_URL: url,
    DATABASE_URL: database.proxied,
    DRAIN_SECONDS: '4',
    HOST: '0.0.0.0',
    LOG_LEVEL: 'warn',
    MIGRATE: 'off',
    PATH: process.env['PATH'] ?? '',
    PORT: '3000',
    PUBLIC_URL: url.replace('127.0.0.1', 'localhost'),
    REDIS_URL: `redis://${redis.address}:6379?sslmode=disable`,
    TRUSTED_PROXIES: network.gateway,
    WORKERS: '1',
  }
}

function redisOn(host: Host, folder: string) {
  let child: ChildProcess | undefined
  const args = ['--save', '', '--bind', '0.0.0.0', '--protected-mode', 'no', '--dir', folder]
  return {
    host,
    start: () => {
      if (child?.exitCode !== null || child.signalCode !== null)
        child = host.spawn('redis-server', args, { stdio: 'ignore' })
    },
    /** Deletes everything in it. */
    empty: async () => {
      const socket = connect(6379, host.address).on('error', () => undefined)
      await once(socket.end('FLUSHALL\r\n').resume(), 'close')
    },
  }
}

/** What a version that is older than this one does before it is started. */
export interface First {
  version: Version
  migrate(databaseUrl: string): Promise<void>
}

export async function thisVersion(): Promise<First> {
  return { version: { folder: root, buildDir: await sharedSites() }, migrate }
}

const hostNames = [...memberNames, 'redis', 'mall1', 'mall2'] as const

/**
 * Six machines: three of the database, one with Redis, two that serve the mall, from the files of `deploy`. Beside them
 * are the callers, the balancer and the gateways.
 * @param first the version that both machines begin with
 */
export async function startMachines(first?: First): Promise<Machines> {
  const { version, migrate: prepare } = first ?? (await thisVersion())
  const network = aNetwork(hostNames)
  const folder = mkdtempSync(join(tmpdir(), 'hojip-cluster-'))
  const on = (name: string) => network.hosts.get(name)!
  const members = new Map(memberNames.map((name) => [name as string, on(name)]))
  const simulators = await startTestSimulators({ dataDir: join(folder, 'simulators'), speed: 20 })
  const { port: simulatorPort, url: simulatorUrl, credentials } = simulators
  const malls = [on('mall1').address, on('mall2').address] as const
  const balancer = await aBalancer({ folder, gateway: network.gateway, simulatorPort, malls })
  const redis = redisOn(on('redis'), folder)
  redis.start()
  let database: PatroniCluster | undefined
  const close = async () => {
    balancer.close()
    await network.close()
    await database?.close()
    await simulators.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
  try {
    const cluster = (database = await aPatroniCluster(members))
    // Older versions do not know addresses with several hosts.
    const leader = members.get((await cluster.leader())!)!
    await prepare(`postgres://hojip:hojip@${leader.address}:5432/hojip`)
    const env = settings(cluster, network, balancer.url, credentials)
    const gateways = `\nlisten gateways\n    bind 127.0.0.1:${simulatorPort}\n    server outside ${network.gateway}:${balancer.gatewayPort}\n`
    const around = { folder, env, proxy: cluster.proxySettings + gateways }
    const both = [mallOn(on('mall1'), around, version), mallOn(on('mall2'), around, version)] as const
    // The first one makes the queues, as `npm run migrate` does.
    for (const one of both) await one.start()
    await until('the balancer sends requests to both', async () => (await balancer.up()).length === 2, 30)
    const heal = async () => {
      for (const host of network.hosts.values()) host.rejoin()
      redis.start()
      await cluster.heal()
      await Promise.all(both.map((one) => one.start()))
      await until('the balancer sends requests to both', async () => (await balancer.up()).length === 2, 60)
    }
    return {
      url: balancer.url,
      simulatorUrl,
      malls: both,
      database: cluster,
      members,
      redis,
      balancer,
      network,
      heal,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
