import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cheapPasswordCost } from '@hojip/accounts/testing'
import type { Tables } from '@hojip/db'
import { minuteMs } from '@hojip/platform/clock'
import { requestOf } from '@hojip/platform/client'
import { openDatabase } from '@hojip/platform/db'
import type { Envelope } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { collectingLog, formOf, freshDatabase, type Logged } from '@hojip/platform/testing'
import { sharedSites } from '@hojip/platform/testing/sites'
import { startTestSimulators } from '../../../simulators/testing.ts'
import { buildMall, type Mall } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { readPartners } from '../../settings/names/partners.ts'
import { openReplica } from '../../reading/open-replica.ts'
import { openWatching } from '../../watching/open-watching.ts'

export const home = 'http://localhost:3000'

/** The headers that identify a caller; none for a visitor. */
export type Pass = Record<string, string>

export interface Sent {
  statusCode: number
  headers: Record<string, string | string[] | number | undefined>
  text: string
  /** The envelope, or an empty object when the answer is not one. */
  // oxlint-disable-next-line typescript/no-explicit-any
  body: Partial<Envelope<any>>
}

/** The data of a call that has to succeed. */
export function must(answer: Sent): Sent['body']['data'] {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.text}`)
  return answer.body.data
}

/** External services have the right time, whatever a test does to this process's clock. */
const rightTime = { nowMs: () => Math.floor(performance.timeOrigin + performance.now()) }

export interface GuardedMall extends Mall {
  simulatorUrl: string
  send(key: string, input: Record<string, unknown>, headers?: Pass): Promise<Sent>
  /** Sends any request unchanged. */
  raw(request: { method: string; url: string; headers?: Pass; body?: string | Buffer }): Promise<Sent>
  /** Events that were logged as errors. */
  errors: Logged[]
  /** Everything that was logged. */
  logged: Logged[]
  /** Throws when anything has answered 500. */
  close(): Promise<void>
}

function bodyOf(text: string): Sent['body'] {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

function valueOf<T>(read: { value: T } | { faults: string[] }): T {
  if ('faults' in read) throw new Error(read.faults.join('; '))
  return read.value
}

/** The body in the call's encoding: JSON, or a form when it takes a file. */
function writtenFor(mall: Mall, key: string, input: Record<string, unknown>) {
  const { method, url, body } = requestOf('', key, input)
  if (!mall.calls.find((bound) => bound.key === key)?.call.file)
    return { method, url, ...(body === undefined ? {} : { body, contentType: 'application/json' }) }
  return { method, url, ...formOf(input) }
}

function senders(mall: Mall): Pick<GuardedMall, 'send' | 'raw'> {
  const raw: GuardedMall['raw'] = async ({ method, url, headers = {}, body }) => {
    const answer = await mall.app.inject({
      method: method as 'GET',
      url,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    })
    return {
      statusCode: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: bodyOf(answer.body),
    }
  }
  const send: GuardedMall['send'] = (key, input, headers = {}) => {
    const { contentType, ...request } = writtenFor(mall, key, input)
    const type: Pass = contentType === undefined ? {} : { 'content-type': contentType }
    return raw({ ...request, headers: { 'idempotency-key': newId(), ...type, ...headers } })
  }
  return { raw, send }
}

/**
 * The whole mall as it is served, with the simulators it needs, on a database of its own; it does not listen.
 * @param by returns another address for the database.
 */
export async function aGuardedMall(
  env: Record<string, string> = {},
  by: (url: string) => Promise<string> = async (url) => url,
): Promise<GuardedMall> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hojip-guarded-'))
  const mode = env['PUBLIC_URL'] ? 'serve' : 'demo'
  const [simulators, fresh, buildDir] = await Promise.all([
    startTestSimulators({ dataDir: join(dataDir, 'simulators'), clock: rightTime }),
    freshDatabase(),
    sharedSites(),
  ])
  const limits: Record<string, string> = mode === 'demo' ? { RATE_LIMITS: 'off' } : {}
  // Nothing listens there: a gateway's notifications do not arrive, and so change nothing between two fingerprints.
  const nobody = { CALLBACK_URL: 'http://127.0.0.1:9' }
  const config = valueOf(readConfig(mode, { ...limits, ...nobody, ...env, DATA_DIR: dataDir }))
  const secret = { APP_SECRET: 's'.repeat(32) }
  const partners = valueOf(readPartners({ ...simulators.credentials, ...secret, ...env }))
  const { figures, tracing } = await openWatching(config, partners.APP_SECRET)
  const database = openDatabase<Tables>({ url: await by(fresh.url), ...figures?.database })
  const { log, errors, logged, mustBeWithoutBugs } = collectingLog()
  // However slow the machine is, a replica that a test has stopped is still read from.
  const reads = openReplica({ config, primary: database, log, mostLagMs: 10 * minuteMs })
  const mall = await buildMall({
    config,
    partners,
    db: database.db,
    pool: database.pool,
    figures,
    tracing,
    ...(reads && { reads }),
    log,
    sites: { buildDir },
    simulatorUrl: mode === 'demo' ? simulators.url : null,
    passwordCost: cheapPasswordCost,
  })
  await mall.tools.jobs.start({ work: false })
  return {
    ...mall,
    ...senders(mall),
    simulatorUrl: simulators.url,
    errors,
    logged,
    close: async () => {
      await mall.stop()
      await tracing?.stop()
      figures?.stop()
      await simulators.stop()
      await reads?.close()
      await database.close()
      await fresh.drop()
      await rm(dataDir, { recursive: true })
      mustBeWithoutBugs()
    },
  }
}
