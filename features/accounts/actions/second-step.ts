import { createHmac, randomBytes } from 'node:crypto'
import type { Tx } from '@hojip/db'
import type { CallContext } from '@hojip/platform/http'
import { inTransaction } from '@hojip/platform/db'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { accountsRefusals } from '../refusals.ts'
import type { AccountRow } from '../store/accounts.ts'
import { acceptSecret, offerSecret, secondStepOf, takeRecoveryCode, takeStep } from '../store/second-step.ts'
import { base32, newTotpSecret, stepOfCode, totpUri } from '../totp.ts'
import { countPasswordTry, forgetPasswordTries } from './password-tries.ts'
import { seal, unseal } from './sealed.ts'
import { checkCode } from './send-code.ts'
import type { AccountsTools } from './tools.ts'

/** What an account shows beside its password: an authenticator where it has one, else its phone, else nothing yet. */
export type SecondStepKind = 'app' | 'sms' | 'enroll'

const secretSeal = 'totp secret'
const recoveryCount = 10
const recoveryBytes = 10

export const secondStepKind = async (tools: AccountsTools, account: AccountRow): Promise<SecondStepKind> => {
  const { secret } = await secondStepOf(tools.db, { userId: account.id })
  if (secret) return 'app'
  return account.phone ? 'sms' : 'enroll'
}

/** A new secret, to be scanned or typed into an authenticator; it counts when its first code has come. */
export const offerAuthenticator = async (tools: AccountsTools, account: AccountRow) => {
  const secret = newTotpSecret()
  await offerSecret(tools.db, { userId: account.id }, seal(tools.secret, secretSeal, secret))
  return { secret: base32(secret), uri: totpUri(secret, account.login ?? account.name) }
}

const plain = (code: string) => code.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()

const recoveryMac = (tools: AccountsTools, userId: string, code: string) =>
  createHmac('sha256', tools.secret).update(`recovery|${userId}|${code}`).digest()

/** Sixteen characters each, 80 random bits, in groups that can be typed. */
const newRecoveryCodes = () =>
  Array.from({ length: recoveryCount }, () => base32(randomBytes(recoveryBytes)).match(/.{4}/g)!.join('-'))

const wrongCode = (): Refusal =>
  refuse(accountsRefusals.codeWrong, {}, { fields: [{ field: 'code', problem: '' }] })

/** A code of this secret that was not used before. */
const isCodeOf = async (tools: AccountsTools, tx: Tx, userId: string, sealed: Buffer, code: string) => {
  const secret = unseal(tools.secret, secretSeal, sealed)
  const step = stepOfCode(secret, code, tools.clock.nowMs())
  return step !== undefined && takeStep(tx, { userId }, step)
}

interface Enrolled {
  recoveryCodes: string[]
}

/** The first code of an authenticator: it is the account's second step from now on. */
const enroll = async (
  tools: AccountsTools,
  userId: string,
  pending: Buffer,
  code: string,
): Promise<Enrolled | Refusal> =>
  inTransaction(tools.db, async (tx) => {
    if (!(await isCodeOf(tools, tx, userId, pending, code))) return wrongCode()
    const recoveryCodes = newRecoveryCodes()
    const macs = recoveryCodes.map((one) => recoveryMac(tools, userId, plain(one)))
    return (await acceptSecret(tx, { userId }, pending, macs)) ? { recoveryCodes } : wrongCode()
  })

/** An authenticator's code, or one of the recovery codes, each of them once. */
const isRight = (tools: AccountsTools, userId: string, secret: Buffer, code: string): Promise<boolean> =>
  code.length === 6
    ? inTransaction(tools.db, (tx) => isCodeOf(tools, tx, userId, secret, code))
    : takeRecoveryCode(tools.db, { userId }, recoveryMac(tools, userId, code))

/**
 * Refuses unless the code is the account's second step. Guesses are slowed down as passwords are; recovery codes are
 * told when an authenticator was enrolled by it.
 */
export const proveSecondStep = async (
  tools: AccountsTools,
  account: AccountRow,
  typed: string,
  context: CallContext,
): Promise<{ recoveryCodes: string[] | null } | Refusal> => {
  const userId = account.id
  const code = plain(typed)
  const { secret, pending } = await secondStepOf(tools.db, { userId })
  if (!secret && account.phone) {
    const wrong = await checkCode(tools, { phone: account.phone, scene: 'staff', smscode: code }, context)
    return wrong ?? { recoveryCodes: null }
  }
  const keys = [{ what: 'second', name: userId, limit: 'fromOnePlace' }] as const
  const late = await countPasswordTry(tools, keys)
  if (late) return late
  const proven = secret
    ? (await isRight(tools, userId, secret, code))
      ? { recoveryCodes: null }
      : wrongCode()
    : pending
      ? await enroll(tools, userId, pending, code)
      : wrongCode()
  if ('recoveryCodes' in proven) await forgetPasswordTries(tools, keys)
  else tools.log.warn('accounts.second-step-wrong', { userId, ip: context.ip, traceId: context.traceId })
  return proven
}
