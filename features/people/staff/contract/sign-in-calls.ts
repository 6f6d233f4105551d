import { call, shapes as s, ownRead } from '@hojip/platform/http'
import { z } from 'zod'
import { accountsRefusals as r } from '@hojip/accounts/refusals'
import { codeSent, loginData, ownLogin, password, publicLogin, renewed, secret } from '@hojip/accounts/shapes'
import { staffRefusals } from '../refusals.ts'

const secondStep = z.enum(['app', 'sms', 'enroll'])
/** Six digits, or a recovery code. */
const stepCode = s.words(6, 40)

/** The business site's calls: the two steps of signing in, and changes to the second. */
export const signInCalls = {
  'POST /staff/login': call({
    summary: 'The first step into the business site, by account and password; its ticket leads to the second',
    ...publicLogin,
    input: z.object({ account: s.words(1, 64), password }),
    output: z.object({
      ticket: secret,
      expireSeconds: z.int(),
      /** `enroll`: there is no second step yet, so an authenticator has to be set up first. */
      step: secondStep,
      phone: z.string().nullable(),
      codeSent: z.boolean(),
      resendAfter: z.int(),
    }),
    refusals: [
      r.passwordWrong,
      r.passwordEnded,
      staffRefusals.notStaff,
      r.accountBlocked,
      r.tooManyTries,
      r.busy,
    ],
  }),
  'POST /staff/sendSms': call({
    summary: 'Sends the second step’s code again, or one that proves a signed-in user’s identity again',
    ...publicLogin,
    rate: 'sms',
    input: z.object({ ticket: secret.optional() }),
    output: codeSent,
    refusals: [r.ticketGone, r.phoneInvalid, r.smsTooOften],
  }),
  'POST /staff/enroll': call({
    summary: 'A secret for an authenticator (RFC 6238); it takes effect with its first code',
    ...publicLogin,
    input: z.object({ ticket: secret.optional() }),
    output: z.object({ secret: z.string(), uri: z.string() }),
    refusals: [r.ticketGone, r.proofNeeded],
  }),
  'POST /staff/confirm': call({
    summary:
      'The second step into the business site: the code of an authenticator or SMS, or a recovery code',
    ...publicLogin,
    record: 'named',
    input: z.object({ ticket: secret, code: stepCode }),
    /** Returned only once, when an authenticator was set up. */
    output: loginData.extend({ recoveryCodes: z.array(z.string()).nullable() }),
    refusals: [r.ticketGone, r.codeWrong, r.tooManyTries],
  }),
  'POST /staff/stepUp': call({
    summary: 'Proves the user’s identity again before money moves; the session is replaced',
    ...ownLogin,
    record: 'named',
    input: z.object({ code: stepCode }),
    output: renewed,
    refusals: [r.codeWrong, r.tooManyTries],
  }),
  'GET /staff/secondStep': call({
    summary: 'The caller’s second step',
    ...ownRead,
    input: s.noInput,
    output: z.object({
      step: secondStep,
      phone: z.string().nullable(),
      /** The number of unused recovery codes; 0 without an authenticator. */
      recoveryLeft: z.int(),
    }),
  }),
  'POST /staff/changeAuthenticator': call({
    summary:
      'Takes the first code of an offered authenticator (`/staff/enroll`), which replaces SMS or an older one as the second step; all other sessions end',
    ...ownLogin,
    record: 'named',
    input: z.object({ code: stepCode }),
    output: renewed.extend({ recoveryCodes: z.array(z.string()) }),
    refusals: [r.proofNeeded, r.codeWrong, r.tooManyTries],
  }),
  'POST /staff/renewRecoveryCodes': call({
    summary: 'Makes new recovery codes, returned only once; the earlier ones no longer work',
    ...ownLogin,
    record: 'named',
    input: s.noInput,
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: [r.proofNeeded, staffRefusals.noAuthenticator],
  }),
}
