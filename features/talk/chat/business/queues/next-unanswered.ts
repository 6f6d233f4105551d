import type { Queues } from '../../contract.ts'

type Lists = {
  [K in 'waiting' | 'mine']: readonly Pick<
    Queues['mine'][number],
    'conversationId' | 'openedAt' | 'waitingSinceAt'
  >[]
}

/**
 * The conversation to answer after the open one: the longest unanswered, or the next longest where the open one is
 * unanswered too, so that each is reached before one comes again. Undefined when nobody else waits: answered ones never
 * come.
 */
export function nextUnanswered({ waiting, mine }: Lists, here: string | undefined): string | undefined {
  const ids = [...waiting, ...mine.filter(({ waitingSinceAt }) => waitingSinceAt !== null)]
    .toSorted((a, b) => (a.waitingSinceAt ?? a.openedAt) - (b.waitingSinceAt ?? b.openedAt))
    .map(({ conversationId }) => conversationId)
  const next = ids[(ids.indexOf(here ?? '') + 1) % Math.max(ids.length, 1)]
  return next === here ? undefined : next
}
