import { useState } from 'react'
import type { CallKey, Input, Output } from '../../client/index.ts'
import { keyOf } from './answer-entry.ts'
import { useCall } from './calls.ts'
import { runtimeTexts } from '../sentences/texts.ts'
import { useClient } from '../runtime.ts'
import { useTexts } from '../texts.ts'
import { toastError } from '../toasts/toasts.ts'

interface Entry {
  pkId: string
}
type EntryOf<K extends CallKey> = Output<K> extends { list: (infer T extends Entry)[] } ? T : never

/** Joins two lists without duplicates. An entry of both keeps its place in the first. */
export function joinedLists<T extends Entry>(first: readonly T[], rest: readonly T[]): T[] {
  const known = new Set(first.map(({ pkId }) => pkId))
  return [...first, ...rest.filter(({ pkId }) => !known.has(pkId) && known.add(pkId))]
}

/** The page with the entries after the shown ones; some of them may be shown already. */
export function nextPage(shown: number, pageSize: number): number {
  return Math.floor(shown / pageSize) + 1
}

/**
 * Fetches the entries after the shown ones. When a page has nothing new, because that many entries were added at the
 * front, it fetches the next one, until it finds a new entry or the list ends.
 */
export async function entriesAfter<T extends Entry>(
  shown: readonly T[],
  pageSize: number,
  pageAt: (pageNum: number) => Promise<{ list: T[]; total: number }>,
): Promise<{ list: T[]; isLast: boolean }> {
  const goOn = async (pageNum: number): Promise<{ list: T[]; isLast: boolean }> => {
    const { list, total } = await pageAt(pageNum)
    const isLast = pageNum * pageSize >= total
    const isNew = joinedLists(shown, list).length > shown.length
    return isNew || isLast ? { list, isLast } : goOn(pageNum + 1)
  }
  return goOn(nextPage(shown.length, pageSize))
}

export interface More<K extends CallKey> {
  /** The answer for the first page, with its totals. */
  first: Output<K>
  /** All entries loaded so far. */
  list: EntryOf<K>[]
  hasMore: boolean
  isLoading: boolean
  loadMore: () => void
  /** Removes deleted entries. The caller also refreshes the first page. */
  drop: (isGone: (entry: EntryOf<K>) => boolean) => void
}

interface Later<T> {
  of: string
  list: T[]
  /** Whether the last page has been loaded. */
  isLast: boolean
}

/**
 * A paged list that grows by a button. The page waits for its first page, as with `useCall`. Entries that move because
 * others were deleted are neither shown twice nor skipped.
 */
export function useMore<K extends CallKey>(call: K, input: Input<K> & { pageSize: number }): More<K> {
  type Page = { list: EntryOf<K>[]; total: number }
  const first = useCall(call, { ...input, pageNum: 1 } as Input<K>)
  const client = useClient()
  const texts = useTexts(runtimeTexts)
  const of = keyOf(call, input)
  const [later, setLater] = useState<Later<EntryOf<K>>>({ of, list: [], isLast: false })
  const [isLoading, setLoading] = useState(false)
  const { list: head, total } = first as unknown as Page
  const known = later.of === of ? later : { list: [], isLast: false }
  const list = joinedLists(head, known.list)
  const load = async () => {
    setLoading(true)
    try {
      const pageAt = async (pageNum: number) =>
        (await client(call, { ...input, pageNum } as Input<K>)) as unknown as Page
      const more = await entriesAfter(list, input.pageSize, pageAt)
      setLater((now) => ({
        of,
        list: joinedLists(now.of === of ? now.list : [], more.list),
        isLast: more.isLast,
      }))
    } catch (error) {
      toastError(error, texts.notDone)
    } finally {
      setLoading(false)
    }
  }
  return {
    first,
    list,
    hasMore: list.length < total && !known.isLast,
    isLoading,
    loadMore: () => {
      if (!isLoading) void load()
    },
    drop: (isGone) => setLater((now) => ({ ...now, list: now.list.filter((entry) => !isGone(entry)) })),
  }
}
