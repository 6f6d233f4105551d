import type { Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import type { ServiceTimes } from '@hojip/policy'
import { noticeText, type Notice } from './notices.ts'
import type { Reader } from './reader.ts'
import { recalledLabel, typeLabel } from './texts.ts'

export type MessageType = 1 | 2 | 3 | 4 | 5 | 6
export type Side = 'user' | 'shop' | 'system'

/** What is stored beside a picture or video; or which sentence the program writes. */
export interface Media {
  width?: number
  height?: number
  durationMs?: number
  poster?: string
  notice?: Notice
  /** When the mall's service answered at the time of the notice. */
  times?: ServiceTimes
}

interface SaidRow {
  type: MessageType
  text: string
  media: Media | null
}

export interface QuotedRow extends SaidRow {
  seq: number
  side: Side
  isRecalled: boolean
}

export interface MessageRow extends SaidRow {
  id: string
  seq: number
  side: Side
  senderId: string | null
  localId: string
  createdAt: Date
  recalledAt: Date | null
  agentName: string | null
  quote: QuotedRow | null
}

/** Whose conversation it is, and how far both sides have got. */
export interface Standing {
  userId: string
  shopId: string | null
  lastSeq: number
  recalls: number
  userReadSeq: number
  userDeliveredSeq: number
  shopReadSeq: number
  shopDeliveredSeq: number
}

/** The name of the shop's or mall's side on the wire. */
export function partnerId({ shopId }: Pick<Standing, 'shopId'>): string {
  return shopId ?? 'official'
}

/** How far both sides have got, as a reader sees it. */
export function marksOf(standing: Standing, side: Reader['side']) {
  const user = { read: standing.userReadSeq, delivered: standing.userDeliveredSeq }
  const shop = { read: standing.shopReadSeq, delivered: standing.shopDeliveredSeq }
  const [mine, peer] = side === 'user' ? [user, shop] : [shop, user]
  return {
    lastSeq: standing.lastSeq,
    readSeq: mine.read,
    deliveredSeq: mine.delivered,
    peerReadSeq: peer.read,
    peerDeliveredSeq: peer.delivered,
    recallNo: standing.recalls,
  }
}

/** The content, without the fields that only this room uses. */
export function saidView({ type, text, media }: SaidRow, locale: Locale) {
  if (media?.notice) return { type, text: noticeText(media.notice, locale, media.times) }
  const { width, height, durationMs, poster } = media ?? {}
  if (width === undefined || height === undefined) return { type, text }
  return {
    type,
    text,
    media: {
      width,
      height,
      ...(durationMs === undefined ? {} : { durationMs }),
      ...(poster ? { poster } : {}),
    },
  }
}

/** A message as its reader sees it. A shopper never learns which agent wrote. */
export function messageView(row: MessageRow, standing: Standing, reader: Reader, locale: Locale) {
  const [user, partner] = [standing.userId, partnerId(standing)]
  const isUsers = row.side === 'user'
  const isMine = isUsers === (reader.side === 'user')
  const { peerReadSeq } = marksOf(standing, reader.side)
  const isAgents = reader.side === 'shop' && row.side === 'shop'
  return {
    msgId: row.id,
    seq: row.seq,
    ...(row.senderId === reader.actorId && isMine ? { localId: row.localId } : {}),
    side: row.side,
    from: isUsers ? user : partner,
    to: isUsers ? partner : user,
    text: saidView(row, locale),
    ...(row.media?.notice ? { notice: row.media.notice } : {}),
    time: wireTime(row.createdAt.getTime()),
    at: row.createdAt.getTime(),
    isRead: !isMine || row.seq <= peerReadSeq ? ('1' as const) : ('0' as const),
    recalled: row.recalledAt !== null,
    ...(row.quote ? { quote: quoteView(row.quote, locale) } : {}),
    ...(isAgents && row.agentName ? { agentName: row.agentName } : {}),
  }
}

function quoteView(quote: QuotedRow, locale: Locale) {
  return { seq: quote.seq, side: quote.side, text: saidView(quote, locale), recalled: quote.isRecalled }
}

const shortLength = 60

/** One line for lists. */
export function shortText(content: SaidRow & { isRecalled: boolean }, locale: Locale): string {
  if (content.isRecalled) return recalledLabel[locale]
  if (content.type !== 1) return typeLabel(content.type)[locale]
  const line = saidView(content, locale).text.replaceAll('\n', ' ')
  return [...line].slice(0, shortLength).join('')
}
