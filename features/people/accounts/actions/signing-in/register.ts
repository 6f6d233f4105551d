import { newId } from '@hojip/platform/ids'
import type { CallContext } from '@hojip/platform/http'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { LoginData } from '../../contract.ts'
import { hashPassword } from '../../secrets/password.ts'
import { accountsRefusals, type NewPasswordReason, type CodeReason } from '../../refusals.ts'
import { maskedPhone, mobileNumber, type PhoneCountry } from '@hojip/policy/phone'
import { insertAgreement, registeredAccount, registerPhone } from '../../store/accounts.ts'
import { agreedVersion } from './agreed-version.ts'
import { orBusy, refusedPassword } from './refuse-password.ts'
import { checkCode, phoneInvalid } from '../codes/send-code.ts'
import { signIn } from './sign-in.ts'
import type { AccountsTools } from '../tools.ts'

interface RegisterInput {
  phone: string
  country: PhoneCountry
  smscode: string
  password?: string | undefined
  agreeVersion: string
}

/** Registers a number and signs it in. Only the owner learns that a number is taken: after the code. */
export async function register(
  tools: AccountsTools,
  input: RegisterInput,
  context: CallContext,
): Promise<
  | LoginData
  | Refusal<
      | NewPasswordReason
      | CodeReason
      | 'accounts/accountBlocked'
      | 'accounts/agreementChanged'
      | 'accounts/busy'
      | 'accounts/phoneInvalid'
      | 'accounts/phoneTaken'
    >
> {
  const phone = mobileNumber(input.phone, input.country)
  if (!phone) return phoneInvalid()
  const version = await agreedVersion(tools, input)
  if (isRefusal(version)) return version
  const unfit =
    input.password === undefined ? undefined : refusedPassword(input.password, { phone }, 'password')
  if (unfit) return unfit
  const wrong = await checkCode(tools, { phone, scene: 'register', smscode: input.smscode }, context)
  if (wrong) return wrong
  const passwordHash =
    input.password === undefined ? null : await orBusy(hashPassword(input.password, tools.passwordCost))
  if (isRefusal(passwordHash)) return passwordHash
  return signIn(tools, context, 'sms', async (tx) => {
    const row = { id: newId(), phone, name: maskedPhone(phone), passwordHash }
    if (!(await registerPhone(tx, row))) return refuse(accountsRefusals.phoneTaken)
    await insertAgreement(tx, row.id, version)
    return registeredAccount(tx, phone)
  })
}
