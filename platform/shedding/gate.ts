import { createWaitingRoom, type Waiting, type WaitingRoom } from './waiting-room.ts'

/** What suffers last comes first. */
const urgencies = ['vital', 'account', 'browse', 'extra'] as const
export type Urgency = (typeof urgencies)[number]

/** A place among the requests under way. */
export interface Turn {
  /** Gives the place back; a second time has no effect. */
  leave(): void
}

/** Who asks, where requests have to wait. */
export interface Asking {
  /** Requests of one caller wait behind those of callers who have fewer under way. */
  caller: string
  /** Whether nobody waits for the answer any more. */
  isGone: () => boolean
}

export interface Gate {
  /** A place at once, a promise of one or of none where it has to wait, or undefined where there is none to wait for. */
  enter(urgency: Urgency, asking?: Asking): Turn | Promise<Turn | undefined> | undefined
  /** The requests under way besides the vital ones, the places for them now, and how many wait for one. */
  state(): { underWay: number; places: number; waiting: number }
  close(): void
}

export interface GateOptions {
  /** The most requests under way at once, besides the vital ones. */
  mostPlaces?: number
  /** The time in milliseconds. */
  nowMs?: () => number
  /** Calls the function after so many milliseconds; returns how to prevent it. */
  after?: (ms: number, then: () => void) => () => void
}

/** Enough for the database's connections and what waits for them; more would only wait in the event loop. */
const usualPlaces = 48
const leastPlaces = 8
/** The share of the places that an urgency may fill, so that the more urgent find one. */
const shareOf: Record<Urgency, number> = { vital: Infinity, account: 1, browse: 0.75, extra: 0.4 }
/** How many of an urgency may wait, and how long. A mall that answers a hundred a second lets in the last one before that time. */
const waitingRoom: Record<Urgency, { most: number; ms: number }> = {
  vital: { most: 0, ms: 0 },
  account: { most: 200, ms: 5_000 },
  browse: { most: 150, ms: 5_000 },
  extra: { most: 20, ms: 2_000 },
}

const tickMs = 20
/** The loop is late: what it has accepted already keeps it busy for so long. */
const lateMs = 60
const onTimeMs = 20

const freeTurn: Turn = { leave: () => undefined }

function timer(ms: number, then: () => void): () => void {
  const running = setTimeout(then, ms).unref()
  return () => clearTimeout(running)
}

/** The number of places, which follows the delay of the event loop. */
function createPlaces(most: number) {
  let places = most
  return {
    count: () => places,
    learn: (delayMs: number) => {
      if (delayMs > lateMs) places = Math.max(leastPlaces, Math.floor(places * 0.7))
      else if (delayMs < onTimeMs) places = Math.min(most, places + 1)
    },
    isWhole: () => places === most,
  }
}

const nobody: Asking = { caller: '', isGone: () => false }

/** Counts the requests under way of each caller. */
function createHeld() {
  const held = new Map<string, number>()
  return {
    of: (caller: string) => held.get(caller) ?? 0,
    add: (caller: string, count: 1 | -1) => {
      const now = (held.get(caller) ?? 0) + count
      if (now > 0) held.set(caller, now)
      else held.delete(caller)
    },
  }
}

function openRooms(): Record<Urgency, WaitingRoom<Turn>> {
  const [vital, account, browse, extra] = urgencies.map((urgency) =>
    createWaitingRoom<Turn>(waitingRoom[urgency]),
  ) as [WaitingRoom<Turn>, WaitingRoom<Turn>, WaitingRoom<Turn>, WaitingRoom<Turn>]
  return { vital, account, browse, extra }
}

/** Opens the gate of a process. */
export function openGate(options: GateOptions = {}): Gate {
  const { mostPlaces = usualPlaces, nowMs = () => performance.now(), after = timer } = options
  const places = createPlaces(mostPlaces)
  const rooms = openRooms()
  const held = createHeld()
  let underWay = 0
  let stopTicking: (() => void) | undefined

  const waiting = () => urgencies.reduce((sum, urgency) => sum + rooms[urgency].size(), 0)
  const isRoom = (urgency: Urgency) => underWay < Math.max(1, places.count() * shareOf[urgency])
  const take = (urgency: Urgency, caller: string): Turn => {
    // A vital request may wait for a gateway: many that do shall not keep everybody else out.
    if (urgency === 'vital') return freeTurn
    underWay += 1
    held.add(caller, 1)
    watch()
    let isHeld = true
    return {
      leave: () => {
        if (!isHeld) return
        isHeld = false
        underWay -= 1
        held.add(caller, -1)
        letIn()
      },
    }
  }
  const letIn = () => {
    for (const urgency of urgencies) {
      while (rooms[urgency].size() > 0 && isRoom(urgency)) {
        const next = rooms[urgency].next(held.of)
        next?.answer(take(urgency, next.caller))
      }
    }
  }
  const tick = (dueMs: number) => () => {
    stopTicking = undefined
    places.learn(nowMs() - dueMs)
    for (const urgency of urgencies) rooms[urgency].refuseLate(nowMs())
    letIn()
    watch()
  }
  /** Only while much is under way: a timer that runs for ever would keep a process at rest awake. */
  function watch() {
    if (stopTicking || (underWay < leastPlaces && waiting() === 0 && places.isWhole())) return
    stopTicking = after(tickMs, tick(nowMs() + tickMs))
  }
  const wait = (urgency: Urgency, asking: Asking): Promise<Turn | undefined> | undefined => {
    let answer: Waiting<Turn>['answer'] = () => undefined
    const answered = new Promise<Turn | undefined>((done) => (answer = done))
    if (!rooms[urgency].add({ ...asking, sinceMs: nowMs(), answer })) return undefined
    watch()
    return answered
  }

  return {
    enter: (urgency, asking = nobody) => {
      if (isRoom(urgency) && rooms[urgency].size() === 0) return take(urgency, asking.caller)
      return wait(urgency, asking)
    },
    state: () => ({ underWay, places: places.count(), waiting: waiting() }),
    close: () => {
      stopTicking?.()
      for (const urgency of urgencies) rooms[urgency].refuseAll()
    },
  }
}
