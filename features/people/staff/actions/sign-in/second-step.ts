import { createHmac, randomBytes } from 'node:crypto'
import type { Tx } from '@hojip/db'
import type { CallContext } from '@hojip/platform/http'
import { inTransaction } from '@hojip/platform/db'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { accountsRefusals, type CodeReason } from '@hojip/accounts/refusals'
import {
  type AccountRow,
  checkCode,
  countPasswordTry,
  forgetPasswordTries,
  seal,
  unseal,
} from '@hojip/accounts'
import {
  acceptSecret,
  offerSecret,
  replaceRecoveryCodes,
  replaceSeal,
  sealedSecrets,
  secondStepOf,
  takeRecoveryCode,
  takeStep,
} from '../../store/second-step.ts'
import { base32, newTotpSecret, stepOfCode, totpUri } from '../../secrets/totp.ts'
import type { StaffTools } from '../tools.ts'

/**
 * What an account needs beside its password: its authenticator, else a code to its phone, else it has to enrol first.
 */
export type SecondStepKind = 'app' | 'sms' | 'enroll'

/** Sealed for one account: given to another, it opens nothing. */
function sealOf(userId: string) {
  return `totp secret of ${userId}`
}
/** Of all accounts, until each has used its authenticator once more. */
const earlierSeal = 'totp secret'
const recoveryCount = 10
const recoveryBytes = 10

export async function secondStepKind(tools: StaffTools, account: AccountRow): Promise<SecondStepKind> {
  const { secret } = await secondStepOf(tools.db, { userId: account.id })
  if (secret) return 'app'
  return account.phone ? 'sms' : 'enroll'
}

/** A new secret, to be scanned or typed into an authenticator; it takes effect with its first code. */
export async function offerAuthenticator(tools: StaffTools, account: AccountRow) {
  const secret = newTotpSecret()
  await offerSecret(tools.db, { userId: account.id }, seal(tools.secret, sealOf(account.id), secret))
  return { secret: base32(secret), uri: totpUri(secret, account.login ?? account.name) }
}

function plain(code: string) {
  return code.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
}

function recoveryMac(secret: string, userId: string, code: string) {
  return createHmac('sha256', secret).update(`recovery|${userId}|${code}`).digest()
}

type Sealing = Pick<StaffTools, 'log' | 'secret' | 'oldSecrets'>

/** The mall's secret, and those before it, under which something may still be stored. */
function secretsOf({ secret, oldSecrets = [] }: Pick<Sealing, 'secret' | 'oldSecrets'>): string[] {
  return [secret, ...oldSecrets]
}

/** Ten codes of sixteen characters (80 random bits), in groups that are easy to type. */
function newRecoveryCodes() {
  return Array.from({ length: recoveryCount }, () =>
    base32(randomBytes(recoveryBytes)).replaceAll(/.{4}(?=.)/g, '$&-'),
  )
}

function wrongCode(): Refusal<'accounts/codeWrong'> {
  return refuse(accountsRefusals.codeWrong, {}, { fields: [{ field: 'code', problem: '' }] })
}

interface Opened {
  secret: Buffer
  isEarlier: boolean
}

/** Undefined for what was sealed for another account or under another secret of the mall. */
function opened(tools: Sealing, userId: string, sealed: Buffer): Opened | undefined {
  for (const by of secretsOf(tools))
    for (const what of [sealOf(userId), earlierSeal])
      try {
        const isEarlier = what === earlierSeal || by !== tools.secret
        return { secret: unseal(by, what, sealed), isEarlier }
      } catch {}
  tools.log.error('accounts.foreign-seal', { userId })
  return undefined
}

/** Whether this is a code of the secret that was not used before. */
async function isCodeOf(tools: StaffTools, tx: Tx, userId: string, sealed: Buffer, code: string) {
  const own = opened(tools, userId, sealed)
  const step = own && stepOfCode(own.secret, code, tools.clock.nowMs())
  if (step === undefined || !(await takeStep(tx, { userId }, step))) return false
  if (own?.isEarlier)
    await replaceSeal(tx, { userId }, sealed, seal(tools.secret, sealOf(userId), own.secret))
  return true
}

interface Enrolled {
  recoveryCodes: string[]
}

/** Replaces the recovery codes; undefined without an authenticator. */
export async function makeRecoveryCodes(
  tools: StaffTools,
  tx: Tx,
  userId: string,
): Promise<Enrolled | undefined> {
  const recoveryCodes = newRecoveryCodes()
  const macs = recoveryCodes.map((one) => recoveryMac(tools.secret, userId, plain(one)))
  return (await replaceRecoveryCodes(tx, { userId }, macs)) ? { recoveryCodes } : undefined
}

/**
 * Accepts the first code of an offered authenticator, which becomes the account's second step.
 * @param replaces an existing one; without it, the existing one stays
 */
export async function enroll(
  tools: StaffTools,
  tx: Tx,
  { userId, typed, replaces }: { userId: string; typed: string; replaces: boolean },
): Promise<Enrolled | Refusal<'accounts/codeWrong'>> {
  const { secret, pending } = await secondStepOf(tx, { userId })
  if (!pending || (secret && !replaces)) return wrongCode()
  const offered = opened(tools, userId, pending)
  const step = offered && stepOfCode(offered.secret, plain(typed), tools.clock.nowMs())
  if (step === undefined || !(await acceptSecret(tx, { userId }, { pending, secret }, step)))
    return wrongCode()
  return (await makeRecoveryCodes(tools, tx, userId)) ?? wrongCode()
}

/** Slows down guesses at a second step like guesses at passwords. */
export async function slowed<T extends object, R extends string>(
  tools: StaffTools,
  userId: string,
  context: CallContext,
  prove: () => Promise<T | Refusal<R>>,
): Promise<T | Refusal<R | 'accounts/tooManyTries'>> {
  const keys = [{ what: 'second', name: userId, limit: 'fromOnePlace' }] as const
  const late = await countPasswordTry(tools, keys)
  if (late) return late
  const proven = await prove()
  if (!isRefusal(proven)) await forgetPasswordTries(tools, keys)
  else tools.log.warn('accounts.second-step-wrong', { userId, ip: context.ip, traceId: context.traceId })
  return proven
}

/** Whether this is an authenticator's code or an unused recovery code; each works once. */
async function isRight(tools: StaffTools, userId: string, secret: Buffer, code: string): Promise<boolean> {
  if (code.length === 6) return inTransaction(tools.db, (tx) => isCodeOf(tools, tx, userId, secret, code))
  for (const by of secretsOf(tools))
    if (await takeRecoveryCode(tools.db, { userId }, recoveryMac(by, userId, code))) return true
  return false
}

/** Seals every authenticator under the present secret. How many were sealed anew, and how many nobody can open. */
export async function sealAnew(
  tools: Pick<StaffTools, 'db' | 'log' | 'secret' | 'oldSecrets'>,
): Promise<{ sealed: number; lost: number }> {
  const result = { sealed: 0, lost: 0 }
  for (const { userId, secret } of await sealedSecrets(tools.db)) {
    const own = opened(tools, userId, secret)
    if (!own) result.lost += 1
    else if (own.isEarlier) {
      await replaceSeal(tools.db, { userId }, secret, seal(tools.secret, sealOf(userId), own.secret))
      result.sealed += 1
    }
  }
  return result
}

/**
 * Refuses unless the code is the account's second step. Guesses are slowed down like those at passwords. Returns
 * recovery codes when it enrolled an authenticator.
 */
export async function proveSecondStep(
  tools: StaffTools,
  account: AccountRow,
  typed: string,
  context: CallContext,
): Promise<{ recoveryCodes: string[] | null } | Refusal<CodeReason>> {
  const userId = account.id
  const code = plain(typed)
  const { secret } = await secondStepOf(tools.db, { userId })
  if (!secret && account.phone) {
    const wrong = await checkCode(tools, { phone: account.phone, scene: 'staff', smscode: code }, context)
    return wrong ?? { recoveryCodes: null }
  }
  return slowed(tools, userId, context, async () => {
    if (!secret) return inTransaction(tools.db, (tx) => enroll(tools, tx, { userId, typed, replaces: false }))
    return (await isRight(tools, userId, secret, code)) ? { recoveryCodes: null } : wrongCode()
  })
}
