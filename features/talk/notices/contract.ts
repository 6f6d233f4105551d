import { call, shapes as s, type OutputOf, ownCall, ownRead, ownWrite } from '@hojip/platform/http'
import { noticeType } from '@hojip/preferences/contract'
import { z } from 'zod'
import { pushCalls } from './contract/push-calls.ts'
import { noticesRefusals as r } from './refusals.ts'

const listName = z.enum(['unread', 'readed', 'trash'])
/** Where a list goes on: the time and id of the last notice shown. */
const cursor = z.string().regex(/^\d{1,15}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
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

const ofType = z.object({ type: noticeType.optional() })
const byId = z.object({ msg_id: s.id })
const pageSize = z.coerce.number().int().min(1).max(100).default(20)
const move = {
  ...ownWrite,
  input: byId,
  /** The list in which the notice is now. */
  output: z.object({ list: listName }),
  refusals: [r.noticeGone],
} as const

export const noticesCalls = {
  'POST /message/init': call({
    summary: 'The three lists of messages, newest first: the beginning of each, and how many each has',
    ...ownRead,
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
    ...ownRead,
    input: ofType.extend({ list: listName, after: cursor, pageSize }),
    output: part,
  }),
  'GET /message/count': call({
    summary: 'How many messages are unread',
    ...ownCall,
    rate: 'poll',
    input: s.noInput,
    output: z.int(),
  }),
  'GET /message/content': call({
    summary: 'The whole text of a message, with the thing it is about as it is now',
    ...ownRead,
    input: byId,
    output: content,
    refusals: [r.noticeGone],
  }),
  'POST /message/has_read': call({ summary: 'Moves an unread message to the read ones', ...move }),
  'POST /message/remove_readed': call({ summary: 'Moves a message to the trash', ...move }),
  'POST /message/restore': call({ summary: 'Moves a message from the trash to the read ones', ...move }),
  'POST /message/readAll': call({
    summary: 'Moves all unread messages, or those of a type, to the read ones',
    ...ownWrite,
    input: ofType,
    output: z.object({ moved: z.int() }),
  }),
  'POST /message/deleteTrash': call({
    summary: 'Deletes all messages in the trash, or those of a type',
    ...ownWrite,
    input: ofType,
    output: z.object({ deleted: z.int() }),
  }),
  ...pushCalls,
}
export type { PushMessage } from './contract/push-calls.ts'
type NoticesCalls = typeof noticesCalls
export type ListName = z.output<typeof listName>
export type NoticeItem = z.output<typeof item>
export type NoticeContent = z.output<typeof content>
export type NoticeLists = OutputOf<NoticesCalls['POST /message/init']>
declare module '@hojip/platform/client' {
  interface AllCalls extends NoticesCalls {}
}

s.nameShapes({ NoticeContent: content, Notice: item, NoticePart: part })
