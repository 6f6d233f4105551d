/** A message as a device needs to know it. */
export interface Known {
  seq: number
  msgId: string
  recalled: boolean
}

/**
 * The messages of one conversation on one device. `upTo` is the number up to which there is none missing since `from`;
 * messages beyond a gap are not shown until the gap is filled.
 */
export interface Timeline<M extends Known> {
  /** In the order of their numbers, without gaps. */
  list: readonly M[]
  /** The last recall that the device has applied. */
  recallNo: number
  /** The device knows of messages or recalls that it does not have, and asks for them. */
  isBehind: boolean
}

export function emptyTimeline<M extends Known>(): Timeline<M> {
  return { list: [], recallNo: 0, isBehind: true }
}

function recalledIn<M extends Known>(
  list: readonly M[],
  seqs: ReadonlySet<number>,
  blank: (message: M) => M,
) {
  return list.map((message) => (seqs.has(message.seq) && !message.recalled ? blank(message) : message))
}

interface Recall {
  seq: number
  recallNo: number
}

/** An answer of `queryHistory`. */
export interface Page<M extends Known> {
  list: readonly M[]
  hasMore: boolean
  recalled: readonly Recall[]
  recallNo: number
  lastSeq: number
}

/**
 * The answer to a question for what is missing (`afterSeq`, `afterRecall`), or the newest page for an empty timeline. It
 * may be older than what the device has learned meanwhile.
 */
export function withPage<M extends Known>(
  timeline: Timeline<M>,
  page: Page<M>,
  blank: (message: M) => M,
): Timeline<M> {
  const isFirst = timeline.list.length === 0
  let list = timeline.list
  for (const message of page.list) {
    const last = list.at(-1)?.seq
    if (last === undefined || message.seq === last + 1) list = [...list, message]
  }
  list = recalledIn(list, new Set(page.recalled.map(({ seq }) => seq)), blank)
  const told = page.recalled.at(-1)?.recallNo ?? page.recallNo
  const recallNo = Math.max(timeline.recallNo, isFirst ? page.recallNo : told)
  const isShort = recallNo < page.recallNo || (list.at(-1)?.seq ?? 0) < page.lastSeq
  return { list, recallNo, isBehind: isShort }
}

/** Older messages, put in front of the list. */
export function withOlder<M extends Known>(timeline: Timeline<M>, older: readonly M[]): Timeline<M> {
  const first = timeline.list[0]?.seq
  if (first === undefined) return timeline
  const fitting = older.filter(({ seq }) => seq < first)
  return fitting.at(-1)?.seq === first - 1 ? { ...timeline, list: [...fitting, ...timeline.list] } : timeline
}
