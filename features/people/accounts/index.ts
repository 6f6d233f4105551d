export { accountsRoutes } from './routes.ts'
export { accountsJobs } from './jobs.ts'
export { startSweeping } from './actions/sweep.ts'
export type { AccountsTools } from './actions/tools.ts'
export { createAuthenticator, sessionRevoked, type Authenticator } from './actions/signing-in/authenticate.ts'
export type { CookieStyle } from './actions/cookies.ts'
export { createAliyunSms } from './sms/aliyun.ts'
export { createSmsGateway } from './sms/http-gateway.ts'
export { createTencentSms } from './sms/tencent.ts'
export type { SmsGateway } from './sms/gateway.ts'
export { createWechatLogin } from './login-providers/wechat.ts'
export { createAlipayLogin } from './login-providers/alipay.ts'
export { addAccount } from './actions/add-account.ts'
export { fullPasswordCost, hashPassword, type PasswordCost } from './secrets/password.ts'
export { accountName, authorName, noteLanguage, ownPhone, workplaceOf } from './actions/account-name.ts'
export {
  blockAccount,
  refusedBlocked,
  signOutEverywhere,
  unblockAccount,
} from './actions/blocking/block-account.ts'
export { personHeld, type HeldPerson } from './store/blocking.ts'
export { deviceName } from './rules/device-name.ts'
export { viewersOfCookies } from './actions/signing-in/viewers-of-cookies.ts'

// The parts of signing in that the room `staff` builds the ways into the business site from.
export { browserHash, carriesProof, markedBrowserHash, sha256 } from './actions/cookies.ts'
export { checkCode, phoneInvalid, sendCodeTo, type CodeSent } from './actions/codes/send-code.ts'
export { ownPhoneProven, refusedStale, staleProof, ticketGone } from './actions/proof.ts'
export { seal, unseal } from './actions/sealed.ts'
export { openSessionAfter, recordOwnAct } from './actions/session.ts'
export { agreedVersion } from './actions/signing-in/agreed-version.ts'
export { countPasswordTry, forgetPasswordTries } from './actions/signing-in/password-tries.ts'
export { orBusy, refusedPassword } from './actions/signing-in/refuse-password.ts'
export { provenByPassword, userInfo } from './actions/signing-in/sign-in.ts'
export {
  accountByLogin,
  accountByPhone,
  registeredAccount,
  insertAgreement,
  ownAccount,
  registerPhone,
  type AccountRow,
} from './store/accounts.ts'
export { setPassword } from './store/changes.ts'
export { deleteOtherSessions, liveSessions, type DeviceRow } from './store/sessions.ts'
export { insertTicket, liveTicket, takeTicket } from './store/tickets.ts'
