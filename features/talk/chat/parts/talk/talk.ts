import type { ChatHistory } from '../../contract.ts'
import { grown, joined, type Marks, type Timeline } from './timeline.ts'

export interface TalkState {
  timeline: Timeline | undefined
  /** The last reading failed; what is there stays shown. */
  hasFailed: boolean
  isLoadingOlder: boolean
}

type Wish = { beforeSeq?: number; afterSeq?: number; afterRecall?: number; size: number }

export interface Talk {
  state: () => TalkState
  subscribe: (listener: () => void) => () => void
  /** Reads what is new. */
  refresh: () => Promise<void>
  loadOlder: () => Promise<void>
  /** Reads older pages until the message is there. */
  reach: (seq: number) => Promise<void>
  take: (marks: Partial<Marks>) => void
}

const pageSize = 30
/** Beyond so many missed messages the device starts with the newest page instead of reading all of them. */
const mostMissed = 200

/** Runs the work once at a time; calls meanwhile are joined into one more run. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let isWantedAgain = false
  const run = async () => {
    do {
      isWantedAgain = false
      await work()
    } while (isWantedAgain)
    running = undefined
  }
  return () => {
    if (running) isWantedAgain = true
    else running = run()
    return running
  }
}

/** The messages of one conversation on this device, read by number: events only signal that there is something to read. */
export function createTalk(read: (wish: Wish) => Promise<ChatHistory>): Talk {
  let state: TalkState = { timeline: undefined, hasFailed: false, isLoadingOlder: false }
  const listeners = new Set<() => void>()
  const set = (changes: Partial<TalkState>) => {
    state = { ...state, ...changes }
    listeners.forEach((listener) => listener())
  }
  const readNewest = async () => {
    const history = await read({ size: pageSize })
    set({ timeline: joined(state.timeline, history, 'newest') })
  }
  const readNewer = async (timeline: Timeline): Promise<void> => {
    const afterSeq = timeline.list.at(-1)?.seq ?? 0
    const history = await read({ afterSeq, afterRecall: timeline.recallNo, size: 50 })
    if (afterSeq === 0 || history.lastSeq - afterSeq > mostMissed) return readNewest()
    const next = joined(state.timeline, history, 'newer')
    set({ timeline: next })
    // Another page; what arrives after this answer was read has an event of its own.
    const isFurther = next.list.length > timeline.list.length || next.recallNo > timeline.recallNo
    if (next.isBehind && isFurther) await readNewer(next)
  }
  const refresh = oneAtATime(async () => {
    try {
      await (state.timeline ? readNewer(state.timeline) : readNewest())
      if (state.hasFailed) set({ hasFailed: false })
    } catch {
      set({ hasFailed: true })
    }
  })
  const loadOlder = async () => {
    const { timeline, isLoadingOlder } = state
    const beforeSeq = timeline?.list[0]?.seq
    if (isLoadingOlder || !timeline?.hasOlder || beforeSeq === undefined) return
    set({ isLoadingOlder: true })
    try {
      const history = await read({ beforeSeq, size: pageSize })
      set({ timeline: joined(state.timeline, history, 'older'), isLoadingOlder: false })
    } catch {
      set({ hasFailed: true, isLoadingOlder: false })
    }
  }
  const firstSeq = () => state.timeline?.list[0]?.seq
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    refresh,
    loadOlder,
    reach: async (seq) => {
      for (let first = firstSeq(); first !== undefined && first > seq; first = firstSeq()) {
        await loadOlder()
        if (firstSeq() === first) return
      }
    },
    take: (marks) => {
      if (state.timeline) set({ timeline: { ...state.timeline, marks: grown(state.timeline.marks, marks) } })
    },
  }
}
