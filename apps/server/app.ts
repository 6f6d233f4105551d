import {
  createAuthenticator,
  startSweeping,
  staleProof,
  viewersOfCookies,
  type Authenticator,
  type CookieStyle,
  type PasswordCost,
} from '@hojip/accounts'
import { chatFrames } from '@hojip/chat'
import type { Db, Tools } from '@hojip/db'
import { registerAgents, registerFeeds } from '@hojip/feeds'
import { registerPictures } from '@hojip/pictures'
import { openDatabaseClock } from '@hojip/platform/db'
import { createApi, createDraining, type Api } from '@hojip/platform/http'
import { createJobs } from '@hojip/platform/jobs'
import type { Log } from '@hojip/platform/log'
import { createMeters, type Meters } from '@hojip/platform/meters'
import { openMovement, type Movement } from '@hojip/platform/movement'
import { networkMatcher } from '@hojip/platform/network'
import { localSignals, redisSignals, relayedSignals, type Signals } from '@hojip/platform/signals'
import type { Line } from '@hojip/platform/workers'
import { rights } from '@hojip/policy'
import { nameOfField } from '@hojip/reference'
import { openCalendar, openSettings } from '@hojip/settings'
import { registerSharePictures } from '@hojip/sharing'
import { registerProductVideos, registerUploads, type ObjectStore, type ViewersOf } from '@hojip/uploads'
import { minuteMs } from '@hojip/platform/clock'
import Fastify, { type FastifyInstance } from 'fastify'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { registerDocuments } from './documents/api-document.ts'
import type { Config, Partners } from './config.ts'
import { registerBusiness } from './pages/business.ts'
import { cutSlowBodies, guardAnswers, guardedServer, type GuardOptions } from './guard.ts'
import { createAskedLimiter } from './limits/asked-limits.ts'
import { createLimiter } from './limits/limits.ts'
import { cacheBytes, cacheMb } from './settings/cache-bytes.ts'
import { objectsOf } from './wiring/objects.ts'
import { ownDataOf } from './wiring/own-data.ts'
import { registerNotices } from './texts/notices.ts'
import { registerPages } from './pages/pages.ts'
import { registerSecurityText } from './texts/security-text.ts'
import { registerReadiness } from './running/readiness.ts'
import { chatTools, openRooms } from './rooms.ts'
import type { Sites } from './sites.ts'
import { countCalls, measureProcess } from './running/measuring.ts'
import { logRefusals, withLog } from './running/refusal-log.ts'
import { openSockets, type SocketsOptions } from './running/sockets.ts'
import { createSharedLimiter, type SharedLimiter } from './limits/shared-limits.ts'

export interface MallOptions {
  config: Config
  partners: Partners
  db: Db
  log: Log
  /** The built sites; everything else is made ready while they are being built. */
  sites: Sites | Promise<Sites>
  /** Fills an empty mall, also meanwhile. */
  fill?: (tools: Tools, objects: ObjectStore) => Promise<void>
  /** The address of the demo's simulators. */
  simulatorUrl: string | null
  /** Also counts the statements of the database; left out, nobody else counts. */
  meters?: Meters
  /** To the primary of this process, when it is one of several workers. */
  line?: Line
  /** For tests; left out, passwords are hashed at full cost. */
  passwordCost?: PasswordCost
}

export interface Mall {
  app: FastifyInstance
  tools: Tools
  /** The store of uploads and of products' videos. */
  objects: ObjectStore
  /** Every call that is served under /v1. */
  calls: Api['calls']
  /** Starts the jobs and answers requests. */
  listen(): Promise<void>
  /** Whether it can serve, as `/ready` tells. */
  isReady(): Promise<boolean>
  /** Tells when the database has changed. */
  movement: Movement
  /**
   * Finishes the requests and jobs under way, then closes the rooms.
   * @param leadMs how long requests are still answered before, while `/ready` says no already
   */
  stop(leadMs?: number): Promise<void>
}

export const maxBodyBytes = 256 * 1024
/**
 * Requests that have not arrived completely by then are cut, so that nobody holds a connection open by sending slowly:
 * a form with a file, such as a video of 50 MB from a phone, and any other request.
 */
const formTimeoutMs = 10 * minuteMs
const requestTimeoutMs = minuteMs

/** The origins our pages can have: the configured one, and in the demo both names of the local machine. */
function originsOf(config: Config): string[] {
  const own = new URL(config.publicUrl).origin
  if (config.mode === 'serve') return [own]
  return [own, `http://localhost:${config.PORT}`, `http://127.0.0.1:${config.PORT}`]
}

/** Browsers accept Secure cookies over TLS and on localhost. */
function isSecure(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
}

/** The limits on callers: shared by all processes where there is Redis, otherwise by those of this machine. */
function openLimiter(
  { config: { REDIS_URL }, line }: MallOptions,
  { clock, log }: Tools,
  opened: AsyncDisposableStack,
): Pick<SharedLimiter, 'limit'> {
  const alone = createLimiter(clock.nowMs)
  if (!REDIS_URL) return { limit: withLog(line ? createAskedLimiter(line, alone).limit : alone, log) }
  const shared = createSharedLimiter(REDIS_URL, alone, log)
  opened.defer(shared.close)
  return { limit: withLog(shared.limit, log) }
}

interface FilesOptions extends Limits {
  objects: ObjectStore
  /** The same, where it is not a folder of this machine. */
  sharedPictures: ObjectStore | undefined
  authenticator: Authenticator
  style: CookieStyle
}

/** Pictures, uploads, products' videos, and the pictures of links. */
function registerFiles(
  app: FastifyInstance,
  tools: Tools,
  config: Config,
  { objects, sharedPictures, authenticator, style, ...limits }: FilesOptions,
): void {
  const viewersOf: ViewersOf = (headers, ip) => viewersOfCookies(authenticator, style, headers, ip)
  registerUploads(app, { ...tools, objects }, { viewersOf })
  registerProductVideos(app, { ...tools, objects })
  const pictures = {
    dir: join(config.dataDir, 'pictures'),
    shared: sharedPictures,
    allowedHosts: config.pictureHosts,
  }
  const readPicture = registerPictures(app, { ...tools, ...pictures })
  const maxBytes = cacheBytes(cacheMb(config)).previews
  registerSharePictures(app, { db: tools.db, readPicture, maxBytes, ...limitedAs('page', limits) })
}

/** The server without routes. */
function openServer(config: Config, guard: GuardOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({
    bodyLimit: maxBodyBytes,
    forceCloseConnections: 'idle',
    requestTimeout: formTimeoutMs,
    ...guardedServer(guard),
    // The caller's address is the last one in X-Forwarded-For that is not a trusted proxy's. Without trusted proxies
    // the header is ignored.
    trustProxy: networkMatcher(config.trustedProxies),
  })
  cutSlowBodies(app, guard, requestTimeoutMs)
  return app
}

function watchAnswers(app: FastifyInstance, meters: Meters, log: Log): void {
  countCalls(app, meters)
  logRefusals(app, log)
}

type Limits = Partial<Pick<SharedLimiter, 'limit'>>

/** The limit of one class, where there are limits. */
function limitedAs(rate: Parameters<SharedLimiter['limit']>[0], { limit }: Limits) {
  return limit ? { limit: (ip: string) => limit(rate, ip) } : {}
}

/** What programs read instead of pages: feeds, sitemaps, the tools of agents, and texts at agreed addresses. */
function registerMachines(
  app: FastifyInstance,
  {
    api,
    tools,
    config,
    origins,
    ...limits
  }: { api: Api; tools: Tools; config: Config; origins: string[] } & Limits,
) {
  const { publicUrl, KRW_PER_CNY: wonPerYuan = null } = config
  registerAgents(app, { api, publicUrl, origins, ...limits })
  registerSecurityText(app, { publicUrl, contact: config.SECURITY_CONTACT, nowMs: tools.clock.nowMs })
  registerNotices(app)
  registerFeeds(app, { ...tools, publicUrl, wonPerYuan, ...limitedAs('page', limits) })
}

interface SitesOptions extends Limits {
  options: MallOptions
  sites: Sites
  api: Api
  authenticator: Authenticator
  origins: string[]
}

/** The business site and the shoppers' site. */
async function registerSites(
  app: FastifyInstance,
  { options: { config, log }, sites, api, authenticator, origins, ...limits }: SitesOptions,
) {
  await registerBusiness(app, sites)
  await registerPages(app, {
    api,
    buildDir: sites.buildDir,
    authenticate: authenticator.authenticate,
    formActions: [],
    log,
    publicUrl: config.publicUrl,
    origins,
    cacheBytes: cacheBytes(cacheMb(config)).pages,
    ...limitedAs('page', limits),
  })
}

/** Opens an address of the mall as a visitor does, without a socket. */
function tryHrefOf(app: () => FastifyInstance) {
  return async (url: string) => (await app().inject({ method: 'GET', url })).statusCode < 400
}

interface Opened {
  tools: Tools
  signals: Signals
  movement: Movement
}

async function openTools(options: MallOptions, opened: AsyncDisposableStack): Promise<Opened> {
  const { config, db, log } = options
  const signals = openSignals(options, opened)
  const clock = await openDatabaseClock(db)
  opened.defer(clock.stop)
  // No other process of the mall has an embedded database open: only one-off commands write beside this one.
  const movement = openMovement({ db, signals, clock, ...(config.DATABASE_URL ? {} : { pollMs: 2_000 }) })
  opened.defer(movement.stop)
  return { tools: { db, clock, jobs: createJobs({ db, log, movement }), log }, signals, movement }
}

function openSignals(options: MallOptions, opened: AsyncDisposableStack): Signals {
  const signals = signalsOf(options)
  opened.defer(signals.close)
  return signals
}

function signalsOf({ config: { REDIS_URL, DATABASE_URL }, log, line }: MallOptions): Signals {
  if (REDIS_URL) return redisSignals(REDIS_URL, log)
  // The workers of a machine are the only processes of the mall where they have an embedded database.
  return line ? relayedSignals(line, DATABASE_URL === undefined) : localSignals()
}

/** What operators change while the mall runs, as each process knows it. */
async function openLive(
  tools: Tools & { signals: Signals; movement: Movement },
  opened: AsyncDisposableStack,
) {
  const settings = await openSettings(tools)
  opened.defer(settings.stop)
  const calendar = await openCalendar(tools)
  opened.defer(calendar.stop)
  return { settings, calendar }
}

/** The sites, once the mall is filled too. A fill that went on after a failed build would find its database closed. */
async function sitesAndFill(
  { sites, fill }: MallOptions,
  tools: Tools,
  objects: ObjectStore,
): Promise<Sites> {
  const filling = Promise.resolve(fill?.(tools, objects))
  try {
    const [found] = await Promise.all([sites, filling])
    return found
  } finally {
    await Promise.allSettled([filling])
  }
}

/** Who asks, and what the fields of a question are called. */
function askedBy({ authenticate, whyInvalid }: Authenticator) {
  return { authenticate, whyInvalid, nameOf: nameOfField }
}

/** Everything that answers requests. It does not listen yet. When something fails, what was opened before is closed. */
export async function buildMall(options: MallOptions): Promise<Mall> {
  // Left without `move`, it closes what was opened, the last first.
  await using opened = new AsyncDisposableStack()
  const { config, log, meters = createMeters() } = options
  const { tools, signals, movement } = await openTools(options, opened)
  const style = { secure: isSecure(config.publicUrl) }
  const live = await openLive({ ...tools, signals, movement }, opened)
  const authenticator = createAuthenticator(tools, style, signals)
  const origins = originsOf(config)
  const objects = objectsOf(config, options.partners.s3)
  const sharedPictures = options.partners.s3 && objects
  const limiter = openLimiter(options, tools, opened)
  const limits = config.RATE_LIMITS === 'on' ? { limit: limiter.limit } : {}
  const roomTools = {
    tools,
    ...live,
    objects,
    sharedPictures,
    style,
    authenticator,
    ownData: ownDataOf(() => api),
  }
  const api: Api = createApi({
    calls: openRooms({ ...options, ...roomTools, tryHref: tryHrefOf(() => app) }),
    rights,
    log,
    ...askedBy(authenticator),
    origins: () => origins,
    checkOutput: false,
    // On the disk of the uploads, so that a received file is moved there, not copied.
    unfinishedDir: join(config.dataDir, 'unfinished'),
    staleProof: staleProof(tools),
    ...limits,
  })
  const guard = { api, isHttps: new URL(config.publicUrl).protocol === 'https:' }
  const app: FastifyInstance = openServer(config, guard)
  // A process for jobs tells how it is, and serves nobody.
  const door = config.ROLE === 'jobs' ? openServer(config, guard) : app
  for (const server of new Set([door, app])) opened.defer(() => server.close())
  const { isDraining, drain } = createDraining(door)
  guardAnswers(door, guard)
  watchAnswers(door, meters, log)
  const isReady = registerReadiness(door, { tools, config, isDraining })
  await app.register(async (scope) => {
    api.register(scope)
    registerDocuments(scope, { api, config, ...limitedAs('page', limits) })
  })
  registerFiles(app, tools, config, { objects, sharedPictures, authenticator, style, ...limits })
  registerMachines(app, { api, tools, config, origins, ...limits })
  const serving = { tools, config, authenticator, signals, movement, origins, limiter }
  const sockets = config.ROLE === 'jobs' ? undefined : await serveSockets(app, serving, opened)
  const sites = await sitesAndFill(options, tools, objects)
  if (config.ROLE !== 'jobs')
    await registerSites(app, { options, sites, api, authenticator, origins, ...limits })
  const running = { tools, config, meters, log, sockets, drain, closing: opened.move() }
  return { app, tools, objects, calls: api.calls, isReady, movement, ...startAndStop(door, running) }
}

async function serveSockets(app: FastifyInstance, options: SocketsOptions, opened: AsyncDisposableStack) {
  const { tools, config } = options
  const frames = chatFrames(chatTools(tools, config), nameOfField)
  const sockets = await openSockets({ ...options, frames })
  opened.defer(sockets.stop)
  sockets.attach(app.server)
  return sockets
}

interface Running {
  tools: Tools
  config: Config
  meters: Meters
  log: Log
  sockets: { stop: () => Promise<void> } | undefined
  /** Finishes the requests under way; false when they did not end in time. */
  drain: (leadMs: number) => Promise<boolean>
  /** What is closed last. */
  closing: AsyncDisposableStack
}

function startAndStop(app: FastifyInstance, running: Running): Pick<Mall, 'listen' | 'stop'> {
  const { tools, config, meters, log, sockets, drain, closing } = running
  let stopTimers: (() => Promise<void>)[] = []
  return {
    listen: async () => {
      await tools.jobs.start({ work: config.ROLE !== 'web' })
      stopTimers = [startSweeping(tools), measureProcess(tools, meters)]
      await app.listen({ port: config.PORT, host: config.HOST })
    },
    stop: async (leadMs = 0) => {
      // Requests drain while no new job starts. What they use is closed after both are done.
      const draining = drain(leadMs)
      const jobsEnd = tools.jobs.stop()
      if (leadMs > 0) await sleep(leadMs)
      const stops = sockets ? [sockets.stop, ...stopTimers] : stopTimers
      const [isDone] = await Promise.all([draining, jobsEnd, ...stops.map((stopOne) => stopOne())])
      if (!isDone) log.warn('server.cut', { why: 'requests were still under way after 15 s' })
      await closing.disposeAsync()
    },
  }
}
