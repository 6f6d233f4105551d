import { createAuthenticator, keepSwept, staleProof, type PasswordCost } from '@hojip/accounts'
import type { Db, Tools } from '@hojip/db'
import { registerPictures } from '@hojip/pictures'
import { openDatabaseClock } from '@hojip/platform/db'
import { createApi, createDraining, openApiOf, type Api } from '@hojip/platform/http'
import { createJobs } from '@hojip/platform/jobs'
import type { Log } from '@hojip/platform/log'
import { networkMatcher } from '@hojip/platform/network'
import { localSignals, redisSignals } from '@hojip/platform/signals'
import { folderObjects, registerUploads, s3Objects, type ObjectStore } from '@hojip/uploads'
import Fastify, { type FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { apiPage, apiPagePolicy } from './pages/api-page.ts'
import type { Config, Partners } from './config.ts'
import { registerBusiness } from './pages/business.ts'
import { guardAnswers, guardedServer } from './guard.ts'
import { createLimiter } from './limits/limits.ts'
import { ownDataOf } from './own-data.ts'
import { registerPages } from './pages/pages.ts'
import { registerReadiness } from './running/readiness.ts'
import { openRooms } from './rooms.ts'
import { createSharedLimiter } from './limits/shared-limits.ts'

export interface MallOptions {
  config: Config
  partners: Partners
  db: Db
  log: Log
  /** Where the sites are built. */
  buildDir: string
  /** Where the demo's simulators are. */
  simulatorUrl: string | null
  /** For tests: without it, passwords cost what they should. */
  passwordCost?: PasswordCost
}

export interface Mall {
  app: FastifyInstance
  tools: Tools
  /** Every call that is served under /v1. */
  calls: Api['calls']
  /** Starts the jobs and answers requests. */
  listen(): Promise<void>
  /** Whether it is on its way out. */
  isDraining(): boolean
  /** Finishes what is under way, requests and jobs, and then ends the rooms. */
  stop(): Promise<void>
}

const maxBodyBytes = 256 * 1024
/** A request that has not arrived whole by then is cut: nobody holds a connection open by sending slowly. */
const requestTimeoutMs = 60_000

/** The origins a page of ours can have: as configured, and in the demo this machine's two names for itself. */
function originsOf(config: Config): string[] {
  const own = new URL(config.publicUrl).origin
  if (config.mode === 'serve') return [own]
  return [own, `http://localhost:${config.PORT}`, `http://127.0.0.1:${config.PORT}`]
}

/** Browsers keep Secure cookies over TLS, and on the machine itself. */
function isSecure(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
}

/** Where pictures that people send are kept. */
function objectsOf({ config, partners: { s3 } }: MallOptions): ObjectStore {
  return s3
    ? s3Objects({
        endpoint: s3.S3_ENDPOINT,
        bucket: s3.S3_BUCKET,
        region: s3.S3_REGION,
        accessKey: s3.S3_ACCESS_KEY,
        secretKey: s3.S3_SECRET_KEY,
        pathStyle: s3.S3_PATH_STYLE === 'on',
      })
    : folderObjects(join(config.dataDir, 'uploads'))
}

function registerDocuments(app: FastifyInstance, api: Api, config: Config) {
  const document = JSON.stringify(openApiOf(api.calls, 'Hojip'))
  const tag = `W/"${createHash('sha256').update(document).digest('base64url').slice(0, 22)}"`
  app.get('/v1/openapi.json', (request, reply) => {
    reply.headers({ etag: tag, 'cache-control': 'public, no-cache' })
    const isKnown = request.headers['if-none-match']?.split(/,\s*/).includes(tag)
    if (isKnown) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(document)
  })
  if (config.mode === 'demo')
    app.get('/v1/docs', (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', apiPagePolicy)
        .send(apiPage(api.calls)),
    )
}

/** Everything that answers requests, not yet listening. */
export async function buildMall(options: MallOptions): Promise<Mall> {
  const { config, db, log } = options
  const clock = await openDatabaseClock(db)
  const tools: Tools = { db, clock, jobs: createJobs({ db, log }), log }
  const style = { secure: isSecure(config.publicUrl) }
  const signals = config.REDIS_URL ? redisSignals(config.REDIS_URL, log) : localSignals()
  const authenticator = createAuthenticator(tools, style, signals)
  const origins = originsOf(config)
  const objects = objectsOf(options)
  const alone = createLimiter(clock.nowMs)
  const limiter = config.REDIS_URL
    ? createSharedLimiter(config.REDIS_URL, alone, log)
    : { limit: alone, close: () => undefined }
  const api: Api = createApi({
    calls: openRooms({ ...options, tools, objects, style, authenticator, ownData: ownDataOf(() => api) }),
    log,
    authenticate: authenticator.authenticate,
    origins: () => origins,
    checkOutput: false,
    staleProof: staleProof(tools),
    ...(config.RATE_LIMITS === 'on' ? { limit: limiter.limit } : {}),
  })
  const guard = { api, isHttps: new URL(config.publicUrl).protocol === 'https:' }
  const app = Fastify({
    bodyLimit: maxBodyBytes,
    forceCloseConnections: 'idle',
    requestTimeout: requestTimeoutMs,
    ...guardedServer(guard),
    // Of X-Forwarded-For the last address that no trusted proxy has counts; without trusted proxies nothing of it does.
    trustProxy: networkMatcher(config.trustedProxies),
  })
  const { isDraining, drain } = createDraining(app)
  guardAnswers(app, guard)
  registerReadiness(app, { tools, dataDir: config.dataDir, isDraining })
  await app.register(async (scope) => {
    api.register(scope)
    registerDocuments(scope, api, config)
  })
  const dir = join(config.dataDir, 'pictures')
  registerPictures(app, { db, clock, dir, allowedHosts: config.pictureHosts, log })
  registerUploads(app, { ...tools, objects })
  const { authenticate } = authenticator
  await registerBusiness(app, { buildDir: options.buildDir })
  await registerPages(app, {
    ...{ api, buildDir: options.buildDir, authenticate, formActions: [], log },
    ...(config.RATE_LIMITS === 'on' ? { limit: (ip) => limiter.limit('page', ip) } : {}),
  })
  let stopSweeping = async () => {}
  return {
    app,
    tools,
    calls: api.calls,
    listen: async () => {
      await tools.jobs.start({ work: true })
      stopSweeping = keepSwept(tools)
      await app.listen({ port: config.PORT, host: config.HOST })
    },
    isDraining,
    stop: async () => {
      // While requests are finished no job is begun, and what both did is over before anything they need is closed.
      const [isDone] = await Promise.all([drain(), tools.jobs.stop(), stopSweeping()])
      if (!isDone) log.warn('server.cut', { why: 'requests were still under way after 15 s' })
      await app.close()
      await signals.close()
      limiter.close()
      clock.stop()
    },
  }
}
