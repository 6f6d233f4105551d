import type { Tools } from '@hojip/db'
import { chatHref, customerHref } from '@hojip/hrefs/chat'
import { quietUsers } from '@hojip/preferences'
import { inTransaction } from '@hojip/platform/db'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { pushTo } from '@hojip/notices'
import { hourMs } from '@hojip/platform/clock'
import { shortText } from '../../rules/message-view.ts'
import { officialName } from '../../rules/texts.ts'
import { takeUnread, type UnreadMessage } from '../../store/unread-pushes.ts'

/** A shopper with the conversation open reads a message within this time; the others get a push message. */
const readWithinMs = 20_000
/** After a longer stop of the mall older messages are left to the list. */
const oldMs = 2 * hourMs
const most = 500

function pushOf({ conversationId, userId, kind, shopName, ...message }: UnreadMessage) {
  const words = (locale: Locale) => ({
    title: shopName ? textIn(shopName, locale) : officialName[locale],
    body: shortText({ ...message, isRecalled: false }, locale),
  })
  const link = kind === 'official' ? customerHref : chatHref({ conversation: conversationId })
  return { userId, words, tag: `chat:${conversationId}`, link }
}

/**
 * Pushes unread messages of agents to the shoppers' browsers, one for a conversation: the browser replaces an earlier one.
 * In the shopper's quiet hours nothing is pushed, also not later.
 */
export async function pushUnread({ db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<void> {
  const nowMs = clock.nowMs()
  const span = { after: new Date(nowMs - oldMs), before: new Date(nowMs - readWithinMs), most }
  await inTransaction(db, async (tx) => {
    const unread = await takeUnread(tx, span)
    const quiet = await quietUsers(tx, [...new Set(unread.map(({ userId }) => userId))], nowMs)
    const loud = unread.filter(({ userId }) => !quiet.has(userId))
    await pushTo(tx, 'chat', loud.map(pushOf), nowMs)
  })
}
