import type { Table } from '../journal/journal.ts'
import type { Delivery } from './delivery.ts'

function isEnded({ state }: Delivery) {
  return state === 'accepted' || state === 'givenUp'
}

/** Callers waiting until there were notifications about a number and all of them are accepted or given up. */
export function createWaiting(deliveries: Table<Delivery>, stopping: AbortSignal) {
  const waiting = new Map<string, (() => void)[]>()
  const wake = (number: string) => {
    for (const one of waiting.get(number) ?? []) one()
    waiting.delete(number)
  }
  stopping.addEventListener('abort', () => [...waiting.keys()].forEach(wake))

  const ended = async (number: string): Promise<Delivery[]> => {
    for (;;) {
      const all = deliveries.all().filter((one) => one.number === number)
      if (stopping.aborted || (all.length > 0 && all.every(isEnded))) return all
      await new Promise<void>((go) => waiting.set(number, [...(waiting.get(number) ?? []), go]))
    }
  }
  /** Called after each change of a delivery. */
  const changed = (delivery: Delivery) => {
    if (isEnded(delivery)) wake(delivery.number)
  }
  return { ended, changed }
}
