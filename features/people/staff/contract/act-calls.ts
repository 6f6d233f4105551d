import {
  call,
  shapes as s,
  type OutputOf,
  type ParsedInputOf,
  mallRead,
  mallWrite,
  shopCall,
} from '@hojip/platform/http'
import { z } from 'zod'

const ofShop = { ...shopCall, right: 'staff.manage' } as const

/** As `actKinds` of the rules. */
const kind = z.enum([
  'orders',
  'refunds',
  'products',
  'shop',
  'answers',
  'service',
  'team',
  'signIn',
  'money',
  'mall',
])
const day = z.iso.date().regex(/^2\d{3}/)

/** What narrows the log; left out, everything the caller may see. */
const narrowed = {
  userId: s.id.optional(),
  kind: kind.optional(),
  /** Days of the mall, both included. */
  from: day.optional(),
  to: day.optional(),
  /** A part of a number, a name or a sum in what was touched. */
  words: s.words(0, 50).optional(),
}
/** Operators see every shop, one of them, or only what operators do. */
const ofMallNarrowed = { ...narrowed, scope: z.enum(['all', 'mall']).default('all'), shopId: s.id.optional() }
const paged = {
  /** The `next` of an earlier answer. */
  after: s.id.optional(),
  pageSize: s.pageSize(30),
}

const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))

const act = z.object({
  pkId: s.id,
  /** Null for what was done by a command on a machine of the mall. */
  userId: s.id.nullable(),
  /** Of a command, user@machine. */
  name: z.string(),
  /** Null for what an operator did. */
  shopId: s.id.nullable(),
  shopName: z.string().nullable(),
  /** What was done: the call without its method and console, such as `deliver`; see `rules/acts/acts.ts`. */
  act: z.string(),
  subject: facts,
  before: facts,
  after: facts,
  /**
   * `underWay`: it began less than two minutes ago. `unknown`: it never ended, because its process died; the records of
   * what was touched tell how far it came.
   */
  outcome: z.enum(['done', 'refused', 'failed', 'underWay', 'unknown']),
  /** Why it was refused, in the caller's language. */
  reason: z.string().nullable(),
  /** The caller's network. */
  ip: z.string(),
  time: s.time,
})

const found = z.object({
  list: z.array(act),
  /**
   * Where to continue; null at the end. A search looks through a limited number of rows, so a page with a `next` may have
   * fewer entries than wanted, or none.
   */
  next: s.id.nullable(),
  /** Everybody with an act in the shop, or of the operators; only on a first page, and not for all shops together. */
  people: z.array(z.object({ userId: s.id, name: z.string() })),
})

/** The log of what staff do. Nothing changes it. */
export const actCalls = {
  'POST /bizConsole/queryStaffActs': call({
    summary: 'What the staff of the shop did, newest first',
    ...ofShop,
    rate: 'read',
    input: z.object({ ...narrowed, ...paged }),
    output: found,
  }),
  'POST /bizConsole/exportStaffActs': call({
    summary: 'What the staff of the shop did as CSV: UTF-8, newest first',
    ...ofShop,
    rate: 'write',
    proof: 'fresh',
    input: z.object(narrowed),
    output: z.unknown(),
    answers: {
      contentType: 'text/csv; charset=utf-8',
      description: 'A file: one row for each act, the newest first',
    },
  }),
  'POST /sysConsole/queryStaffActs': call({
    summary: 'What the staff of all shops and the operators did, newest first',
    ...mallRead,
    input: z.object({ ...ofMallNarrowed, ...paged }),
    output: found,
  }),
  'POST /sysConsole/exportStaffActs': call({
    summary: 'What the staff of all shops and the operators did as CSV: UTF-8, newest first',
    ...mallWrite,
    proof: 'fresh',
    input: z.object(ofMallNarrowed),
    output: z.unknown(),
    answers: {
      contentType: 'text/csv; charset=utf-8',
      description: 'A file: one row for each act, the newest first',
    },
  }),
}

type ActCalls = typeof actCalls
export type FoundActs = OutputOf<ActCalls['POST /bizConsole/queryStaffActs']>
export type Act = FoundActs['list'][number]
export type ActFacts = z.output<typeof facts>
export type Narrowing = Omit<ParsedInputOf<ActCalls['POST /sysConsole/exportStaffActs']>, 'scope'>
export type ActKind = z.output<typeof kind>

s.nameShapes({ StaffAct: act, StaffActs: found })
