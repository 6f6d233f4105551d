import { minuteMs } from '@hojip/platform/clock'

/**
 * What a device has written, as its store has it. `localId` is its name for ever: each try has it, so that the server
 * stores the message once.
 */
export interface Outgoing<D = unknown> {
  localId: string
  conversationId: string
  data: D
  /** Epoch ms; later items have higher numbers, whatever the clock does. */
  at: number
  /** `sent` was acknowledged; `failed` was refused and waits for its writer. */
  state: 'waiting' | 'sent' | 'failed'
  /** Its number in the conversation, once it is stored. */
  seq?: number
  /** Why the server refused it. */
  problem?: string
}

export type SendOutcome =
  | { kind: 'stored'; seq: number }
  | { kind: 'refused'; problem: string }
  /** No answer, or none about whether it can be stored: the same message is sent again later. */
  | { kind: 'later' }

interface Pause {
  tries: number
  /** Epoch ms. */
  from: number
  until: number
}

/**
 * The outbox of a device. What is in flight and what has to pause is known in memory only: after a reload everything
 * that waits is sent again at once.
 */
export interface Outbox<I extends Outgoing = Outgoing> {
  /** In the order of writing. */
  items: readonly I[]
  /** Local ids in flight. */
  sending: ReadonlySet<string>
  /** By conversation. */
  pauses: ReadonlyMap<string, Pause>
}

/** The most unsent items of an outbox; a page refuses to write more. */
export const mostUnsent = 50

const firstPauseMs = 1_000
const longestPauseMs = 30_000
/** So long an acknowledged message stays, until every tab has read it from the conversation. */
const sentStaysMs = minuteMs

export function emptyOutbox<I extends Outgoing>(): Outbox<I> {
  return { items: [], sending: new Set(), pauses: new Map() }
}

function inOrder<I extends Outgoing>(items: readonly I[]): I[] {
  return items.toSorted((a, b) => a.at - b.at)
}

/**
 * The outbox after its store was read, into which other tabs write as well. Of the local ids in `unsaved` the device
 * knows more than the store.
 */
export function withStored<I extends Outgoing>(
  outbox: Outbox<I>,
  stored: readonly I[],
  unsaved: ReadonlySet<string>,
): Outbox<I> {
  const own = outbox.items.filter(({ localId }) => unsaved.has(localId))
  return { ...outbox, items: inOrder([...stored.filter(({ localId }) => !unsaved.has(localId)), ...own]) }
}

export function isFull({ items }: Outbox): boolean {
  return items.filter(({ state }) => state !== 'sent').length >= mostUnsent
}

/** The outbox with one more item; undefined when it is full, unless the item had its place before. */
export function written<I extends Outgoing>(
  outbox: Outbox<I>,
  item: Omit<I, 'at' | 'state' | 'seq' | 'problem'>,
  nowMs: number,
  hasPlace = false,
): Outbox<I> | undefined {
  if (outbox.items.some(({ localId }) => localId === item.localId)) return outbox
  if (isFull(outbox) && !hasPlace) return undefined
  // A clock that was set back must not change the order.
  const at = Math.max(nowMs, (outbox.items.at(-1)?.at ?? 0) + 1)
  return { ...outbox, items: [...outbox.items, { ...item, at, state: 'waiting' } as I] }
}

function pauseLeftMs({ pauses }: Outbox, conversationId: string, nowMs: number): number {
  const pause = pauses.get(conversationId)
  // A clock that was set back must not make a pause longer.
  return pause && nowMs >= pause.from ? Math.max(0, pause.until - nowMs) : 0
}

/** The first waiting item of each conversation. A failed one does not hold up those behind it. */
function heads<I extends Outgoing>({ items }: Outbox<I>): I[] {
  const waiting = items.filter(({ state }) => state === 'waiting')
  const groups = Map.groupBy(waiting, ({ conversationId }) => conversationId)
  return [...groups.values()].flatMap((group) => group.slice(0, 1))
}

/** The heads of the conversations of which nothing is in flight, so that messages arrive in the order of writing. */
function free<I extends Outgoing>(outbox: Outbox<I>): I[] {
  const { items, sending } = outbox
  const busy = new Set(items.filter(({ localId }) => sending.has(localId)).map((one) => one.conversationId))
  return heads(outbox).filter(({ conversationId }) => !busy.has(conversationId))
}

/** What to send now: of each conversation one item at a time. */
export function due<I extends Outgoing>(outbox: Outbox<I>, nowMs: number): I[] {
  return free(outbox).filter(({ conversationId }) => pauseLeftMs(outbox, conversationId, nowMs) === 0)
}

/** After how many ms something is due; undefined when nothing waits. */
export function dueInMs(outbox: Outbox, nowMs: number): number | undefined {
  const left = free(outbox).map(({ conversationId }) => pauseLeftMs(outbox, conversationId, nowMs))
  return left.length > 0 ? Math.min(...left) : undefined
}

/** The item is in flight. */
export function begun<I extends Outgoing>(outbox: Outbox<I>, localId: string): Outbox<I> {
  return { ...outbox, sending: new Set([...outbox.sending, localId]) }
}

function without<I extends Outgoing>(outbox: Outbox<I>, localId: string): Outbox<I> {
  return { ...outbox, items: outbox.items.filter((item) => item.localId !== localId) }
}

function unpaused({ pauses }: Outbox, conversationId: string): Outbox['pauses'] {
  return new Map([...pauses].filter(([id]) => id !== conversationId))
}

function paused({ pauses }: Outbox, conversationId: string, nowMs: number): Outbox['pauses'] {
  const tries = pauses.get(conversationId)?.tries ?? 0
  const until = nowMs + Math.min(longestPauseMs, firstPauseMs * 2 ** tries)
  return new Map([...pauses, [conversationId, { tries: tries + 1, from: nowMs, until }]])
}

function changed<I extends Outgoing>(outbox: Outbox<I>, item: I): Outbox<I> {
  return { ...outbox, items: outbox.items.map((one) => (one.localId === item.localId ? item : one)) }
}

/**
 * What became of a try. Without an answer the item stays the first of its conversation and is sent again after a pause
 * that doubles from 1 s up to 30 s.
 */
export function answered<I extends Outgoing>(
  outbox: Outbox<I>,
  localId: string,
  outcome: SendOutcome,
  nowMs: number,
): Outbox<I> {
  const sending = new Set([...outbox.sending].filter((id) => id !== localId))
  const item = outbox.items.find((one) => one.localId === localId)
  if (item?.state !== 'waiting') return { ...outbox, sending }
  const { conversationId } = item
  if (outcome.kind === 'later') return { ...outbox, sending, pauses: paused(outbox, conversationId, nowMs) }
  const { kind: _, ...facts } = outcome
  const state = outcome.kind === 'stored' ? 'sent' : 'failed'
  const next = changed(outbox, { ...item, ...facts, state })
  return { ...next, sending, pauses: unpaused(outbox, conversationId) }
}

/** The writer tries a refused item again; it goes before what was written later. */
export function retried<I extends Outgoing>(outbox: Outbox<I>, localId: string): Outbox<I> {
  const item = outbox.items.find((one) => one.localId === localId)
  if (item?.state !== 'failed') return outbox
  const { problem: _, ...rest } = item
  const next = changed(outbox, { ...rest, state: 'waiting' } as I)
  return { ...next, pauses: unpaused(outbox, item.conversationId) }
}

/** The writer discards a refused item. One that waits may be on its way already. */
export function dropped<I extends Outgoing>(outbox: Outbox<I>, localId: string): Outbox<I> {
  return outbox.items.some((one) => one.localId === localId && one.state === 'failed')
    ? without(outbox, localId)
    : outbox
}

/** The connection is back: nothing pauses. */
export function hurried<I extends Outgoing>(outbox: Outbox<I>): Outbox<I> {
  return outbox.pauses.size === 0 ? outbox : { ...outbox, pauses: new Map() }
}

/** The outbox without what was acknowledged more than a minute ago, or later than now by a clock that was set back. */
export function tidied<I extends Outgoing>(outbox: Outbox<I>, nowMs: number): Outbox<I> {
  const isOld = ({ state, at }: I) => state === 'sent' && Math.abs(nowMs - at) > sentStaysMs
  const items = outbox.items.filter((item) => !isOld(item))
  return items.length === outbox.items.length ? outbox : { ...outbox, items }
}

interface Difference<I extends Outgoing> {
  put: readonly I[]
  removed: readonly string[]
}

/** What a store has to change, so that it has the items of the second outbox instead of those of the first. */
export function difference<I extends Outgoing>(before: Outbox<I>, after: Outbox<I>): Difference<I> {
  const [were, are] = [new Set(before.items), new Set(after.items.map(({ localId }) => localId))]
  return {
    put: after.items.filter((item) => !were.has(item)),
    removed: before.items.flatMap(({ localId }) => (are.has(localId) ? [] : [localId])),
  }
}
