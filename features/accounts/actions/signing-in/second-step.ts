import { createHmac, randomBytes } from 'node:crypto'
import type { Tx } from '@hojip/db'
import type { CallContext } from '@hojip/platform/http'
import { inTransaction } from '@hojip/platform/db'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { accountsRefusals } from '../../refusals.ts'
import type { AccountRow } from '../../store/accounts.ts'
import {
  acceptSecret,
  offerSecret,
  replaceRecoveryCodes,
  secondStepOf,
  takeRecoveryCode,
  takeStep,
} from '../../store/second-step.ts'
import { base32, newTotpSecret, stepOfCode, totpUri } from '../../secrets/totp.ts'
import { countPasswordTry, forgetPasswordTries } from './password-tries.ts'
import { seal, unseal } from '../sealed.ts'
import { checkCode } from '../codes/send-code.ts'
import type { AccountsTools } from '../tools.ts'

/** What an account shows beside its password: an authenticator where it has one, else its phone, else nothing yet. */
export type SecondStepKind = 'app' | 'sms' | 'enroll'

const secretSeal = 'totp secret'
const recoveryCount = 10
const recoveryBytes = 10

export async function secondStepKind(tools: AccountsTools, account: AccountRow): Promise<SecondStepKind> {
  const { secret } = await secondStepOf(tools.db, { userId: account.id })
  if (secret) return 'app'
  return account.phone ? 'sms' : 'enroll'
}

/** A new secret, to be scanned or typed into an authenticator; it counts when its first code has come. */
export async function offerAuthenticator(tools: AccountsTools, account: AccountRow) {
  const secret = newTotpSecret()
  await offerSecret(tools.db, { userId: account.id }, seal(tools.secret, secretSeal, secret))
  return { secret: base32(secret), uri: totpUri(secret, account.login ?? account.name) }
}

function plain(code: string) {
  return code.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
}

function recoveryMac(tools: AccountsTools, userId: string, code: string) {
  return createHmac('sha256', tools.secret).update(`recovery|${userId}|${code}`).digest()
}

/** Sixteen characters each, 80 random bits, in groups that can be typed. */
function newRecoveryCodes() {
  return Array.from({ length: recoveryCount }, () =>
    base32(randomBytes(recoveryBytes)).match(/.{4}/g)!.join('-'),
  )
}

function wrongCode(): Refusal<'accounts/codeWrong'> {
  return refuse(accountsRefusals.codeWrong, {}, { fields: [{ field: 'code', problem: '' }] })
}

/** The half minute that this is the secret's code of. */
function stepOf(tools: AccountsTools, sealed: Buffer, code: string): number | undefined {
  return stepOfCode(unseal(tools.secret, secretSeal, sealed), code, tools.clock.nowMs())
}

/** A code of this secret that was not used before. */
async function isCodeOf(tools: AccountsTools, tx: Tx, userId: string, sealed: Buffer, code: string) {
  const step = stepOf(tools, sealed, code)
  return step !== undefined && takeStep(tx, { userId }, step)
}

interface Enrolled {
  recoveryCodes: string[]
}

/** Makes new recovery codes in place of those there are; undefined without an authenticator. */
export async function makeRecoveryCodes(
  tools: AccountsTools,
  tx: Tx,
  userId: string,
): Promise<Enrolled | undefined> {
  const recoveryCodes = newRecoveryCodes()
  const macs = recoveryCodes.map((one) => recoveryMac(tools, userId, plain(one)))
  return (await replaceRecoveryCodes(tx, { userId }, macs)) ? { recoveryCodes } : undefined
}

/**
 * The first code of an authenticator that was offered: it is the account's second step from now on.
 * @param replaces one that is there; without it, that one stays
 */
export async function enroll(
  tools: AccountsTools,
  tx: Tx,
  { userId, typed, replaces }: { userId: string; typed: string; replaces: boolean },
): Promise<Enrolled | Refusal<'accounts/codeWrong'>> {
  const { secret, pending } = await secondStepOf(tx, { userId })
  if (!pending || (secret && !replaces)) return wrongCode()
  const step = stepOf(tools, pending, plain(typed))
  if (step === undefined || !(await acceptSecret(tx, { userId }, { pending, secret }, step)))
    return wrongCode()
  return (await makeRecoveryCodes(tools, tx, userId)) ?? wrongCode()
}

/** Slows guesses at a second step down as those at passwords. */
export async function slowed<T extends object, R extends string>(
  tools: AccountsTools,
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

/** An authenticator's code, or one of the recovery codes, each of them once. */
function isRight(tools: AccountsTools, userId: string, secret: Buffer, code: string): Promise<boolean> {
  return code.length === 6
    ? inTransaction(tools.db, (tx) => isCodeOf(tools, tx, userId, secret, code))
    : takeRecoveryCode(tools.db, { userId }, recoveryMac(tools, userId, code))
}

/**
 * Refuses unless the code is the account's second step. Guesses are slowed down as passwords are; recovery codes are
 * told when an authenticator was enrolled by it.
 */
export async function proveSecondStep(
  tools: AccountsTools,
  account: AccountRow,
  typed: string,
  context: CallContext,
): Promise<{ recoveryCodes: string[] | null } | Refusal<'accounts/codeWrong' | 'accounts/tooManyTries'>> {
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
