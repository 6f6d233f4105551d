import { call, shapes as s, mallCall, mallRead, mallWrite } from '@hojip/platform/http'
import { z } from 'zod'
import { peopleRefusals as r } from './refusals.ts'

// The same words as in `@hojip/accounts/block-reasons`, which pages use; a test compares them.
const blockReason = z.enum(['fraud', 'abuse', 'stolen', 'asked', 'law'])
/** Why the operator does this; only operators read it. */
const words = s.words(2, 300)

/**
 * One form for what an operator types: plain digits for a number with separators, so that the log of staff recognises a
 * phone number and masks it.
 */
export function plainSearch(text: string): string {
  const plain = text.normalize('NFKC').trim()
  const digits = plain.replace(/[\s\-().]/g, '')
  return /^\+?\d+$/.test(digits) ? digits : plain
}

const person = z.object({
  pkId: s.id,
  name: z.string(),
  /** Masked; null for an account without one. */
  phone: z.string().nullable(),
  /** Of the phone number. */
  country: z.enum(['CN', 'KR']).nullable(),
  roleName: z.enum(['shopper', 'staff', 'operator']),
  /** The shop that the person works for. */
  shopName: z.string().nullable(),
  /** `blocked`: stopped by the mall; `closed`: closed by its owner, for good. */
  state: z.enum(['open', 'blocked', 'closed']),
  gmtCreate: s.time,
  lastLogin: s.time.nullable(),
})

const session = z.object({
  pkId: s.id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The business site, or the mall. */
  isBusiness: z.boolean(),
  /** The address, of IPv6 the network. */
  ip: z.string(),
  gmtCreate: s.time,
  lastSeen: s.time,
})

const found = person.extend({
  /** The language of the person's pages; null when it is not known yet. */
  locale: z.string().nullable(),
  loginName: z.string().nullable(),
  blockReason: blockReason.nullable(),
  blockTime: s.time.nullable(),
  orderNum: z.int(),
  openOrderNum: z.int(),
  refundNum: z.int(),
  /** How many reports the person has sent. */
  reportNum: z.int(),
  /** Whom the person has invited to their shop who has not joined, masked: withdrawn when the account is stopped. */
  invitedPhones: z.array(z.string()),
  /** The most recently used first. */
  sessions: z.array(session),
  /** What operators have done about this person, newest first. */
  events: z.array(
    z.object({
      kind: z.enum(['phoneRead', 'signedOut', 'blocked', 'unblocked']),
      reason: blockReason.nullable(),
      words: z.string(),
      userName: z.string(),
      gmtCreate: s.time,
    }),
  ),
})

/** Operators look after the accounts of people. No answer but one has a full phone number, and that one is logged first. */
export const peopleCalls = {
  'POST /sysConsole/queryPeople': call({
    summary:
      'People with this full phone number, order number or login name, or whose nickname or id begins so; 20 at most',
    ...mallCall,
    // Few a minute, and each is recorded: nobody leafs through the accounts.
    rate: 'report',
    input: z.object({ q: s.words(2, 40).overwrite(plainSearch) }),
    output: z.object({
      list: z.array(person),
      /** There are others, which a longer text would find. */
      hasMore: z.boolean(),
    }),
  }),
  'GET /sysConsole/findPerson/{pkId}': call({
    summary: 'One person: account, numbers of orders, refunds and reports, and where they are signed in',
    ...mallRead,
    input: z.object({ pkId: s.id }),
    output: found,
    refusals: [r.personGone],
  }),
  'POST /sysConsole/readPersonPhone': call({
    summary: 'The full phone number of a person; the reason is recorded before the number is sent',
    ...mallCall,
    rate: 'report',
    proof: 'fresh',
    input: z.object({ pkId: s.id, words }),
    output: z.object({ phone: z.string() }),
    refusals: [r.personGone, r.noPhone],
  }),
  'POST /sysConsole/signOutPerson': call({
    summary: 'Signs a person out on all devices, of the mall and of the business site',
    ...mallWrite,
    proof: 'fresh',
    input: z.object({ pkId: s.id, words }),
    output: z.object({ count: z.int() }),
    refusals: [r.personGone],
  }),
  'POST /sysConsole/blockPerson': call({
    summary:
      'Stops an account: its sessions and its invitations to a shop end at once, and it cannot sign in; the orders of the account go on',
    ...mallWrite,
    proof: 'fresh',
    input: z.object({ pkId: s.id, reason: blockReason, words }),
    output: s.nothing,
    refusals: [r.personGone, r.changed, r.operatorStays],
  }),
  'POST /sysConsole/unblockPerson': call({
    summary: 'Lets the owner of a stopped account sign in again',
    ...mallWrite,
    proof: 'fresh',
    input: z.object({ pkId: s.id, words }),
    output: s.nothing,
    refusals: [r.personGone, r.changed],
  }),
}

type PeopleCalls = typeof peopleCalls
export type Person = z.output<typeof person>
export type FoundPerson = z.output<typeof found>
export type PersonSession = z.output<typeof session>
declare module '@hojip/platform/client' {
  interface AllCalls extends PeopleCalls {}
}

s.nameShapes({ PersonDetail: found, Person: person, PersonSession: session })
