import type { Input } from '@hojip/platform/client'
import { toastError, useClient, useLazyCall, useTexts, useViewer } from '@hojip/platform/page'
import { useState } from 'react'
import type { FoundActs } from '../../contract/act-calls.ts'
import type { ActsInput } from './acts-search.ts'
import { withFirstPage, withOlder, type SeenActs } from './joined-acts.ts'
import { actsTexts } from './texts.ts'

const ofMall = 'POST /sysConsole/queryStaffActs'
const ofShop = 'POST /bizConsole/queryStaffActs' as typeof ofMall
/** While the socket is closed. */
const askEveryMs = 20_000

interface Shown {
  /** The input, as text. */
  of: string
  /** The first page that was joined last. */
  first: FoundActs
  acts: SeenActs
}

export function useIsMall(): boolean {
  return useViewer()?.roleName === 'operator'
}

/** The log as it grows: new acts at its top at once, older ones by `more.loadMore`. */
export function useActs(input: ActsInput, pageSize: number) {
  const t = useTexts(actsTexts)
  const call = useIsMall() ? ofMall : ofShop
  const client = useClient()
  const asked: Input<typeof ofMall> = { ...input, pageSize }
  const of = JSON.stringify(asked)
  const { data, error, isPrevious, refetch } = useLazyCall(call, asked, {
    everyMs: askEveryMs,
    live: 'act',
    keepPrevious: true,
  })
  const [shown, setShown] = useState<Shown>()
  const [isLoading, setLoading] = useState(false)
  if (data && !isPrevious && (shown?.of !== of || shown.first !== data))
    setShown({ of, first: data, acts: withFirstPage(shown?.of === of ? shown.acts : undefined, data) })
  const acts = shown?.of === of ? shown.acts : undefined
  const next = acts?.next ?? null
  const load = async (after: string) => {
    setLoading(true)
    try {
      const older = await client(call, { ...asked, after })
      setShown((now) => (now?.of === of ? { ...now, acts: withOlder(now.acts, older) } : now))
    } catch (failure) {
      toastError(failure, t.failed)
    } finally {
      setLoading(false)
    }
  }
  return {
    acts,
    /** Who has acts; those of the earlier question until the new answer is there. */
    people: data?.people ?? [],
    error: acts ? undefined : error,
    retry: refetch,
    more: {
      hasMore: next !== null,
      isLoading,
      loadMore: () => {
        if (!isLoading && next !== null) void load(next)
      },
    },
  }
}
