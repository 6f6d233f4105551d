import { shapes as s } from '@hojip/platform/http'
import { uploadUrls } from '@hojip/uploads/contract'
import { z } from 'zod'

// The same values as in `rules`, which pages use; a test compares them.
export const state = z.enum(['applied', 'more', 'admitted', 'refused', 'withdrawn'])
const kind = z.enum(['company', 'person'])
const country = z.enum(['CN', 'KR'])

const name = s.words(0, 30).default('')
const pictures = uploadUrls(5).default([])

/** What an applicant fills in. */
export const form = {
  kind,
  /** In one to three languages. */
  shopNames: z.object({ 'zh-CN': name, 'en-US': name, 'ko-KR': name }),
  contactName: s.words(2, 50),
  /** Where the company is registered. */
  country: country.default('CN'),
  /** The name on the licence; of a company only, as is the code. */
  companyName: s.words(0, 100).default(''),
  /** The unified social credit code, or the business registration number of Korea. */
  companyCode: s.words(0, 30).default(''),
  /** Of the mall's top level. */
  categoryIds: z.array(s.id).min(1).max(5),
  /** What the shop will sell. */
  products: s.words(10, 500),
  /** Pictures uploaded for the scene `admission`. */
  licence: pictures,
  identity: pictures,
  permits: pictures,
  agreeVersion: s.words(1, 32),
}

/** What an applicant sends again; what is left out stays as it is. */
export const formAgain = { ...s.changeOf(form), shopNames: z.object(s.changeOf(form.shopNames.shape)) }

const event = z.object({
  kind: z.enum(['applied', 'more', 'sentAgain', 'refused', 'admitted', 'withdrawn', 'phoneRead']),
  /** Whether people of the mall did it. */
  isMall: z.boolean(),
  words: z.string().nullable(),
  gmtCreate: s.time,
})

/** What both sides see of an application. */
const application = z.object({
  pkId: s.id,
  state,
  version: z.int(),
  /** Which application of this account it is. */
  attempt: z.int(),
  kind,
  /** The name in the reader's language, or in the one there is. */
  shopName: z.string(),
  shopNames: z.object({ 'zh-CN': z.string(), 'en-US': z.string(), 'ko-KR': z.string() }),
  contactName: z.string(),
  country,
  companyName: z.string(),
  companyCode: z.string(),
  categoryIds: z.array(s.id),
  categoryNames: z.array(z.string()),
  products: z.string(),
  /** Names the version of the agreement that was accepted with it. */
  agreeVersion: z.string(),
  /** Readable by the applicant and by operators only, with the cookies of their sessions. */
  licence: z.array(z.string()),
  identity: z.array(z.string()),
  permits: z.array(z.string()),
  /** Masked. */
  phone: z.string(),
  sendTime: s.time,
  answerBy: s.time,
  /** What the mall wrote last. */
  words: z.string().nullable(),
  /** Of an admitted one. */
  shopId: s.id.nullable(),
  shopSlug: z.string().nullable(),
})

export const ownApplication = application.extend({ events: z.array(event) })

export const listedApplication = application.pick({
  pkId: true,
  state: true,
  kind: true,
  attempt: true,
  shopName: true,
  categoryNames: true,
  contactName: true,
  companyName: true,
  sendTime: true,
  answerBy: true,
})

export const receivedApplication = application.extend({
  locale: z.string(),
  events: z.array(event.extend({ userName: z.string() })),
  /** When the documents were deleted; null while they are there. */
  dropTime: s.time.nullable(),
  checks: z.object({
    /** Whether no shop has one of the names. */
    isNameFree: z.boolean(),
    /** Applications of others with the same company code, and how many of them were admitted. */
    sameCodeNum: z.int(),
    sameCodeAdmittedNum: z.int(),
    /** Refused applications of this account. */
    refusedNum: z.int(),
    /** Whether the account works for a shop, so that it cannot own another. */
    isWorking: z.boolean(),
  }),
})

s.nameShapes({
  ApplicationEvent: event,
  ShopApplication: ownApplication,
  ListedApplication: listedApplication,
  ReceivedApplication: receivedApplication,
})
