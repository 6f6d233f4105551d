import { createHmac, randomInt } from 'node:crypto'
import type { Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import type { CallContext } from '@hojip/platform/http'
import { networkOf } from '@hojip/platform/network'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { accountsRefusals, type CodeReason } from '../../refusals.ts'
import { atPace, smsLimits, waitAfterWrongCodes, waitFor } from '../../rules/limits.ts'
import { mobileNumber, type PhoneCountry } from '@hojip/policy/phone'
import { puzzleBits } from '../../rules/puzzle.ts'
import type { Scene } from '../../rules/codes/scenes.ts'
import { accountByPhone } from '../../store/accounts.ts'
import {
  codesSent,
  codeWaits,
  insertCode,
  takeTurn,
  tryCode,
  wrongTries,
  type Asker,
} from '../../store/codes.ts'
import { browserHash, isFromBrowser, markedBrowserHash, sha256 } from '../cookies.ts'
import { deliver, deliveryOf, guardDelivery } from './deliver-code.ts'
import { hasDeviceMarks, isKnownDevice } from '../signing-in/known-device.ts'
import { refusedPuzzle, type SolvedPuzzle } from './puzzle.ts'
import type { AccountsTools } from '../tools.ts'

/** A code is bound to the browser that asked for it; clients without cookies share the empty mark. */
function mac(secret: string, phone: string, scene: Scene, challenge: Buffer, code: string) {
  return createHmac('sha256', secret)
    .update(`${phone}|${scene}|${challenge.toString('hex')}|${code}`)
    .digest()
}

export interface CodeSent {
  expireSeconds: number
  resendAfter: number
  /** Identifies the message when asking for its state. */
  sendId: string
  /** False while the message is under way; it may still fail. */
  sent: boolean
}

export function phoneInvalid(): Refusal<'accounts/phoneInvalid'> {
  return refuse(accountsRefusals.phoneInvalid, {}, { fields: [{ field: 'phone', problem: '' }] })
}

interface Message {
  phone: string
  scene: Scene
  asker: Asker
  /** The mark of the browser, where it is already known. */
  challenge?: Buffer | undefined
}

type Sent = Awaited<ReturnType<typeof codesSent>>

interface From extends Message {
  ip: string
  challenge: Buffer
}

/** The locks that requests sharing a limit take in turn, so that only one of them counts at a time. */
function turnsOf({ phone, asker, ip, challenge }: From) {
  return [
    `phone|${phone}|${asker}`,
    `ip|${ip}`,
    ...(challenge.length > 0 ? [`browser|${challenge.toString('hex')}`] : []),
  ].map(sha256)
}

/**
 * Why no further code may go out now; undefined when one may. Limits per address do not delay the owner of the number.
 */
function refusedSending({ perIpFactor, codePace }: AccountsTools, from: From, sent: Sent) {
  const perIp = smsLimits.perIp.map((l) => ({ ...l, count: l.count * perIpFactor }))
  const seconds = Math.max(
    waitFor(sent.toPhone, atPace(smsLimits.perPhone, codePace)),
    from.asker === 'own' ? 0 : waitFor(sent.fromIp, perIp),
    waitFor(sent.fromBrowser, atPace(smsLimits.perBrowser, codePace)),
  )
  return seconds > 0 ? refuse(accountsRefusals.smsTooOften, { seconds }, { resendAfter: seconds }) : undefined
}

/** A further check that may refuse a sending; it is given the codes already sent. */
type Guard<R extends string> = (tx: Tx, sent: Sent) => Promise<Refusal<R> | undefined>

/**
 * Sends a code to a number in E.164. The response does not depend on whether the number is known. It waits briefly for
 * the gateway; a job retries a failed message.
 */
export async function sendCodeTo<R extends string = never>(
  tools: AccountsTools,
  message: Message,
  context: CallContext,
  guard?: Guard<R>,
): Promise<CodeSent | Refusal<R | 'accounts/smsTooOften'>> {
  const { phone, scene, asker } = message
  const marked = isFromBrowser(context.raw) ? markedBrowserHash : browserHash
  const challenge = message.challenge ?? marked(tools.style, context)
  const from = { ...message, ip: networkOf(context.ip), challenge }
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const id = newId()
  const delivery = deliveryOf(tools, { id, phone, scene, locale: context.locale, code })
  const refused = await inTransaction(tools.db, async (tx) => {
    await takeTurn(tx, turnsOf(from))
    const sent = await codesSent(tx, from)
    const refusal = refusedSending(tools, from, sent) ?? (await guard?.(tx, sent))
    if (refusal) return refusal
    const codeMac = mac(tools.secret, phone, scene, challenge, code)
    const { expireSeconds } = smsLimits
    await insertCode(tx, { id, phone, scene, asker, mac: codeMac, challenge, ip: from.ip, expireSeconds })
    await guardDelivery(tools, tx, delivery)
    return undefined
  })
  if (refused) return refused
  const state = await deliver(tools, delivery)
  const { expireSeconds, resendSeconds } = smsLimits
  const resendAfter = Math.ceil(resendSeconds / tools.codePace)
  return { expireSeconds, resendAfter, sendId: id, sent: state === 'sent' }
}

/** A browser that proved this number before, or is signed in to its account, is not a stranger to it. */
async function askerOf(tools: AccountsTools, phone: string, context: CallContext): Promise<Asker> {
  if (!context.viewer && !hasDeviceMarks(tools, context)) return 'stranger'
  const account = await accountByPhone(tools.db, phone)
  if (!account) return 'stranger'
  return context.viewer?.userId === account.id || isKnownDevice(tools, context, account) ? 'own' : 'stranger'
}

export async function sendCode(
  tools: AccountsTools,
  input: { phone: string; country: PhoneCountry; scene: Scene; puzzle?: SolvedPuzzle | undefined },
  context: CallContext,
): Promise<
  | CodeSent
  | Refusal<
      | 'accounts/phoneInvalid'
      | 'accounts/puzzleNeeded'
      | 'accounts/smsTooOften'
      | 'http/closed'
      | 'http/readOnly'
    >
> {
  const phone = mobileNumber(input.phone, input.country)
  if (!phone) return phoneInvalid()
  // A code for something that is refused helps nobody.
  const shut = input.scene !== 'login' && tools.refusedWriting?.(context)
  if (shut) return shut
  const asker = await askerOf(tools, phone, context)
  const { perIpFactor } = tools
  const guard: Guard<'accounts/puzzleNeeded'> = async (tx, sent) => {
    const bits = asker === 'stranger' ? puzzleBits({ ...sent, perIpFactor }) : 0
    return bits === 0 ? undefined : refusedPuzzle(tools, tx, { phone, bits, solved: input.puzzle })
  }
  return sendCodeTo(tools, { phone, scene: input.scene, asker }, context, guard)
}

/** Whether a code that was sent to this browser earlier for this purpose is still valid. */
export function hasCodeWaiting(
  tools: AccountsTools,
  of: { phone: string; scene: Scene },
  context: CallContext,
): Promise<boolean> {
  return codeWaits(tools.db, { ...of, challenge: browserHash(tools.style, context) })
}

/** Reached only with the right password, or with the link of an invitation. */
const needsSecret: readonly Scene[] = ['device', 'staff', 'invitation']

/**
 * Refuses unless the code is the newest one sent to this number for this purpose at the request of this browser. A
 * correct code works once.
 */
export async function checkCode(
  tools: AccountsTools,
  given: { phone: string; scene: Scene; smscode: string },
  context: CallContext,
): Promise<Refusal<CodeReason> | undefined> {
  const { phone, scene, smscode } = given
  const asker = needsSecret.includes(scene) ? 'password' : await askerOf(tools, phone, context)
  const seconds = waitAfterWrongCodes(await wrongTries(tools.db, phone, asker))
  if (seconds > 0) return refuse(accountsRefusals.tooManyTries, { seconds })
  const challenge = browserHash(tools.style, context)
  const right = await tryCode(tools.db, {
    phone,
    scene,
    mac: mac(tools.secret, phone, scene, challenge, smscode),
    challenge,
    wrongTries: smsLimits.wrongTries,
  })
  if (right) return undefined
  tools.log.warn('accounts.code-wrong', { scene, ip: context.ip, traceId: context.traceId })
  return refuse(accountsRefusals.codeWrong, {}, { fields: [{ field: 'smscode', problem: '' }] })
}
