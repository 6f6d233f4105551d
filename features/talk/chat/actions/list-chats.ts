import type { Db } from '@hojip/db'
import { countUnreadNotices } from '@hojip/notices'
import type { Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { Chat } from '../contract.ts'
import { chatRefusals } from '../refusals.ts'
import { cursorText, readCursor } from '../rules/cursor.ts'
import { chatsOf, hideChat, setTop, unreadChats, unreadCounts } from '../store/conversations.ts'
import { chatView } from './conversation-view.ts'

interface Wish {
  keyword?: string | undefined
  after?: string | undefined
  size: number
}

/** A page of the shopper's conversations. An unreadable cursor counts as absent. */
export async function listChats(
  db: Db,
  viewer: Viewer,
  { keyword, after, size }: Wish,
  locale: Locale,
): Promise<{ list: Chat[]; next: string | null }> {
  const rows = await chatsOf(db, viewer, { keyword, after: readCursor(after), limit: size + 1 })
  const list = rows.slice(0, size)
  const last = list.at(-1)
  return {
    list: list.map((row) => chatView(row, locale)),
    next: rows.length > size && last ? cursorText({ ...last, at: last.lastAt }) : null,
  }
}

export async function listUnreadChats(db: Db, viewer: Viewer, locale: Locale): Promise<{ list: Chat[] }> {
  return { list: (await unreadChats(db, viewer)).map((row) => chatView(row, locale)) }
}

/** The sums of unread messages and notices, and the conversations that they are made of: the source of every badge. */
export async function countUnread(db: Db, viewer: Viewer) {
  const [list, notices] = await Promise.all([unreadCounts(db, viewer), countUnreadNotices(db, viewer)])
  const sumOf = (isOfficial: boolean) =>
    list.filter((one) => one.isOfficial === isOfficial).reduce((sum, one) => sum + one.noReadCount, 0)
  const [official, shops] = [sumOf(true), sumOf(false)]
  return { official, shops, notices, total: official + shops + notices, list }
}

export async function pinChat(
  db: Db,
  viewer: Viewer,
  id: string,
  isTop: boolean,
): Promise<null | Refusal<'chat/conversationGone'>> {
  return (await setTop(db, viewer, id, isTop)) ? null : refuse(chatRefusals.conversationGone)
}

export async function removeChat(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<null | Refusal<'chat/conversationGone'>> {
  return (await hideChat(db, viewer, id)) ? null : refuse(chatRefusals.conversationGone)
}
