import type { Db, Tools } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import type { ListName, NoticeItem, NoticeLists } from '../contract.ts'
import type { NoticeType } from '@hojip/preferences/notice-types'
import { knownType, linkOf } from '../rules/kinds.ts'
import { stateOfList } from '../rules/moves.ts'
import { headOf } from '../rules/text.ts'
import { countNotices, countUnread, noticesOf, type After, type NoticeRow } from '../store/lists.ts'

/** A notice as the lists show it. */
export function itemOf({ id, kind, type, facts, createdAt }: NoticeRow, locale: Locale): NoticeItem {
  return {
    msg_id: id,
    ...headOf(kind, facts, locale, createdAt.getTime()),
    create_time: wireTime(createdAt.getTime()),
    type: knownType(type),
    link: linkOf(kind, facts),
    ...(facts.picture && { pic: facts.picture }),
  }
}

/** The wire's form of a place in a list. */
function cursorOf({ createdAt, id }: After): string {
  return `${createdAt.getTime()}_${id}`
}

function afterOf(cursor: string): After {
  const [ms, id] = cursor.split('_') as [string, string]
  return { createdAt: new Date(Number(ms)), id }
}

interface Asked {
  list: ListName
  type?: NoticeType | undefined
  after?: string
  pageSize: number
}

/** A part of one list. One notice more than asked for is read, to know whether the list goes on. */
export async function partOfList(db: Db, viewer: Viewer, asked: Asked, locale: Locale) {
  const { list, type, after, pageSize } = asked
  const rows = await noticesOf(db, viewer, {
    state: stateOfList[list],
    type,
    limit: pageSize + 1,
    after: after === undefined ? undefined : afterOf(after),
  })
  const shown = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? shown.at(-1) : undefined
  return { list: shown.map((row) => itemOf(row, locale)), next: last ? cursorOf(last) : null }
}

/** The beginnings of the three lists with their totals. */
export async function listNotices(
  { db, clock }: Tools,
  viewer: Viewer,
  asked: Omit<Asked, 'list' | 'after'>,
  locale: Locale,
): Promise<NoticeLists> {
  const [totals, unread, readed, trash] = await Promise.all([
    countNotices(db, viewer, asked.type),
    partOfList(db, viewer, { ...asked, list: 'unread' }, locale),
    partOfList(db, viewer, { ...asked, list: 'readed' }, locale),
    partOfList(db, viewer, { ...asked, list: 'trash' }, locale),
  ])
  return {
    unread: unread.list,
    readed: readed.list,
    trash: trash.list,
    totals: { unread: totals.unread, readed: totals.read, trash: totals.trash },
    next: { unread: unread.next, readed: readed.next, trash: trash.next },
    now: wireTime(clock.nowMs()),
  }
}

export function countOwn(db: Db, viewer: Viewer): Promise<number> {
  return countUnread(db, viewer)
}
