import { textIn, type Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import type { Chat } from '../contract.ts'
import { marksOf, partnerId, shortText } from '../rules/message-view.ts'
import { officialName } from '../rules/texts.ts'
import type { ChatRow } from '../store/conversations.ts'

/** The mark of the mall's own service, beside the marks of shops. */
const officialMark = { mark: '好', hue: 176 }

/** A line of the shopper's list. */
export function chatView(row: ChatRow, locale: Locale): Chat {
  const last =
    row.lastType === null
      ? undefined
      : { type: row.lastType, text: row.lastText ?? '', media: row.lastMedia, isRecalled: row.lastIsRecalled }
  return {
    pkId: row.id,
    isOfficial: row.kind === 'official',
    shopId: row.shopId,
    shopName: row.shopName ? textIn(row.shopName, locale) : officialName[locale],
    shopLogoPic: null,
    mark: row.mark ?? officialMark.mark,
    hue: row.hue ?? officialMark.hue,
    bizUserId: partnerId(row),
    lastShortText: last ? shortText(last, locale) : '',
    lastType: row.lastType,
    lastRecalled: row.lastIsRecalled,
    lastDateTime: wireTime(row.lastAt.getTime()),
    lastAt: row.lastAt.getTime(),
    noReadCount: row.userUnread,
    isTop: row.isTop,
    ...marksOf(row, 'user'),
  }
}
