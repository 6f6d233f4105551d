import type { Tx } from '@hojip/db'
import { newId } from '@hojip/platform/ids'
import { networkOf } from '@hojip/platform/network'
import type { CallContext } from '@hojip/platform/http'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { rightsOf } from '@hojip/policy'
import type { LoginData } from '../../contract.ts'
import { hashPassword, isOutdated, passwordMatches } from '../../secrets/password.ts'
import {
  accountsRefusals,
  type CodeReason,
  type SecondStepReason,
  type PasswordReason,
} from '../../refusals.ts'
import { accessOf } from '../../rules/access.ts'
import { maskedPhone, mobileNumber, type PhoneCountry } from '@hojip/policy/phone'
import {
  accountByLogin,
  accountByPhone,
  accountOfPhone,
  insertAgreement,
  type AccountRow,
} from '../../store/accounts.ts'
import { renewHash } from '../../store/changes.ts'
import { refusedBlocked } from '../blocking/block-account.ts'
import { isKnownDevice, rememberDevice } from './known-device.ts'
import { countPasswordTry, forgetPasswordTries, type TryKey } from './password-tries.ts'
import { orBusy } from './refuse-password.ts'
import { checkCode, hasCodeWaiting, phoneInvalid, sendCodeTo } from '../codes/send-code.ts'
import { agreedVersion } from './agreed-version.ts'
import { openSessionAfter, type ProvenBy, type SessionOf } from '../session.ts'
import type { AccountsTools } from '../tools.ts'

export function userInfo(account: AccountRow): Omit<LoginData, 'token'> {
  return {
    pkId: account.id,
    name: account.name,
    roleName: account.role,
    account: account.phone ? maskedPhone(account.phone) : (account.login ?? ''),
    avatarPic: account.avatar,
    access: accessOf(account.role, rightsOf(account.roles ?? [])),
  }
}

/**
 * The account of a number that was just proven; creates one with a name when there is none. Records the accepted
 * agreements.
 */
export async function accountFor(
  tx: Tx,
  phone: string,
  agreeVersion: string,
  name: string | null = null,
): Promise<AccountRow> {
  const account = await accountOfPhone(tx, phone, { id: newId(), name: name ?? maskedPhone(phone) })
  await insertAgreement(tx, account.id, agreeVersion)
  return account
}

/** Signs in the account that `work` finds, unless the mall has stopped it. The device becomes a known one when the account's phone was proven. */
export async function signIn<R extends string = never>(
  tools: AccountsTools,
  context: CallContext,
  by: ProvenBy,
  work: (tx: Tx) => Promise<AccountRow | Refusal<R>>,
): Promise<LoginData | Refusal<R | 'accounts/accountBlocked'>> {
  const opened = await openSessionAfter<SessionOf & { account: AccountRow }, R | 'accounts/accountBlocked'>(
    tools,
    context,
    async (tx) => {
      const account = await work(tx)
      if (isRefusal(account)) return account
      return refusedBlocked(account, context.locale) ?? { userId: account.id, by, site: 'mall', account }
    },
  )
  if (isRefusal(opened)) return opened
  const { account, token } = opened
  if (by === 'sms' || by === 'password+sms') rememberDevice(tools, context, account)
  tools.log.info('accounts.signed-in', { userId: account.id, by, traceId: context.traceId })
  return { token, ...userInfo(account) }
}

/** Registers an unknown number, so that the code and the response are the same for all numbers. */
export async function signInByCode(
  tools: AccountsTools,
  input: {
    phone: string
    country: PhoneCountry
    smscode: string
    agreed: true
    agreeVersion?: string | undefined
  },
  context: CallContext,
): Promise<
  | LoginData
  | Refusal<
      | CodeReason
      | 'accounts/accountBlocked'
      | 'accounts/agreementChanged'
      | 'accounts/phoneInvalid'
      | 'http/closed'
      | 'http/readOnly'
    >
> {
  const phone = mobileNumber(input.phone, input.country)
  if (!phone) return phoneInvalid()
  const version = await agreedVersion(tools, input)
  if (isRefusal(version)) return version
  const wrong = await checkCode(tools, { phone, scene: 'login', smscode: input.smscode }, context)
  if (wrong) return wrong
  // Known only to who has proven the number.
  const shut = tools.refusedWriting?.(context)
  return signIn(tools, context, 'sms', async (tx) =>
    shut && !(await accountByPhone(tx, phone)) ? shut : accountFor(tx, phone, version),
  )
}

interface PasswordInput {
  account: string
  country: PhoneCountry
  password: string
  smscode?: string | undefined
}

function findAccount(tools: AccountsTools, phone: string | undefined, name: string) {
  return phone ? accountByPhone(tools.db, phone) : accountByLogin(tools.db, name)
}

/** Wrong tries count by account and place; strangers' tries do not slow down a known device. */
function tryKeys(context: CallContext, name: string, known: boolean): TryKey[] {
  return [
    { what: 'place', name: `${name}|${known ? 'known' : networkOf(context.ip)}`, limit: 'fromOnePlace' },
    ...(known ? [] : [{ what: 'account', name, limit: 'fromEverywhere' } as const]),
  ]
}

/**
 * Sends a code to the account's phone when the password is right and the device unknown, unless one sent a moment ago
 * is still valid.
 */
async function askForCode(
  tools: AccountsTools,
  context: CallContext,
  phone: string,
): Promise<Refusal<SecondStepReason>> {
  const of = { phone, scene: 'device' } as const
  const hadOne = await hasCodeWaiting(tools, of, context)
  const sent = await sendCodeTo(tools, { ...of, asker: 'password' }, context)
  const codeSent = !isRefusal(sent) && sent.sent
  const codeWaits = hadOne || (!isRefusal(sent) && !sent.sent)
  const times = isRefusal(sent) ? sent.data : sent
  const shown = { phone: maskedPhone(phone) }
  const { codeNeeded, codeLater } = accountsRefusals
  return refuse(codeSent || codeWaits ? codeNeeded : codeLater, shown, {
    needCode: true,
    codeSent,
    codeWaits,
    ...shown,
    ...times,
  })
}

/** Refuses unless the device is known or a code proves it; staff without a phone have only their password. */
async function refusedDevice(
  tools: AccountsTools,
  context: CallContext,
  account: AccountRow,
  smscode: string | undefined,
): Promise<Refusal<CodeReason | SecondStepReason> | undefined> {
  if (!account.phone) return undefined
  if (smscode === undefined) return askForCode(tools, context, account.phone)
  return checkCode(tools, { phone: account.phone, scene: 'device', smscode }, context)
}

interface Proven {
  account: AccountRow
  /** Whether the device is a known one of the account. */
  known: boolean
  passwordHash: string
}

/**
 * An account is named by its phone or its login name. Unknown accounts and wrong passwords take the same path and get
 * the same answer.
 */
export async function provenByPassword(
  tools: AccountsTools,
  input: Omit<PasswordInput, 'smscode'>,
  context: CallContext,
): Promise<Proven | Refusal<PasswordReason>> {
  const phone = mobileNumber(input.account, input.country)
  const name = phone ?? input.account.toLowerCase()
  const account = await findAccount(tools, phone, input.account)
  const known = account !== undefined && isKnownDevice(tools, context, account)
  const keys = tryKeys(context, name, known)
  const late = await countPasswordTry(tools, keys)
  if (late) return late
  const stored = account?.password_hash ?? undefined
  const right = await orBusy(passwordMatches(input.password, stored, tools.passwordCost))
  if (isRefusal(right)) return right
  if (!account?.password_hash || !right) {
    tools.log.warn('accounts.sign-in-failed', { by: 'password', ip: context.ip, traceId: context.traceId })
    return refuse(accountsRefusals.passwordWrong)
  }
  await forgetPasswordTries(tools, keys)
  if (account.password_ended) return refuse(accountsRefusals.passwordEnded)
  return { account, known, passwordHash: account.password_hash }
}

export async function signInByPassword(
  tools: AccountsTools,
  input: PasswordInput,
  context: CallContext,
): Promise<
  LoginData | Refusal<PasswordReason | SecondStepReason | 'accounts/accountBlocked' | 'accounts/codeWrong'>
> {
  const proven = await provenByPassword(tools, input, context)
  if (isRefusal(proven)) return proven
  const { account, known, passwordHash: before } = proven
  const refused = known ? undefined : await refusedDevice(tools, context, account, input.smscode)
  if (refused) return refused
  if (isOutdated(before, tools.passwordCost)) {
    const after = await orBusy(hashPassword(input.password, tools.passwordCost))
    if (!isRefusal(after)) await renewHash(tools.db, { userId: account.id }, before, after)
  }
  const by = !known && account.phone ? 'password+sms' : 'password'
  return signIn(tools, context, by, async () => account)
}
