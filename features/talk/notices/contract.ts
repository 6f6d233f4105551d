import { locales } from '@hojip/platform/i18n'
import { call, shapes as s, type OutputOf } from '@hojip/platform/http'
import { z } from 'zod'
import { pushCalls } from './contract/push-calls.ts'
import { noticesRefusals as r } from './refusals.ts'

/** What a notice is about: the groups of the page, and of the settings. */
const noticeType = z.enum(['order', 'logistics', 'money', 'drop', 'comment', 'platform'])
/** The types that a shopper may switch off. Money, and answers of the mall, are always written. */
const optionalType = noticeType.extract(['order', 'logistics', 'drop', 'comment'])
const listName = z.enum(['unread', 'readed', 'trash'])
/** Where a list goes on: the time and id of the last notice shown. */
const cursor = z.string().regex(/^\d{1,15}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const item = z.object({
  msg_id: s.id,
  title: z.string(),
  /** One line below the title. */
  summary: z.string(),
  create_time: s.time,
  type: noticeType,
  /** The page that the notice is about. */
  link: z.string(),
  /** A picture of the product, as a path without width and format. */
  pic: z.string().optional(),
})

const part = z.object({
  list: z.array(item),
  /** Where the list goes on; null at its end. */
  next: cursor.nullable(),
})

const content = z.object({
  /** As the lists have it. */
  item,
  /** The list in which it is. */
  list: listName,
  /** Paragraphs as HTML, whose values are escaped. */
  content: z.string(),
  /** The thing itself as it is now; null when it no longer exists. */
  card: z
    .object({ name: z.string(), note: z.string(), pic: z.string().optional(), money: s.money })
    .nullable(),
  buttons: z.array(z.object({ label: z.string(), link: z.string() })),
})

const settings = z.object({
  /** The language last chosen while signed in, for browsers where none was chosen; null before that. */
  locale: z.enum(locales).nullable(),
  /** For each type, whether its notices are written. */
  notify: z.record(noticeType, z.boolean()),
  /** `HH:mm` in Asia/Shanghai; both are null without quiet hours. */
  quietFrom: clockTime.nullable(),
  quietTo: clockTime.nullable(),
  /** Whether what the user looks at, saves and buys chooses products for them, and searches are recorded. */
  personalise: z.boolean(),
})

const own = { auth: 'user', owner: 'self', cache: 'none' } as const
const ofType = z.object({ type: noticeType.optional() })
const byId = z.object({ msg_id: s.id })
const pageSize = z.coerce.number().int().min(1).max(100).default(20)
const move = {
  ...own,
  rate: 'write',
  input: byId,
  /** The list in which the notice is now. */
  output: z.object({ list: listName }),
  refusals: [r.noticeGone],
} as const

export const noticesCalls = {
  'POST /message/init': call({
    summary: 'The three lists of messages, newest first: the beginning of each, and how many each has',
    ...own,
    rate: 'read',
    input: ofType.extend({ pageSize }),
    output: z.object({
      unread: z.array(item),
      readed: z.array(item),
      trash: z.array(item),
      totals: z.record(listName, z.int()),
      next: z.record(listName, cursor.nullable()),
      /** The server's time, from which pages count today and yesterday. */
      now: s.time,
    }),
  }),
  'POST /message/more': call({
    summary: 'The messages after those shown',
    ...own,
    rate: 'read',
    input: ofType.extend({ list: listName, after: cursor, pageSize }),
    output: part,
  }),
  'GET /message/count': call({
    summary: 'How many messages are unread',
    ...own,
    rate: 'poll',
    input: s.noInput,
    output: z.int(),
  }),
  'GET /message/content': call({
    summary: 'The whole text of a message, with the thing it is about as it is now',
    ...own,
    rate: 'read',
    input: byId,
    output: content,
    refusals: [r.noticeGone],
  }),
  'POST /message/has_read': call({ summary: 'Moves an unread message to the read ones', ...move }),
  'POST /message/remove_readed': call({ summary: 'Moves a message to the trash', ...move }),
  'POST /message/restore': call({ summary: 'Moves a message from the trash to the read ones', ...move }),
  'POST /message/readAll': call({
    summary: 'Moves all unread messages, or those of a type, to the read ones',
    ...own,
    rate: 'write',
    input: ofType,
    output: z.object({ moved: z.int() }),
  }),
  'POST /message/deleteTrash': call({
    summary: 'Deletes all messages in the trash, or those of a type',
    ...own,
    rate: 'write',
    input: ofType,
    output: z.object({ deleted: z.int() }),
  }),
  'POST /appUserSetting/queryByUserId': call({
    summary: 'What the user has chosen: language, messages, quiet hours, personalisation',
    ...own,
    rate: 'read',
    input: s.noInput,
    output: settings,
  }),
  'POST /appUserSetting/update': call({
    summary: 'Changes the named settings and leaves the others',
    ...own,
    rate: 'write',
    input: z
      .object({
        locale: z.enum(locales).optional(),
        notify: z.partialRecord(optionalType, z.boolean()).optional(),
        quietFrom: clockTime.nullable().optional(),
        quietTo: clockTime.nullable().optional(),
        personalise: z.boolean().optional(),
      })
      // Both are given, both are null, or both are left out.
      .refine(({ quietFrom, quietTo }) => typeof quietFrom === typeof quietTo, { path: ['quietTo'] }),
    output: settings,
    refusals: [r.accountGone],
  }),
  ...pushCalls,
}
export type { PushMessage } from './contract/push-calls.ts'
export type NoticesCalls = typeof noticesCalls
export type NoticeType = z.output<typeof noticeType>
export type OptionalType = z.output<typeof optionalType>
export type ListName = z.output<typeof listName>
export type NoticeItem = z.output<typeof item>
export type NoticeContent = z.output<typeof content>
export type NoticeLists = OutputOf<NoticesCalls['POST /message/init']>
export type Settings = z.output<typeof settings>
declare module '@hojip/platform/client' {
  interface AllCalls extends NoticesCalls {}
}

s.nameShapes({ NoticeContent: content, Notice: item, NoticePart: part, NoticeSettings: settings })
