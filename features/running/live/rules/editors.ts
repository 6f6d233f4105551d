import type { MallEvents } from '../contract.ts'

/** A tab that has gone without a word is believed for so long; browsers wake hidden tabs once a minute. */
const believedMs = 75_000

/** Somebody else, or the reader in another tab, with changes that are not saved. */
export interface Editor {
  tab: string
  name: string
  isReader: boolean
  seenMs: number
}

type Told = MallEvents['editing']['data']

/** The editors after a frame about the same thing from another tab. */
export function editorsAfter(
  editors: readonly Editor[],
  { tab, name, userId, state }: Pick<Told, 'tab' | 'name' | 'userId' | 'state'>,
  { readerId, nowMs }: { readerId: string | undefined; nowMs: number },
): readonly Editor[] {
  const others = editors.filter((one) => one.tab !== tab)
  return state === 'changed'
    ? [...others, { tab, name, isReader: userId === readerId, seenMs: nowMs }]
    : others
}

/** Without those whose last event is too old; the same list when there are none. */
export function stillEditing(editors: readonly Editor[], nowMs: number): readonly Editor[] {
  const left = editors.filter(({ seenMs }) => nowMs - seenMs < believedMs)
  return left.length === editors.length ? editors : left
}
