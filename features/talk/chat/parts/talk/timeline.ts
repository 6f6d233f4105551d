import type { ChatHistory, ChatMessage } from '../../contract.ts'
import { emptyTimeline, withOlder, withPage, type Timeline as Known } from '../../rules/client/timeline.ts'

/** How far both sides have got. */
export type Marks = Pick<ChatHistory, 'readSeq' | 'deliveredSeq' | 'peerReadSeq' | 'peerDeliveredSeq'>

/** The messages that a device has: without gaps from the first to the last. */
export interface Timeline extends Known<ChatMessage> {
  hasOlder: boolean
  marks: Marks
}

export type Direction = 'newest' | 'older' | 'newer'

/** Marks only grow: an answer that was read earlier and arrives later takes nothing back. */
export function grown(marks: Marks, more: Partial<Marks>): Marks {
  const larger = (name: keyof Marks) => Math.max(marks[name], more[name] ?? 0)
  return {
    readSeq: larger('readSeq'),
    deliveredSeq: larger('deliveredSeq'),
    peerReadSeq: larger('peerReadSeq'),
    peerDeliveredSeq: larger('peerDeliveredSeq'),
  }
}

function blank(message: ChatMessage): ChatMessage {
  return { ...message, recalled: true, text: { type: message.text.type, text: '' } }
}

/** Quotes of recalled messages show no text either. */
function withoutRecalledQuotes(list: readonly ChatMessage[]): readonly ChatMessage[] {
  const gone = new Set(list.filter(({ recalled }) => recalled).map(({ seq }) => seq))
  return list.map((message) => {
    const { quote } = message
    if (!quote || quote.recalled || !gone.has(quote.seq)) return message
    return { ...message, quote: { ...quote, recalled: true, text: { type: 1 as const, text: '' } } }
  })
}

/** The timeline after an answer of `queryHistory`. The newest page replaces what was there. */
export function joined(before: Timeline | undefined, history: ChatHistory, direction: Direction): Timeline {
  const marks = before ? grown(before.marks, history) : grown(history, {})
  const start = direction === 'newest' ? undefined : before
  const known =
    start && direction === 'older'
      ? withOlder(start, history.list)
      : withPage(start ?? emptyTimeline<ChatMessage>(), history, blank)
  const hasOlder = start && direction === 'newer' ? start.hasOlder : history.hasMore
  return { ...known, list: withoutRecalledQuotes(known.list), hasOlder, marks }
}
