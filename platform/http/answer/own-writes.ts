import type { Position } from '../../replica/position.ts'
import type { Bound } from '../bind.ts'

/** How callers see at once what they have written, where some calls are answered from a replica. */
export interface OwnWrites {
  /** What the sender of a request has to see. */
  seenBy(headers: Record<string, string | undefined>): Position | undefined
  /** After a call that may have written: the cookie that tells where the primary is by now. Never rejects. */
  wrote(): Promise<string>
}

const onlyRead: ReadonlySet<Bound['call']['rate']> = new Set(['read', 'poll', 'search'])

/** Whether somebody may have written by this call, whom the next answers have to show it. */
export function mayWrite({ call: { rate, auth } }: Bound): boolean {
  return auth !== 'callback' && !onlyRead.has(rate)
}
