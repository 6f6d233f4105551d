import { accountsRefusals } from '@hojip/accounts/contract'
import { staffRefusals } from '@hojip/staff/contract'
import { helpArticle } from '@hojip/help/document'
import { call, shapes as s, mallRead, mallWrite, ownCall, ownRead, ownWrite } from '@hojip/platform/http'
import type { LocalText } from '@hojip/platform/i18n'
import type { HandledBy } from '@hojip/platform/jobs'
import { uploadsRefusals } from '@hojip/uploads/contract'
import { z } from 'zod'
import {
  form,
  formAgain,
  listedApplication,
  ownApplication,
  receivedApplication,
  state,
} from './contract/shapes.ts'
import { admissionRefusals as r } from './refusals.ts'

const formRefusals = [
  r.nameMissing,
  r.nameTaken,
  r.companyMissing,
  r.codeWrong,
  r.numberWrong,
  r.categoryGone,
  r.documentMissing,
  r.agreementChanged,
  uploadsRefusals.tooManyPictures,
  uploadsRefusals.pictureGone,
] as const

export const admissionCalls = {
  'GET /shopJoin/queryOwn': call({
    summary: 'What the caller needs to apply for a shop, and their latest application',
    ...ownRead,
    input: s.noInput,
    output: z.object({
      /** Masked; '' for an account without a phone. */
      phone: z.string(),
      /** The account works for a shop, and cannot open another. */
      isWorking: z.boolean(),
      /** The version of the agreement that applicants accept now. */
      agreeVersion: z.string(),
      /** Its text, in the reader's language. */
      agreement: helpArticle,
      /** The mall's top categories. */
      categories: z.array(z.object({ pkId: s.id, name: z.string() })),
      application: ownApplication.nullable(),
    }),
  }),
  'POST /shopJoin/apply': call({
    summary: 'Applies for a shop; needs a ticket of a code to the caller’s own number (scene `stepUp`)',
    ...ownCall,
    rate: 'login',
    input: z.object({ ...form, ticket: z.string().regex(/^[\w-]{43}$/) }),
    output: z.object({ pkId: s.id }),
    refusals: [
      ...formRefusals,
      r.phoneMissing,
      r.appliedAlready,
      r.tooOften,
      staffRefusals.worksElsewhere,
      accountsRefusals.ticketGone,
    ],
  }),
  'POST /shopJoin/sendAgain': call({
    summary: 'Sends an application again, with what the mall asked for',
    ...ownWrite,
    input: z.object({ ...formAgain, pkId: s.id, version: z.int() }),
    output: s.nothing,
    refusals: [...formRefusals, r.applicationGone, r.changed],
  }),
  'POST /shopJoin/withdraw': call({
    summary: 'Withdraws an application that is not decided; its documents are deleted',
    ...ownWrite,
    input: z.object({ pkId: s.id }),
    output: s.nothing,
    refusals: [r.applicationGone, r.changed],
  }),
  'POST /sysConsole/queryApplications': call({
    summary: 'Applications for shops: those that wait come by their deadline, the others newest first',
    ...mallRead,
    input: z.object({ ...s.pageInput, state: state.default('applied'), q: s.words(0, 50).default('') }),
    output: s.pageOf(listedApplication).extend({
      /** How many there are in each state. */
      counts: z.record(state, z.int()),
    }),
  }),
  'GET /sysConsole/findApplication/{pkId}': call({
    summary: 'One application for a shop, with its documents and what the mall knows about the applicant',
    ...mallRead,
    input: z.object({ pkId: s.id }),
    output: receivedApplication,
    refusals: [r.applicationGone],
  }),
  'POST /sysConsole/readApplicantPhone': call({
    summary: 'The applicant’s whole number; the application’s history records who read it',
    ...mallWrite,
    proof: 'fresh',
    input: z.object({ pkId: s.id }),
    output: z.object({ phone: z.string() }),
    refusals: [r.applicationGone],
  }),
  'POST /sysConsole/answerApplication': call({
    summary:
      'Asks an applicant for more, refuses, or admits, which opens the shop with the applicant as owner',
    ...mallWrite,
    proof: 'fresh',
    input: z.object({
      pkId: s.id,
      /** Of the application as it was read. */
      version: z.int(),
      decision: z.enum(['more', 'refuse', 'admit']),
      /** To the applicant; needed unless admitting. */
      words: s.words(0, 300).default(''),
      /** The last part of the shop page's path; made of the name when left out. */
      slug: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        .min(3)
        .max(40)
        .optional(),
    }),
    output: s.nothing,
    refusals: [
      r.applicationGone,
      r.changed,
      r.wordsMissing,
      r.nameTaken,
      r.addressTaken,
      staffRefusals.worksElsewhere,
    ],
  }),
}
export type AdmissionCalls = typeof admissionCalls
export type OwnApplication = z.output<typeof ownApplication>
export type ListedApplication = z.output<typeof listedApplication>
export type ReceivedApplication = z.output<typeof receivedApplication>
declare module '@hojip/platform/client' {
  interface AllCalls extends AdmissionCalls {}
}

/** The events that this room emits with `jobs.emit`. */
export interface AdmissionEvents {
  /** The mall has answered an application. */
  'admission/decided': {
    applicationId: string
    version: number
    userId: string
    decision: 'more' | 'refuse' | 'admit'
    shopName: LocalText
    words: string
  }
}

declare module '@hojip/platform/jobs' {
  interface AllEvents extends AdmissionEvents {}
}

/** The rooms that handle each event. */
export const admissionEvents = {
  'admission/decided': { handledBy: ['notices'] },
} as const satisfies HandledBy<AdmissionEvents>
