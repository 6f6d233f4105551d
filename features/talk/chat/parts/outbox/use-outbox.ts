import { toast, useClient, useLiveLine, useLiveState, useTexts, useViewer } from '@hojip/platform/page'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { mostUnsent } from '../../rules/client/outbox.ts'
import { messageTexts } from '../message/texts.ts'
import type { OutboxItem, OutboxWish } from './item.ts'
import type { Chosen } from './outbox.ts'
import { outboxOf, type OwnOutbox } from './outbox-of.ts'
import type { Role } from './role.ts'

const nothing: readonly OutboxItem[] = []

function never() {
  return () => undefined
}

export interface UsedOutbox {
  /** Undefined during server rendering. */
  outbox: OwnOutbox | undefined
  items: readonly OutboxItem[]
  /** False when the outbox is full, which the user sees; then what was written stays in its field. */
  send: (wish: OutboxWish, chosen?: Chosen) => boolean
  /** Like `send`, for what comes later: false when there is no place for it. */
  hasPlace: () => boolean
}

/** The user's unsent messages; tries again as soon as the connection is back. */
export function useOutbox(role: Role): UsedOutbox {
  const t = useTexts(messageTexts)
  const client = useClient()
  const line = useLiveLine()
  const userId = useViewer()?.pkId ?? ''
  const outbox = useMemo(
    // Without a session there is nothing to send, and no database is made for it.
    () => (line && userId !== '' ? outboxOf(userId, role, client, line) : undefined),
    [line, userId, role, client],
  )
  const items = useSyncExternalStore(
    outbox?.subscribe ?? never,
    () => outbox?.items() ?? nothing,
    () => nothing,
  )
  const live = useLiveState()
  useEffect(() => {
    if (live === 'open') outbox?.hurry()
  }, [live, outbox])
  const hasPlace = () => {
    if (outbox?.isFull()) toast('error', t.outboxFull(mostUnsent))
    return outbox !== undefined && !outbox.isFull()
  }
  const send = (wish: OutboxWish, chosen?: Chosen) => {
    if (!outbox || (!chosen && !hasPlace())) return false
    void outbox.add({ ...wish, userId }, chosen).then((how) => {
      if (how === 'full') toast('error', t.outboxFull(mostUnsent))
      if (how === 'onlyHere') toast('info', t.onlyHere)
    })
    return true
  }
  return { outbox, items, send, hasPlace }
}
