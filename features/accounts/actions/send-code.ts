import { createHmac, randomInt } from 'node:crypto'
import { newId } from '@hojip/platform/ids'
import type { CallContext } from '@hojip/platform/http'
import { networkOf } from '@hojip/platform/network'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { accountsRefusals } from '../refusals.ts'
import { smsLimits, waitAfterWrongCodes, waitFor } from '../rules/limits.ts'
import { mobileNumber, type PhoneCountry } from '../rules/phone.ts'
import type { Scene } from '../rules/scenes.ts'
import { smsText } from '../rules/sms-text.ts'
import { codesSent, insertCode, tryCode, wrongTries } from '../store/codes.ts'
import { browserHash, isFromBrowser, markedBrowserHash } from './cookies.ts'
import type { AccountsTools } from './tools.ts'

/** A code belongs to the browser that asked for it; clients without cookies share the empty mark. */
const mac = (secret: string, phone: string, scene: Scene, challenge: Buffer, code: string) =>
  createHmac('sha256', secret)
    .update(`${phone}|${scene}|${challenge.toString('hex')}|${code}`)
    .digest()

export interface CodeSent {
  expireSeconds: number
  resendAfter: number
}

export const phoneInvalid = (): Refusal =>
  refuse(accountsRefusals.phoneInvalid, {}, { fields: [{ field: 'phone', problem: '' }] })

/** How many seconds until one more code may go to the number. */
const waitToSend = async (tools: AccountsTools, from: { phone: string; ip: string; challenge: Buffer }) => {
  const sent = await codesSent(tools.db, from)
  const perIp = smsLimits.perIp.map((l) => ({ ...l, count: l.count * tools.perIpFactor }))
  return Math.max(
    waitFor(sent.toPhone, smsLimits.perPhone),
    waitFor(sent.fromIp, perIp),
    waitFor(sent.fromBrowser, smsLimits.perBrowser),
  )
}

/**
 * Sends a code to a number in E.164. The answer does not depend on whether the number is known, and does not wait for
 * the gateway: a message that is lost is asked for again.
 */
export const sendCodeTo = async (
  tools: AccountsTools,
  phone: string,
  scene: Scene,
  context: CallContext,
): Promise<CodeSent | Refusal> => {
  const challenge = isFromBrowser(context.raw)
    ? markedBrowserHash(tools.style, context)
    : browserHash(tools.style, context)
  // Limits count by network, so the network is what is kept.
  const ip = networkOf(context.ip)
  const seconds = await waitToSend(tools, { phone, ip, challenge })
  if (seconds > 0) return refuse(accountsRefusals.smsTooOften, { seconds }, { resendAfter: seconds })
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  await insertCode(tools.db, {
    id: newId(),
    phone,
    scene,
    mac: mac(tools.secret, phone, scene, challenge, code),
    challenge,
    ip,
    expireSeconds: smsLimits.expireSeconds,
  })
  const text = smsText(scene, code, context.locale)
  tools.sms
    .send({ phone, text, code, template: 'code' })
    .catch((error: unknown) => tools.log.warn('accounts.sms-failed', { error }))
  return { expireSeconds: smsLimits.expireSeconds, resendAfter: smsLimits.resendSeconds }
}

export const sendCode = async (
  tools: AccountsTools,
  input: { phone: string; country: PhoneCountry; scene: Scene },
  context: CallContext,
): Promise<CodeSent | Refusal> => {
  const phone = mobileNumber(input.phone, input.country)
  return phone ? sendCodeTo(tools, phone, input.scene, context) : phoneInvalid()
}

/**
 * Refuses unless the code is the newest one sent to this number for this purpose, asked for by this browser; a right
 * code works once.
 */
export const checkCode = async (
  tools: AccountsTools,
  given: { phone: string; scene: Scene; smscode: string },
  context: CallContext,
): Promise<Refusal | undefined> => {
  const { phone, scene, smscode } = given
  const seconds = waitAfterWrongCodes(await wrongTries(tools.db, phone))
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
