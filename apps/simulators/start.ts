import { join } from 'node:path'
import { type Clock, systemClock } from '@hojip/platform/clock'
import { alipaySender } from './alipay/sender.ts'
import { carrierSender } from './carriers/sender.ts'
import { openFaults } from './faults/faults.ts'
import { openJournal } from './journal/journal.ts'
import { openLedger } from './journal/ledger.ts'
import { type Credentials, credentialsFor, loadSecrets, writeCredentials } from './journal/secrets.ts'
import { createNotifier } from './notifications/notifier.ts'
import { buildServer } from './server.ts'
import { createTimers } from './timers.ts'
import { withCertificates } from './wechat-pay/certificate.ts'
import { wechatSender } from './wechat-pay/messages/sender.ts'
import type { World } from './world.ts'

export interface SimulatorOptions {
  /** The folder of the journal, the secrets and `credentials.json`. */
  dataDir: string
  /** 0, the default, picks a free port. */
  port?: number
  /** The mall to which the pages link. */
  mallUrl?: string
  /** The delays of the real parties are divided by this; 1 leaves them unchanged. */
  speed?: number
  /** Seconds until a parcel is delivered, before `speed`. */
  parcelSeconds?: number
  /** Whether WeChat Pay signs with platform certificates, as for merchants that have no public key yet. */
  wechatCertificates?: boolean
  clock?: Clock
}

export interface Simulators {
  url: string
  port: number
  credentials: Credentials
  stop(): Promise<void>
}

async function buildWorld(options: SimulatorOptions): Promise<World> {
  const { dataDir, clock = systemClock, speed = 1 } = options
  const loaded = await loadSecrets(dataDir)
  const { secrets, certificates } = options.wechatCertificates
    ? withCertificates(loaded, clock.nowMs())
    : { secrets: loaded, certificates: [] }
  const journal = openJournal(join(dataDir, 'journal.jsonl'))
  const faults = openFaults(journal)
  const nowMs = () => clock.nowMs()
  const timers = createTimers(nowMs)
  const senders = {
    wechat: wechatSender(secrets.wechat, nowMs),
    alipay: alipaySender(secrets.alipay, nowMs),
    carrier: carrierSender,
  }
  return {
    url: '',
    mallUrl: options.mallUrl ?? 'http://127.0.0.1:3000',
    speed,
    parcelMs: (options.parcelSeconds ?? 60) * 1000,
    clock,
    journal,
    ledger: openLedger(journal),
    secrets,
    certificates,
    faults,
    notifier: createNotifier({ clock, speed, journal, faults, timers, senders }),
    timers,
  }
}

/** Starts every simulated party on one loopback port. The data folder stores their keys and all their state. */
export async function startSimulators(options: SimulatorOptions): Promise<Simulators> {
  const world = await buildWorld(options)
  const app = buildServer(world)
  await app.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  const { port } = app.server.address() as { port: number }
  world.url = `http://127.0.0.1:${port}`
  const credentials = credentialsFor(world.secrets, world.url)
  writeCredentials(options.dataDir, credentials)
  world.notifier.resume()
  return {
    url: world.url,
    port,
    credentials,
    stop: async () => {
      world.timers.stop()
      await world.notifier.stop()
      await app.close()
      world.journal.close()
    },
  }
}
