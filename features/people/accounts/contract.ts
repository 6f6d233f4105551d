import { call, shapes as s, ownRead, ownWrite } from '@hojip/platform/http'
import type { HandledBy } from '@hojip/platform/jobs'
import { z } from 'zod'
import { uploadUrl } from '@hojip/uploads/contract'
import {
  codeSent,
  loginData,
  ownLogin,
  password,
  phoneInput,
  publicLogin,
  renewed,
  secret,
  shownName,
  smscode,
  unfit,
} from './contract/shapes.ts'
import { accountsRefusals as r } from './refusals.ts'

/** For calls of other rooms that may answer them. */
export { accountsRefusals } from './refusals.ts'

/** The version of the agreements that the page showed. */
const agreeVersion = s.words(1, 32)
const provider = z.enum(['wechat', 'alipay'])
/** Where to go after the login: a path of this site. */
const redirect = z.string()
const providerLoginData = z.discriminatedUnion('needBind', [
  loginData.extend({ needBind: z.literal(false), redirect }),
  z.object({
    needBind: z.literal(true),
    bindTicket: secret,
    nickName: z.string().nullable(),
    expireSeconds: z.int(),
    redirect,
  }),
])

const userInfo = loginData.omit({ token: true }).extend({
  shopId: s.id.nullable(),
  shopName: z.string().nullable(),
  /** 0 not given, 1 male, 2 female */
  gender: z.enum(['0', '1', '2']),
  /** `YYYY-MM-DD` */
  birthday: z.string().nullable(),
  loginName: z.string().nullable(),
  hasPassword: z.boolean(),
  hasPhone: z.boolean(),
  bindWechat: z.boolean(),
  bindAlipay: z.boolean(),
})

const device = z.object({
  pkId: s.id,
  /** From its user agent; null when that does not tell. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  ip: z.string(),
  /** False for an app or a program. */
  inBrowser: z.boolean(),
  loginBy: z.enum(['sms', 'password', 'password+sms', 'password+app', 'app', 'wechat', 'alipay']),
  gmtCreate: s.time,
  lastSeen: s.time,
  lastSeenAt: z.int(),
  isCurrent: z.boolean(),
})

/** An existing day that is not in the future. */
const birthday = z.iso.date().refine((day) => day >= '1900-01-01' && Date.parse(day) <= Date.now())
/** Begins with a letter, so that it cannot be taken for a phone number. */
const loginName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z][a-z0-9_-]{3,31}$/)

const startsLogin = {
  input: z.object({ redirect: z.string().max(512).optional() }),
  output: z.object({ url: z.string(), state: secret }),
  refusals: [r.providerOff, r.proofNeeded],
}
const authCode = z.string().trim().min(1).max(256)
const endsLogin = {
  output: providerLoginData,
  refusals: [
    r.providerOff,
    r.stateWrong,
    r.providerRefused,
    r.providerSilent,
    r.identityTaken,
    r.accountBlocked,
  ],
}

export const accountsCalls = {
  'POST /sendSms': call({
    summary: 'Sends a six-digit code by SMS; the response does not depend on whether the number is known',
    auth: 'public',
    owner: 'none',
    rate: 'sms',
    cache: 'none',
    input: z.object({
      ...phoneInput,
      scene: z.enum(['login', 'register', 'reset', 'bind', 'change']).default('login'),
      /** The solved puzzle of `accounts/puzzleNeeded`. */
      puzzle: z.object({ token: z.string().max(120), solution: z.string().max(120) }).optional(),
    }),
    output: codeSent,
    refusals: [r.phoneInvalid, r.smsTooOften, r.puzzleNeeded],
  }),
  'POST /sms/status': call({
    summary: 'Whether a code was sent, is under way, or failed',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'none',
    input: z.object({ sendId: s.id }),
    output: z.object({ state: z.enum(['underWay', 'sent', 'failed']) }),
  }),
  'POST /appUser/sendSms': call({
    summary:
      'Sends a code to the caller’s own number, to prove their identity (`stepUp`) or to change the number (`change`)',
    auth: 'user',
    owner: 'self',
    rate: 'sms',
    cache: 'none',
    input: z.object({ scene: z.enum(['stepUp', 'change', 'reset']).default('stepUp') }),
    output: codeSent,
    refusals: [r.phoneInvalid, r.smsTooOften],
  }),
  'POST /sms/login': call({
    summary: 'Signs in by phone and code; an unknown number is registered',
    ...publicLogin,
    input: z.object({
      ...phoneInput,
      smscode,
      agreed: z.literal(true),
      agreeVersion: agreeVersion.optional(),
    }),
    output: loginData,
    refusals: [r.phoneInvalid, r.codeWrong, r.tooManyTries, r.accountBlocked, r.agreementChanged],
  }),
  'POST /login': call({
    summary:
      'Signs in by phone or login name and password; an unknown device also needs the code that this call sends',
    ...publicLogin,
    input: z.object({
      account: s.words(1, 64),
      country: phoneInput.country,
      password,
      smscode: smscode.optional(),
    }),
    output: loginData,
    refusals: [
      r.passwordWrong,
      r.passwordEnded,
      r.accountBlocked,
      r.codeNeeded,
      r.codeLater,
      r.codeWrong,
      r.tooManyTries,
      r.busy,
    ],
  }),
  'POST /webRegister': call({
    summary: 'Registers a phone number and signs in',
    ...publicLogin,
    input: z.object({ ...phoneInput, smscode, password: password.optional(), agreeVersion }),
    output: loginData,
    refusals: [
      r.phoneInvalid,
      r.codeWrong,
      r.tooManyTries,
      r.phoneTaken,
      r.accountBlocked,
      r.agreementChanged,
      ...unfit,
    ],
  }),
  'POST /verifySmsCode': call({
    summary:
      'Exchanges a code for a ticket that works once within five minutes; without a phone, for the caller’s own number',
    ...publicLogin,
    input: z.object({
      phone: phoneInput.phone.optional(),
      country: phoneInput.country,
      smscode,
      scene: z.enum(['reset', 'change', 'stepUp']),
    }),
    output: z.object({ ticket: secret, expireSeconds: z.int() }),
    refusals: [r.phoneInvalid, r.codeWrong, r.tooManyTries],
  }),
  'POST /changePassword': call({
    summary:
      'Sets a new password with a ticket of scene `reset`, or with the old one when signed in; other sessions end',
    ...publicLogin,
    input: z.object({ ticket: secret.optional(), oldPassword: password.optional(), newPassword: password }),
    /** The new session’s token; null for a caller who was not signed in. */
    output: z.object({ token: z.string().nullable() }),
    refusals: [r.ticketGone, r.accountMissing, r.oldPasswordWrong, r.proofNeeded, r.tooManyTries, ...unfit],
  }),
  'GET /loginMethods': call({
    summary: 'The ways to sign in that the mall offers',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: s.noInput,
    output: z.object({ wechat: z.boolean(), alipay: z.boolean(), agreeVersion: z.string() }),
  }),
  'GET /weChatWebAuth': call({
    summary: 'The WeChat address to send the browser to: to sign in, or to link WeChat when signed in',
    ...publicLogin,
    ...startsLogin,
  }),
  'POST /weChatLogin': call({
    summary: 'Completes a login by WeChat; a new user gets a ticket to link a phone with',
    ...publicLogin,
    input: z.object({ code: authCode, state: secret }),
    ...endsLogin,
  }),
  'GET /alipayWebAuth': call({
    summary: 'The Alipay address to send the browser to: to sign in, or to link Alipay when signed in',
    ...publicLogin,
    ...startsLogin,
  }),
  'POST /alipayLogin': call({
    summary: 'Completes a login by Alipay; a new user gets a ticket to link a phone with',
    ...publicLogin,
    input: z.object({ auth_code: authCode, state: secret }),
    ...endsLogin,
  }),
  'POST /bindPhoneNumber': call({
    summary: 'Links a phone to a partner’s identity after its first login, and signs in',
    ...publicLogin,
    input: z.object({ bindTicket: secret, ...phoneInput, smscode, agreeVersion }),
    output: loginData,
    refusals: [
      r.phoneInvalid,
      r.ticketGone,
      r.codeWrong,
      r.tooManyTries,
      r.identityTaken,
      r.accountBlocked,
      r.agreementChanged,
    ],
  }),
  'POST /logout': call({
    summary: 'Ends this session',
    ...ownWrite,
    record: 'named',
    input: s.noInput,
    output: s.nothing,
  }),
  'GET /appUser/findById/{id}': call({
    summary: 'The signed-in user; only the caller’s own id, or `me`, is found',
    ...ownRead,
    input: z.object({ id: z.union([s.id, z.literal('me')]) }),
    output: userInfo,
  }),
  'POST /appUser/update': call({
    summary:
      'Changes the caller’s name, picture (uploaded for the scene `avatar`), gender, birthday or login name',
    ...ownWrite,
    input: z.object({
      pkId: s.id.optional(),
      name: shownName.optional(),
      avatarPic: uploadUrl.nullable().optional(),
      gender: z.enum(['0', '1', '2']).optional(),
      birthday: birthday.nullable().optional(),
      account: loginName.optional(),
    }),
    output: userInfo,
    refusals: [r.nameUnfit, r.pictureUnfit, r.loginTaken],
  }),
  'POST /appUser/stepUp': call({
    summary:
      'Proves the caller’s identity again, by a code of scene `stepUp` or the password; the session is replaced',
    ...ownLogin,
    input: z.union([z.object({ smscode }), z.object({ password })]),
    output: renewed,
    refusals: [r.phoneInvalid, r.codeWrong, r.oldPasswordWrong, r.tooManyTries, r.busy],
  }),
  'POST /appUser/changePhone': call({
    summary:
      'Changes the phone number; needs a ticket of the old one (or a fresh proof) and a code to the new one',
    ...ownLogin,
    input: z.object({ ticketOld: secret.optional(), ...phoneInput, smscode }),
    output: renewed,
    refusals: [r.phoneInvalid, r.proofNeeded, r.ticketGone, r.codeWrong, r.tooManyTries, r.phoneTaken],
  }),
  'POST /appUser/unbindThird': call({
    summary: 'Unlinks WeChat or Alipay from the account',
    ...ownWrite,
    input: z.object({ type: provider, ticket: secret.optional() }),
    output: s.nothing,
    refusals: [r.proofNeeded, r.ticketGone, r.identityMissing, r.lastWayIn],
  }),
  'POST /appUser/queryDevices': call({
    summary: 'The devices the caller is signed in on, most recently used first',
    ...ownRead,
    input: s.noInput,
    output: s.listOf(device),
  }),
  'POST /appUser/deleteDevice/{pkId}': call({
    summary: 'Signs one device out',
    ...ownWrite,
    input: z.object({ pkId: s.id }),
    output: s.nothing,
  }),
  'POST /appUser/deleteOtherDevices': call({
    summary: 'Signs all other devices out',
    ...ownWrite,
    input: s.noInput,
    output: s.nothing,
  }),
  'POST /appUser/exportData': call({
    summary: 'Requests a copy of all data that the mall stores about the user',
    ...ownWrite,
    input: z.object({ ticket: secret.optional() }),
    output: z.object({ taskId: s.id }),
    refusals: [r.proofNeeded, r.ticketGone, r.exportedOften],
  }),
  'POST /appUser/queryExport': call({
    summary: 'The copy of the user’s data, once it is made',
    ...ownRead,
    input: z.object({ taskId: s.id }),
    output: z.object({ ready: z.boolean(), content: z.record(z.string(), z.unknown()).nullable() }),
  }),
  'POST /appUser/cancelAccount': call({
    summary: 'Closes the account for good',
    ...ownWrite,
    input: z.object({ ticket: secret.optional() }),
    output: s.nothing,
    refusals: [r.proofNeeded, r.ticketGone, r.ordersUnderWay],
  }),
}
type AccountsCalls = typeof accountsCalls
/** The events that this room emits with `jobs.emit`: name and data. */
export interface AccountsEvents {
  /** Emitted in the same transaction, so that every room deletes what it stores about the user. */
  'accounts/closed': { userId: string }
  /** The phone's account may have had other ways to sign in before. */
  'accounts/identityLinked': { userId: string; provider: string }
}
export type LoginData = z.output<typeof loginData>
export type ProviderLoginData = z.output<typeof providerLoginData>
export type UserInfo = z.output<typeof userInfo>
export type Device = z.output<typeof device>
declare module '@hojip/platform/client' {
  interface AllCalls extends AccountsCalls {}
  interface RefusalsOfChecks {
    proofNeeded: typeof r.proofNeeded
  }
}

declare module '@hojip/platform/jobs' {
  interface AllEvents extends AccountsEvents {}
}

/** The rooms that handle each event. `web-push`, a part of notices, has a queue of its own, which keeps its name. */
export const accountsEvents = {
  'accounts/closed': {
    handledBy: [
      'addresses',
      'admission',
      'cart',
      'chat',
      'comments',
      'favourites',
      'feedback',
      'footprints',
      'notices',
      'preferences',
      'questions',
      'reports',
      'sale-queues',
      'search',
      'uploads',
      'web-push',
    ],
  },
  'accounts/identityLinked': { handledBy: ['notices'] },
} as const satisfies HandledBy<AccountsEvents>

s.nameShapes({ Device: device, ProviderLogin: providerLoginData, User: userInfo })
