import { createECDH, hkdfSync, createHash } from 'node:crypto'
import type { Clock } from '@hojip/platform/clock'
import { ask } from '@hojip/platform/outbound'
import webPush from 'web-push'
import type { PushMessage } from './contract/push-calls.ts'
import { outcomeOf, type PushOutcome } from './rules/web-push/answers.ts'
import { isPushService } from './rules/web-push/push-services.ts'

/** Where a browser is reached. */
export interface PushAddress {
  endpoint: string
  p256dh: string
  auth: string
}

/** The push services of all browsers: one protocol, RFC 8030 with RFC 8291 and RFC 8292 (VAPID). */
export interface PushService {
  /** The mall's public key, base64url. */
  key: string
  /** Whether messages may be sent to an address that a browser has named. */
  takes(endpoint: string): boolean
  /**
   * Sends an encrypted message, which the service holds for `forMs` while the browser is offline.
   *
   * @throws NoAnswer when there was none; the message may have been taken
   */
  send(to: PushAddress, message: PushMessage, forMs: number): Promise<PushOutcome>
}

interface PushServiceOptions {
  /** The mall's secret, from which its key pair is derived: every process has the same. */
  secret: string
  /** Whom a push service may tell of problems: the mall's address, or one for mail. */
  contact: string
  /** Origins of push services besides those of the browsers. */
  others: readonly string[]
  clock: Clock
}

/** A pair of P-256 keys, base64url. */
function keysOf(secret: string): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1')
  // A number above the curve's order, one in 2^32, is refused; the next is as good.
  for (let attempt = 0; ; attempt += 1) {
    const bytes = Buffer.from(hkdfSync('sha256', secret, 'hojip', `web push ${attempt}`, 32))
    try {
      pair.setPrivateKey(bytes)
      return { publicKey: pair.getPublicKey('base64url'), privateKey: bytes.toString('base64url') }
    } catch (error) {
      if (attempt > 3) throw error
    }
  }
}

/** At most 32 characters of base64url: a service replaces a waiting message of the same topic. */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32)
}

type VapidDetails = NonNullable<webPush.RequestOptions['vapidDetails']>

/** The signed request with the encrypted message; undefined when the browser's key is no point on the curve. */
function requestFor(
  { endpoint, p256dh, auth }: PushAddress,
  message: PushMessage,
  { vapidDetails, forMs }: { vapidDetails: VapidDetails; forMs: number },
) {
  const options = { vapidDetails, TTL: Math.floor(forMs / 1_000), topic: topicOf(message.tag) }
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      options,
    )
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)] as const)
    return { method: 'POST' as const, headers: Object.fromEntries(texts), body }
  } catch {
    return undefined
  }
}

export function createPushService({ secret, contact, others, clock }: PushServiceOptions): PushService {
  const keys = keysOf(secret)
  const vapidDetails = { subject: contact, ...keys }
  return {
    key: keys.publicKey,
    takes: (endpoint) => isPushService(endpoint, others),
    send: async (to, message, forMs) => {
      const request = requestFor(to, message, { vapidDetails, forMs })
      if (!request) return { is: 'gone' }
      const { status, headers } = await ask({
        url: to.endpoint,
        ...request,
        named: { gateway: 'push', act: 'send' },
        longestAnswer: 64 * 1_024,
      })
      return outcomeOf(status, headers.get('retry-after'), clock.nowMs())
    },
  }
}
