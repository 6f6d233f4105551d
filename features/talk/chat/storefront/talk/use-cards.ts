import { useLazyCall } from '@hojip/platform/page'
import { useMemo } from 'react'
import type { ChatCard } from '../../contract.ts'

interface CardId {
  type: 4 | 5 | 6
  id: string
}

/** The server reads no more at once. */
const mostCards = 50

type CardOf = (messages: { type: number; text: string }) => ChatCard | undefined

/** The orders and products of a conversation as they are now; read again when one of them changes. */
export function useCards(messages: readonly { type: number; text: string }[]): CardOf {
  const ids = new Map<string, CardId>()
  for (const { type, text: id } of messages)
    if (type === 4 || type === 5 || type === 6) ids.set(id, { type, id })
  const cards = [...ids.values()].slice(-mostCards)
  const { data } = useLazyCall(
    'POST /appUserChat/queryCards',
    { cards },
    {
      when: cards.length > 0,
      keepPrevious: true,
      freshForMs: 0,
      live: ['order', 'pay', 'refund', 'logistics'],
    },
  )
  const byId = useMemo(() => new Map(data?.list.map((card) => [card.id, card])), [data])
  return ({ text }) => byId.get(text)
}
