import {
  isApiError,
  isSignedOut,
  type CallKey,
  type Client,
  type Input,
  type Output,
} from '../../client/index.ts'
import {
  change,
  keyOf,
  markArrived,
  newEntry,
  unasked,
  type AnswerEntry,
  type AnswerState,
} from './answer-entry.ts'
import type { Prefetch } from '../routing/definition.ts'

/** The answers that the HTML was rendered with, handed to the browser. */
export type Handover = [call: string, input: unknown, answer: unknown][]

/** The cached answers of calls, for the pages of one window or of one request on the server. */
export interface Answers {
  state: (key: string) => AnswerState
  /** The state that the HTML was rendered with. Hydration has to show the same. */
  rendered: (key: string) => AnswerState
  subscribe: (call: string, input: unknown, listener: () => void) => () => void
  /** Sends the call, or shares the request under way. A failure is stored in the state too. */
  ask: <K extends CallKey>(call: K, input: Input<K>) => Promise<Output<K>>
  /** Resolves at once with a cached answer, and renews it in the background when it is old. */
  prefetch: Prefetch
  isFresh: (state: AnswerState, freshForMs?: number) => boolean
  put: (call: string, input: unknown, answer: unknown) => void
  /** Fetches shown answers again now, and all others when they are shown next. */
  refresh: (calls: readonly string[]) => Promise<void>
  /** Lets failed calls be sent again. */
  clearErrors: () => void
  /** For another user: fetches shown answers again, and drops the others. */
  forget: () => void
  handOver: () => Handover
}

export interface AnswersOptions {
  client: Client
  nowMs: () => number
  /** Pause before the one retry. The server does not retry. */
  retryAfterMs?: number
  /** In the browser: the answers that the HTML was rendered with. */
  handedOver?: Handover
}

/** Answers shown within this time are not fetched again. */
const freshMs = 30_000
/** The age up to which an answer counts as fresh even on request: the HTML's own, during hydration. */
const justNowMs = 1_000
/** Beyond this number, the entries shown longest ago are evicted. */
const mostEntries = 300

/** Whether to retry once: as a visitor after a 401, and after a lost connection. */
function worthRetrying(error: unknown): boolean {
  return !isApiError(error) || isSignedOut(error)
}

function pause(ms: number) {
  return new Promise((done) => setTimeout(done, ms))
}

interface Shelf {
  entries: ReadonlyMap<string, AnswerEntry>
  /** The entry, created if necessary, and now the last to be evicted. */
  entryOf: (call: string, input: unknown) => AnswerEntry
  drop: (key: string) => void
}

function createShelf(): Shelf {
  const entries = new Map<string, AnswerEntry>()
  const sweep = () => {
    for (const [key, entry] of entries) {
      if (entries.size <= mostEntries) return
      if (!entry.changes.any() && !entry.running) entries.delete(key)
    }
  }
  const entryOf = (call: string, input: unknown): AnswerEntry => {
    const key = keyOf(call, input)
    const entry = entries.get(key) ?? newEntry(call, input)
    entries.delete(key)
    sweep()
    entries.set(key, entry)
    return entry
  }
  return { entries, entryOf, drop: (key) => void entries.delete(key) }
}

/** Sends calls for entries, one request at a time. The answer of an outdated request changes nothing. */
function createAsking({ client, nowMs, retryAfterMs }: AnswersOptions) {
  const attempt = async (entry: AnswerEntry): Promise<unknown> => {
    const once = () => client(entry.call as CallKey, entry.input as never)
    try {
      return await once()
    } catch (error) {
      if (retryAfterMs === undefined || !worthRetrying(error)) throw error
      await pause(retryAfterMs)
      return once()
    }
  }
  const anew = (entry: AnswerEntry): Promise<unknown> => {
    const askedMs = nowMs()
    const running = attempt(entry)
    entry.running = running
    const settle = (changes: Partial<AnswerState>) => {
      if (entry.running !== running) return
      entry.running = undefined
      change(entry, { ...changes, fetching: false })
    }
    running.then(
      (answer) => {
        const request = markArrived(running, answer)
        settle({ answered: true, answer, request, atMs: nowMs(), askedMs, error: undefined })
      },
      (error: unknown) => settle({ error: error as Error }),
    )
    // Not synchronously, since a component may ask while it is rendered.
    queueMicrotask(() => entry.running === running && change(entry, { fetching: true }))
    return running
  }
  return { anew, joined: (entry: AnswerEntry) => entry.running ?? anew(entry) }
}

export function ignored(promise: Promise<unknown>): Promise<unknown> {
  return promise.catch(() => undefined)
}

/**
 * Parts of a page hydrate one after the other, and answers of calls arrive in between. A part that rendered them at
 * once would differ from its HTML, and React would discard it. On the server this is the current state.
 */
function renderedWith(
  handedOver: Handover | undefined,
  state: (key: string) => AnswerState,
): Answers['rendered'] {
  if (!handedOver) return state
  const known = new Map(
    handedOver.map(([call, input]) => [keyOf(call, input), state(keyOf(call, input))] as const),
  )
  return (key) => known.get(key) ?? unasked
}

export function createAnswers(options: AnswersOptions): Answers {
  const { nowMs, handedOver } = options
  const { entries, entryOf, drop } = createShelf()
  const { anew, joined } = createAsking(options)
  const isFresh = (state: AnswerState, freshForMs = freshMs) =>
    state.answered && nowMs() - state.atMs < freshForMs
  const state = (key: string) => entries.get(key)?.state ?? unasked
  const put = (call: string, input: unknown, answer: unknown) => {
    const entry = entryOf(call, input)
    entry.running = undefined
    const now = nowMs()
    change(entry, { answered: true, answer, atMs: now, askedMs: now, error: undefined, fetching: false })
  }
  for (const [call, input, answer] of handedOver ?? []) put(call, input, answer)

  return {
    isFresh,
    state,
    rendered: renderedWith(handedOver, state),
    subscribe: (call, input, listener) => entryOf(call, input).changes.add(listener),
    ask: (call, input) => joined(entryOf(call, input)) as never,
    prefetch: async (call, input, { fresh = false, shows } = {}) => {
      const entry = entryOf(call, input)
      if (shows) entry.shows = shows
      const shown = (answer: unknown) => (shows ? shows(answer as never) : answer) as never
      if (!entry.state.answered || (fresh && !isFresh(entry.state, justNowMs)))
        return shown(await joined(entry))
      if (!isFresh(entry.state)) void ignored(joined(entry))
      return shown(entry.state.answer)
    },
    put,
    refresh: async (calls) => {
      const touched = [...entries.values()].filter(({ call }) => calls.includes(call))
      for (const entry of touched) entry.state = { ...entry.state, atMs: Number.NEGATIVE_INFINITY }
      await Promise.all(touched.filter(({ changes }) => changes.any()).map((entry) => ignored(anew(entry))))
    },
    clearErrors: () => {
      for (const entry of entries.values()) if (entry.state.error) change(entry, { error: undefined })
    },
    forget: () => {
      for (const [key, entry] of entries) {
        entry.running = undefined
        if (!entry.changes.any()) drop(key)
      }
      // The page first learns who the user is now, and may stop showing personal data.
      setTimeout(() => {
        for (const [key, entry] of entries) {
          if (entry.changes.any()) void ignored(anew(entry))
          else if (!entry.running) drop(key)
        }
      })
    },
    handOver: () =>
      [...entries.values()]
        .filter(({ state }) => state.answered)
        .map(({ call, input, state, shows }) => [
          call,
          input,
          shows ? shows(state.answer as never) : state.answer,
        ]),
  }
}
