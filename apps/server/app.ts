import {
  createAuthenticator,
  staleProof,
  viewersOfCookies,
  type Authenticator,
  type CookieStyle,
  type PasswordCost,
} from '@hojip/accounts'
import type { Db, Reads, Tools } from '@hojip/db'
import { registerAgents, registerFeeds } from '@hojip/feeds'
import { registerPictures } from '@hojip/pictures'
import { openPauses, settingsUnderPauses } from '@hojip/pauses'
import { openDatabaseClock } from '@hojip/platform/db'
import { createApi, createDraining, type Api } from '@hojip/platform/http'
import { createJobs } from '@hojip/platform/jobs'
import type { Log } from '@hojip/platform/log'
import { createMeters, type Meters } from '@hojip/platform/meters'
import { openMovement, type Movement } from '@hojip/platform/movement'
import { networkMatcher } from '@hojip/platform/network'
import { readsOf } from '@hojip/platform/replica'
import { shedLoad } from '@hojip/platform/shedding'
import { localSignals, redisSignals, relayedSignals, type Signals } from '@hojip/platform/signals'
import type { Line } from '@hojip/platform/workers'
import { rights } from '@hojip/policy'
import { nameOfField } from '@hojip/reference'
import { openSaleQueues } from '@hojip/sale-queues'
import { openCalendar, openLiveMode, openSettings } from '@hojip/settings'
import { registerSharePictures } from '@hojip/sharing'
import { registerProductVideos, registerUploads, type ObjectStore, type ViewersOf } from '@hojip/uploads'
import { minuteMs } from '@hojip/platform/clock'
import Fastify, { type FastifyInstance } from 'fastify'
import { join } from 'node:path'
import { registerDocuments } from './documents/api-document.ts'
import type { Config } from './config.ts'
import type { Partners } from './settings/names/partners.ts'
import { registerBusiness } from './pages/business.ts'
import { cutSlowBodies, guardAnswers, guardedServer, whenFull, type GuardOptions } from './guard.ts'
import { createAskedLimiter } from './limits/asked-limits.ts'
import { createLimiter } from './limits/limits.ts'
import { cacheBytes, cacheMb } from './settings/cache-bytes.ts'
import { objectsOf } from './wiring/objects.ts'
import { ownDataOf } from './wiring/own-data.ts'
import { registerNotices } from './texts/notices.ts'
import { registerPages } from './pages/pages.ts'
import { sayMode, type SaidMode } from './pages/plain/said-mode.ts'
import { registerSecurityText } from './texts/security-text.ts'
import { registerReadiness } from './running/readiness.ts'
import { openRooms } from './rooms.ts'
import { openOwnWrites } from './reading/own-writes.ts'
import type { Sites } from './sites.ts'
import { logRefusals, recordShed, withLog } from './running/refusal-log.ts'
import { serveSockets } from './running/sockets.ts'
import type { Figures } from './watching/figures.ts'
import type { PoolCounts } from './watching/figures/database.ts'
import { watchRequests, type Tracing, type Watching } from './watching/requests.ts'
import { startAndStop } from './workers/start-and-stop.ts'
import { createSharedLimiter, type SharedLimiter } from './limits/shared-limits.ts'

export interface MallOptions {
  config: Config
  partners: Partners
  db: Db
  /** Beside it, where there is a replica. */
  reads?: Reads
  log: Log
  /** The built sites; everything else is made ready while they are being built. */
  sites: Sites | Promise<Sites>
  /** Fills an empty mall, also meanwhile. */
  fill?: (tools: Tools, objects: ObjectStore) => Promise<void>
  /** The address of the demo's simulators. */
  simulatorUrl: string | null
  /** Also counts the statements of the database; left out, nobody else counts. */
  meters?: Meters
  /** What counts for Prometheus; left out, nothing does. */
  figures?: Figures | undefined
  /** The connections to the database, for the figures. */
  pool?: PoolCounts
  /** How traces of requests begin; left out, there are none. */
  tracing?: Tracing | undefined
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

function watchAnswers(app: FastifyInstance, watching: Watching): void {
  watchRequests(app, watching)
  logRefusals(app, watching.log)
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
  const db = readsOf(tools).at(undefined)
  registerFeeds(app, { ...tools, db, publicUrl, wonPerYuan, ...limitedAs('page', limits) })
}

interface SitesOptions extends Limits {
  options: MallOptions
  sites: Sites
  api: Api
  authenticator: Authenticator
  origins: string[]
  mode: SaidMode
  ownWrites: ReturnType<typeof openOwnWrites>
}

/** The business site and the shoppers' site. */
async function registerSites(
  app: FastifyInstance,
  { options: { config, log }, sites, api, authenticator, origins, mode, ownWrites, ...limits }: SitesOptions,
) {
  await registerBusiness(app, sites, { mode })
  await registerPages(app, {
    api,
    buildDir: sites.buildDir,
    authenticate: authenticator.authenticate,
    formActions: [],
    log,
    publicUrl: config.publicUrl,
    origins,
    mode,
    ...ownWrites,
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
  const { config, db, log, reads } = options
  const signals = openSignals(options, opened)
  const clock = await openDatabaseClock(db)
  opened.defer(clock.stop)
  // No other process of the mall has an embedded database open: only one-off commands write beside this one.
  const movement = openMovement({ db, signals, clock, ...(config.DATABASE_URL ? {} : { pollMs: 2_000 }) })
  opened.defer(movement.stop)
  const jobs = createJobs({ db, log, movement })
  return { tools: { db, clock, jobs, log, ...(reads && { reads }) }, signals, movement }
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
  const ownSettings = await openSettings(tools)
  opened.defer(ownSettings.stop)
  const pauses = await openPauses(tools)
  opened.defer(pauses.stop)
  const settings = settingsUnderPauses(ownSettings, pauses)
  const calendar = await openCalendar(tools)
  opened.defer(calendar.stop)
  const mode = await openLiveMode(tools)
  opened.defer(mode.stop)
  const queues = await openSaleQueues(tools)
  opened.defer(queues.stop)
  return { settings, calendar, mode, pauses, queues }
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
  const ownWrites = openOwnWrites(options.reads, style)
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
    ownWrites,
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
  opened.defer(shedLoad(door, { whenFull: whenFull(guard), onShed: recordShed(log) }))
  const logRequests = config.LOG_REQUESTS ?? (config.mode === 'demo' ? 'off' : 'sampled')
  watchAnswers(door, { ...options, meters, logRequests })
  const isReady = registerReadiness(door, { tools, config, isDraining })
  await app.register(async (scope) => {
    api.register(scope)
    registerDocuments(scope, { api, config, ...limitedAs('page', limits) })
  })
  registerFiles(app, tools, config, { objects, sharedPictures, authenticator, style, ...limits })
  registerMachines(app, { api, tools, config, origins, ...limits })
  const serving = { tools, config, authenticator, signals, movement, origins, limiter }
  const sockets =
    config.ROLE === 'jobs' ? undefined : await serveSockets(app, { ...serving, mode: live.mode }, opened)
  const sites = await sitesAndFill(options, tools, objects)
  const site = { options, sites, api, authenticator, origins, ownWrites }
  if (config.ROLE !== 'jobs')
    await registerSites(app, { ...site, mode: sayMode(live.mode, tools.clock), ...limits })
  const { figures, pool, line } = options
  const running = { tools, config, meters, log, sockets, drain, figures, pool, line, closing: opened.move() }
  return { app, tools, objects, calls: api.calls, isReady, movement, ...startAndStop(door, running) }
}
