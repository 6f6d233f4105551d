import * as core from '../../rules/client/outbox.ts'
import type { Outgoing, SendOutcome } from '../../rules/client/outbox.ts'

/** Where unsent messages survive a reload. A change is on the disk when its promise resolves. */
export interface ItemStore<I extends Outgoing> {
  all: () => Promise<I[]>
  put: (item: I) => Promise<void>
  remove: (localId: string) => Promise<void>
}

/** `onlyHere`: the browser could not store it, so that it is lost with the page. */
type Written = 'stored' | 'onlyHere' | 'full'

/** For a message whose file was chosen before: it has its name, and a place even when the outbox is full meanwhile. */
export interface Chosen {
  localId: string
}

export interface SendingOutbox<I extends Outgoing = Outgoing> {
  items: () => readonly I[]
  subscribe: (listener: () => void) => () => void
  /** Whether `add` refuses. */
  isFull: () => boolean
  add: (wish: Omit<I, 'localId' | 'at' | 'state' | 'seq' | 'problem'>, chosen?: Chosen) => Promise<Written>
  retry: (localId: string) => Promise<void>
  drop: (localId: string) => Promise<void>
  /** Sends what is due. */
  poke: () => void
  /** Tries everything now, such as after the connection came back. */
  hurry: () => void
  stop: () => void
}

export interface OutboxParts<I extends Outgoing> {
  store: ItemStore<I>
  send: (item: I) => Promise<SendOutcome>
  /** Runs the work while no other tab does the same. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** Tells the other tabs, and calls the listener when they tell. */
  tabs: { tell: () => void; listen: (listener: () => void) => () => void }
  /** Runs the work after some ms, unless the returned function is called before. */
  later: (work: () => void, ms: number) => () => void
  nowMs: () => number
  newId: () => string
}

/** Before the outbox is tried again whose lock or store failed. */
const brokenPauseMs = 1_000

/** The state of the outbox in memory, and in its store, which it reaches one change after another. */
function createState<I extends Outgoing>({ store, tabs }: Pick<OutboxParts<I>, 'store' | 'tabs'>) {
  let outbox = core.emptyOutbox<I>()
  let isStopped = false
  const listeners = new Set<() => void>()
  /** How many changes of an item are not stored; one that the store refused stays here. */
  const unsaved = new Map<string, number>()
  let lastWork: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = lastWork.then(work)
    lastWork = done.catch(() => undefined)
    return done
  }
  const count = (localId: string, by: 1 | -1) => {
    const next = (unsaved.get(localId) ?? 0) + by
    if (next > 0) unsaved.set(localId, next)
    else unsaved.delete(localId)
  }
  const save = async (localId: string, change: () => Promise<void>): Promise<boolean> => {
    count(localId, 1)
    try {
      await inTurn(() => (isStopped ? Promise.resolve() : change()))
      count(localId, -1)
      return true
    } catch {
      return false
    }
  }
  const show = (next: core.Outbox<I>) => {
    outbox = next
    listeners.forEach((listener) => listener())
  }
  return {
    now: () => outbox,
    /** Changes the outbox at once; false when the browser could not store the change. */
    become: async (next: core.Outbox<I>): Promise<boolean> => {
      const { put, removed } = core.difference(outbox, next)
      show(next)
      const saved = await Promise.all([
        ...put.map((item) => save(item.localId, () => store.put(item))),
        ...removed.map((localId) => save(localId, () => store.remove(localId))),
      ])
      if (saved.length > 0 && !isStopped) tabs.tell()
      return !saved.includes(false)
    },
    load: () =>
      inTurn(async () => {
        const stored = await store.all()
        if (!isStopped) show(core.withStored(outbox, stored, new Set(unsaved.keys())))
      }),
    /** Resolves when all changes until now are stored or have failed. */
    settled: () => inTurn(() => Promise.resolve()),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop: () => void (isStopped = true),
    isStopped: () => isStopped,
  }
}

type State<I extends Outgoing> = ReturnType<typeof createState<I>>

/** Sends what is due, and what becomes due meanwhile: of each conversation one message after another. */
async function sendDue<I extends Outgoing>(parts: OutboxParts<I>, state: State<I>): Promise<void> {
  const { send, nowMs } = parts
  const sendOne = async (item: I) => {
    const outcome = await send(item).catch((): SendOutcome => ({ kind: 'later' }))
    if (state.isStopped()) return
    void state.become(core.answered(state.now(), item.localId, outcome, nowMs()))
    await sendDue(parts, state)
  }
  const items = core.due(state.now(), nowMs())
  for (const { localId } of items) void state.become(core.begun(state.now(), localId))
  await Promise.all(items.map(sendOne))
}

/** Reads what other tabs have written and sends what is due; the next try comes when the first pause is over. */
function createSender<I extends Outgoing>(parts: OutboxParts<I>, state: State<I>) {
  let cancel: (() => void) | undefined
  let running: Promise<void> | undefined
  let isWantedAgain = false
  const drain = async () => {
    await state.load()
    void state.become(core.tidied(state.now(), parts.nowMs()))
    await sendDue(parts, state)
    await state.settled()
  }
  const tryOnce = async () => {
    const isDone = await parts.alone(drain).then(
      () => true,
      () => false,
    )
    if (state.isStopped()) return
    const ms = core.dueInMs(state.now(), parts.nowMs())
    if (!isDone || ms !== undefined) cancel = parts.later(poke, isDone ? ms! : brokenPauseMs)
  }
  const run = async () => {
    do {
      isWantedAgain = false
      await tryOnce()
    } while (isWantedAgain && !state.isStopped())
    running = undefined
  }
  function poke() {
    cancel?.()
    if (state.isStopped()) return
    if (running) isWantedAgain = true
    else running = run()
  }
  return { poke, stop: () => cancel?.() }
}

/** Unsent messages: stored first, then sent one after another in each conversation, by one tab at a time. */
export function createOutbox<I extends Outgoing>(parts: OutboxParts<I>): SendingOutbox<I> {
  const state = createState(parts)
  const { poke, stop } = createSender(parts, state)
  // A browser whose store cannot be read sends what is written on this page.
  const loaded = state.load().catch(() => undefined)
  const unlisten = parts.tabs.listen(() => void state.load().catch(() => undefined))
  const change = async (next: core.Outbox<I>) => {
    await state.become(next)
    poke()
  }
  poke()
  return {
    items: () => state.now().items,
    subscribe: state.subscribe,
    isFull: () => core.isFull(state.now()),
    add: async (wish, chosen) => {
      await loaded
      const item = { ...wish, localId: chosen?.localId ?? parts.newId() } as unknown as I
      const next = core.written(state.now(), item, parts.nowMs(), chosen !== undefined)
      if (!next) return 'full'
      const isStored = await state.become(next)
      poke()
      return isStored ? 'stored' : 'onlyHere'
    },
    retry: (localId) => change(core.retried(state.now(), localId)),
    drop: (localId) => change(core.dropped(state.now(), localId)),
    poke,
    hurry: () => void change(core.hurried(state.now())),
    stop: () => {
      state.stop()
      stop()
      unlisten()
    },
  }
}
