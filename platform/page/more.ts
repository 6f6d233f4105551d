import { useState } from 'react'
import type { CallKey, Input, Output } from '../client/index.ts'
import { keyOf } from './answer-entry.ts'
import { useCall } from './calls.ts'
import { runtimeTexts } from './runtime-texts.ts'
import { useClient } from './runtime.ts'
import { useTexts } from './texts.ts'
import { toastError } from './toasts.ts'

interface Entry {
  pkId: string
}
type EntryOf<K extends CallKey> = Output<K> extends { list: (infer T extends Entry)[] } ? T : never

/** Entries of two lists, each once: what stands in both keeps its place in the first. */
export const joinedLists = <T extends Entry>(first: readonly T[], rest: readonly T[]): T[] => {
  const known = new Set(first.map(({ pkId }) => pkId))
  return [...first, ...rest.filter(({ pkId }) => !known.has(pkId) && known.add(pkId))]
}

/** The page that holds what comes after so many entries; some of it may be there already. */
export const nextPage = (shown: number, pageSize: number): number => Math.floor(shown / pageSize) + 1

export interface More<K extends CallKey> {
  /** The answer for the first page, with its sums. */
  first: Output<K>
  /** What has been loaded so far. */
  list: EntryOf<K>[]
  hasMore: boolean
  isLoading: boolean
  loadMore: () => void
  /** Takes away what was deleted; the first page is to be asked for again beside it. */
  drop: (isGone: (entry: EntryOf<K>) => boolean) => void
}

/**
 * A paged list that grows by a button. The page waits for its first page, as with `useCall`; entries that move while one
 * reads, because some were deleted, are neither shown twice nor passed over.
 */
export const useMore = <K extends CallKey>(call: K, input: Input<K> & { pageSize: number }): More<K> => {
  type Page = { list: EntryOf<K>[]; total: number }
  const first = useCall(call, { ...input, pageNum: 1 } as Input<K>)
  const client = useClient()
  const texts = useTexts(runtimeTexts)
  const of = keyOf(call, input)
  const [later, setLater] = useState<{ of: string; list: EntryOf<K>[] }>({ of, list: [] })
  const [isLoading, setLoading] = useState(false)
  const { list: head, total } = first as unknown as Page
  const rest = later.of === of ? later.list : []
  const list = joinedLists(head, rest)
  const load = async () => {
    setLoading(true)
    try {
      const asked = { ...input, pageNum: nextPage(list.length, input.pageSize) }
      const page = (await client(call, asked as Input<K>)) as unknown as Page
      setLater((now) => ({ of, list: joinedLists(now.of === of ? now.list : [], page.list) }))
    } catch (error) {
      toastError(error, texts.notDone)
    } finally {
      setLoading(false)
    }
  }
  return {
    first,
    list,
    hasMore: list.length < total,
    isLoading,
    loadMore: () => {
      if (!isLoading) void load()
    },
    drop: (isGone) => setLater((now) => ({ of: now.of, list: now.list.filter((entry) => !isGone(entry)) })),
  }
}
