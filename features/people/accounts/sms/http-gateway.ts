import { createHmac, randomBytes } from 'node:crypto'
import { type Clock, systemClock } from '@hojip/platform/clock'
import { ask } from '@hojip/platform/outbound'
import { SmsRefused, type SmsGateway } from './gateway.ts'

export interface SmsGatewayConfig {
  /** The complete URL that messages are posted to. */
  url: string
  accessKey: string
  accessSecret: string
}

function codeIn(bytes: Buffer): string | undefined {
  try {
    const { code } = JSON.parse(bytes.toString('utf8')) as { code?: unknown }
    return typeof code === 'string' ? code : undefined
  } catch {
    return undefined
  }
}

/** An HTTP gateway whose requests are signed with an HMAC over method, path, time, nonce and body. */
export function createSmsGateway(config: SmsGatewayConfig, clock: Clock = systemClock): SmsGateway {
  const { pathname, search } = new URL(config.url)
  return {
    send: async ({ phone, text, code }) => {
      const body = JSON.stringify({ phone, text, code })
      const timestamp = String(Math.floor(clock.nowMs() / 1000))
      const nonce = randomBytes(16).toString('hex')
      const signature = createHmac('sha256', config.accessSecret)
        .update(`POST\n${pathname}${search}\n${timestamp}\n${nonce}\n${body}`)
        .digest('hex')
      const answer = await ask({
        url: config.url,
        method: 'POST',
        named: { gateway: 'sms', act: 'send' },
        headers: {
          'content-type': 'application/json',
          'x-access-key': config.accessKey,
          'x-timestamp': timestamp,
          'x-nonce': nonce,
          'x-signature': signature,
        },
        body,
        longestAnswer: 64 * 1024,
      })
      const answered = codeIn(answer.bytes)
      if (answer.status !== 200 || answered !== 'OK')
        throw new SmsRefused(answered ?? `HTTP ${answer.status}`)
    },
  }
}
