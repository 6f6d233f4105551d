import { askEach, type Answer } from '../load/connection.ts'
import type { LoadOrder } from '../load/main.ts'
import { connections } from '../mall/sizes.ts'
import { seeMall, type Seen } from './known-by-calls.ts'
import type { Path } from './paths.ts'
import type { Side } from './side.ts'

/** A mall that is measured, with what its calls show and shoppers who are signed in. */
export interface Guest {
  side: Side
  seen: Seen
  tokens: readonly string[]
}

export async function guestOf(side: Side): Promise<Guest> {
  const seen = await seeMall(side.url)
  const { url, simulatorUrl } = side
  const tokens = await side.load.ask<string[]>({
    kind: 'sign in',
    town: { url, simulatorUrl },
    count: connections,
  })
  return { side, seen, tokens }
}

export function orderFor(guest: Guest, path: Path, round: number, ms: number): LoadOrder {
  return path.order({ ...guest, round, ms })
}

/**
 * The mall's answer to the first request of a path, which is asked with these headers, or with its own. Undefined for a
 * purchase, which is not one request.
 */
export async function firstAnswer(
  guest: Guest,
  path: Path,
  { round = 0, headers }: { round?: number; headers?: Record<string, string> } = {},
): Promise<Answer | undefined> {
  const order = orderFor(guest, path, round, 0)
  if (order.kind !== 'requests') return undefined
  const request = order.load.requests[0]!
  const [answer] = await askEach(guest.side.port, [headers ? { ...request, headers } : request])
  return answer
}
