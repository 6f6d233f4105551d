import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'
import { accountsRefusals as r } from '../refusals.ts'
import { codeSent, loginData, ownLogin, ownRead, password, publicLogin, renewed, secret } from './shapes.ts'

const secondStep = z.enum(['app', 'sms', 'enroll'])
/** Six digits, or a recovery code. */
const stepCode = z.string().trim().min(6).max(40)

/** The business site: its two steps in, and what changes the second. */
export const desksCalls = {
  'POST /staff/login': call({
    summary: 'The first step into the business site, by account and password; its ticket leads to the second',
    ...publicLogin,
    input: z.object({ account: z.string().trim().min(1).max(64), password }),
    output: z.object({
      ticket: secret,
      expireSeconds: z.int(),
      /** `enroll`: there is no second step yet; an authenticator is to be set up first. */
      step: secondStep,
      phone: z.string().nullable(),
      codeSent: z.boolean(),
      resendAfter: z.int(),
    }),
    refusals: [r.passwordWrong, r.notStaff, r.tooManyTries, r.busy],
  }),
  'POST /staff/sendSms': call({
    summary: 'Sends the code of the second step once more, or one that proves anew who works here',
    ...publicLogin,
    rate: 'sms',
    input: z.object({ ticket: secret.optional() }),
    output: codeSent,
    refusals: [r.ticketGone, r.phoneInvalid, r.smsTooOften],
  }),
  'POST /staff/enroll': call({
    summary: 'A secret for an authenticator (RFC 6238); it counts once its first code has come',
    ...publicLogin,
    input: z.object({ ticket: secret.optional() }),
    output: z.object({ secret: z.string(), uri: z.string() }),
    refusals: [r.ticketGone, r.proofNeeded],
  }),
  'POST /staff/confirm': call({
    summary:
      'The second step into the business site: the code of an authenticator or SMS, or a recovery code',
    ...publicLogin,
    input: z.object({ ticket: secret, code: stepCode }),
    /** The recovery codes are told once, when an authenticator was set up. */
    output: loginData.extend({ recoveryCodes: z.array(z.string()).nullable() }),
    refusals: [r.ticketGone, r.codeWrong, r.tooManyTries],
  }),
  'POST /staff/stepUp': call({
    summary: 'Proves anew who works here, before money moves; the session is renewed',
    ...ownLogin,
    input: z.object({ code: stepCode }),
    output: renewed,
    refusals: [r.codeWrong, r.tooManyTries],
  }),
  'GET /staff/secondStep': call({
    summary: 'What the second step of who works here is',
    ...ownRead,
    input: s.noInput,
    output: z.object({
      step: secondStep,
      phone: z.string().nullable(),
      /** Recovery codes that were not used yet; 0 without an authenticator. */
      recoveryLeft: z.int(),
    }),
  }),
  'POST /staff/changeAuthenticator': call({
    summary:
      'The first code of an authenticator that was offered (`/staff/enroll`): from now on it is the second step, in place of SMS or an older one; all other sessions end',
    ...ownLogin,
    input: z.object({ code: stepCode }),
    output: renewed.extend({ recoveryCodes: z.array(z.string()) }),
    refusals: [r.proofNeeded, r.codeWrong, r.tooManyTries],
  }),
  'POST /staff/renewRecoveryCodes': call({
    summary: 'New recovery codes, told once, in place of those there are',
    ...ownLogin,
    input: s.noInput,
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: [r.proofNeeded, r.noAuthenticator],
  }),
}
