import { useClient, useLazyCall, useViewer } from '@hojip/platform/page'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Chat } from '../../contract.ts'
import { beginFor, storeChats, storedChats } from '../local-storage.ts'
import { firstChats } from './first-chats.ts'

/** How often the list is read while the socket is down. */
const everyMs = 5_000

export interface ChatList {
  chats: readonly Chat[]
  isPending: boolean
  hasFailed: boolean
  refetch: () => void
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
}

/** The shopper's conversations; for a keyword those whose shop or messages contain it. */
export function useChatList(keyword: string): ChatList {
  const client = useClient()
  const userId = useViewer()?.pkId
  const input = keyword === '' ? firstChats : { ...firstChats, keyword }
  const answer = useLazyCall('POST /appUserChat/queryChatList', input, {
    // The title of a hidden tab counts what is unread.
    live: ['chat', 'read', 'recall'],
    whileHidden: true,
    everyMs,
    keepPrevious: true,
  })
  const [more, setMore] = useState<{ of: string; list: Chat[]; next: string | null }>()
  const [isLoadingMore, setLoading] = useState(false)
  const [stored, setStored] = useState<Chat[]>()

  const begin = useEffectEvent(() => {
    if (userId === undefined) return
    beginFor(userId)
    setStored(storedChats(userId))
  })
  useEffect(() => begin(), [])
  const { data } = answer
  useEffect(() => {
    if (data && keyword === '') storeChats(data.list)
  }, [data, keyword])

  const later = more?.of === keyword ? more : undefined
  const next = later ? later.next : (data?.next ?? null)
  const first = data?.list ?? (keyword === '' ? stored : undefined)
  // A conversation of a later page that has a new message is on the first page, too.
  const known = new Set(first?.map(({ pkId }) => pkId))
  const loadMore = async (after: string) => {
    setLoading(true)
    try {
      const page = await client('POST /appUserChat/queryChatList', { ...input, after })
      setMore({ of: keyword, list: [...(later?.list ?? []), ...page.list], next: page.next })
    } catch {
      // The button stays, and a press on it tries again.
    } finally {
      setLoading(false)
    }
  }
  return {
    chats: [...(first ?? []), ...(later?.list ?? []).filter(({ pkId }) => !known.has(pkId))],
    isPending: first === undefined && answer.error === undefined,
    hasFailed: first === undefined && answer.error !== undefined,
    refetch: answer.refetch,
    hasMore: next !== null,
    isLoadingMore,
    loadMore: () => {
      if (next !== null) void loadMore(next)
    },
  }
}
