import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CallContext } from '@hojip/platform/http'
import { knownDeviceDays } from '../../rules/limits.ts'
import { ownCookie, setOwnCookie } from '../cookies.ts'
import type { AccountsTools } from '../tools.ts'

/** The most accounts that one browser remembers. */
const mostAccounts = 5
const daySeconds = 86_400

interface Known {
  id: string
  device_epoch: number
}

interface Mark {
  userId: string
  text: string
}

function sign(secret: string, userId: string, epoch: number, untilSeconds: number) {
  return createHmac('sha256', secret).update(`device|${userId}|${epoch}|${untilSeconds}`).digest('base64url')
}

/** The cookie holds one mark per account: `{user}.{until}.{signature}`, joined by `~`. */
function readMarks(tools: AccountsTools, context: CallContext): Mark[] {
  return (ownCookie(tools.style, context.raw.headers, 'dev') ?? '')
    .split('~')
    .filter((text) => /^[\da-f-]{36}\.\d{10}\.[\w-]{43}$/.test(text))
    .map((text) => ({ userId: text.slice(0, 36), text }))
}

/** Whether this browser claims to be a known device of any account. */
export function hasDeviceMarks(tools: AccountsTools, context: CallContext): boolean {
  return readMarks(tools, context).length > 0
}

/**
 * Whether this browser proved the account's phone within the last 90 days, and the account has not forgotten it since.
 */
export function isKnownDevice(tools: AccountsTools, context: CallContext, account: Known): boolean {
  const mark = readMarks(tools, context).find(({ userId }) => userId === account.id)
  const [userId = '', until = '', signature = ''] = mark?.text.split('.') ?? []
  if (!mark || Number(until) * 1000 < tools.clock.nowMs()) return false
  const given = Buffer.from(signature)
  return [tools.secret, ...(tools.oldSecrets ?? [])].some((secret) => {
    const right = Buffer.from(sign(secret, userId, account.device_epoch, Number(until)))
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

/** Marks this browser as a known device of the account. */
export function rememberDevice(tools: AccountsTools, context: CallContext, account: Known): void {
  const seconds = knownDeviceDays * daySeconds
  const until = Math.floor(tools.clock.nowMs() / 1000) + seconds
  const mark = `${account.id}.${until}.${sign(tools.secret, account.id, account.device_epoch, until)}`
  const others = readMarks(tools, context).filter(({ userId }) => userId !== account.id)
  const marks = [mark, ...others.map(({ text }) => text)].slice(0, mostAccounts)
  setOwnCookie(tools.style, context, 'dev', marks.join('~'), seconds)
}
