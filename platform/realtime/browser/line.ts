import { minuteMs } from '../../clock/index.ts'

/** What the line needs of a `WebSocket`. */
export interface Wire {
  send(text: string): void
  close(): void
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}

export type LineState = 'connecting' | 'open' | 'down'

export interface Frame {
  event: string
  id?: number
  after?: number
}

export interface LineOptions {
  open: (token: string) => Wire
  token: () => string | undefined
  nowMs: () => number
  /** From 0 up to 1. */
  random: () => number
  onFrame: (frame: Frame) => void
  onState: (state: LineState) => void
  /** The server reports that the session has ended; asks it again by a call, which knows for sure. */
  onSignedOut: () => void
}

export interface Line {
  /** Looks whether the socket has to be opened anew; called by a timer, and when the browser is online again. */
  check(now?: 'now'): void
  send(message: object): boolean
  close(): void
}

const restartCode = 1012
const signedOutCode = 4401
/** The user has more sockets than allowed: coming back at once would close another one. */
const replacedCode = 4409
/** The server sends a frame every 27 s: a line that is silent for longer is dead, whatever the browser reports. */
const silentMs = minuteMs

/**
 * The pause before the next try after a lost connection, in ms: a random one up to 3 s, so that a thousand browsers do
 * not return at once; after three failures it doubles up to a minute. A server that restarts gets one to ten seconds.
 */
export function pauseMs(failures: number, code: number, random: number): number {
  if (code === restartCode && failures === 0) return 1_000 + random * 9_000
  if (code === replacedCode) return minuteMs
  if (failures < 3) return random * 3_000
  const most = Math.min(minuteMs, 3_000 * 2 ** (failures - 2))
  return most / 2 + (random * most) / 2
}

function frameOf(data: unknown): Frame | undefined {
  try {
    const frame = JSON.parse(String(data)) as Frame
    return typeof frame.event === 'string' ? frame : undefined
  } catch {
    return undefined
  }
}

/** One socket that opens itself again. */
export function createLine(options: LineOptions): Line {
  const { nowMs } = options
  let wire: Wire | undefined
  let isOpen = false
  let tokenUsed: string | undefined
  let failures = 0
  let tryFromMs = 0
  let lastFrameMs = 0

  const lost = (code: number) => {
    wire = undefined
    isOpen = false
    // With the token of an ended session there is nothing to try any more.
    const isOver = code === signedOutCode
    tryFromMs = isOver ? Number.POSITIVE_INFINITY : nowMs() + pauseMs(failures, code, options.random())
    failures += 1
    options.onState('down')
    if (isOver) options.onSignedOut()
  }
  const drop = () => {
    const old = wire
    if (!old) return
    old.onmessage = old.onclose = null
    wire = undefined
    isOpen = false
    old.close()
  }
  const receive = (data: unknown) => {
    lastFrameMs = nowMs()
    const frame = frameOf(data)
    if (!frame) return
    // The server's first frame means that the session is accepted; an ended one gets none.
    if (frame.event === 'hello') {
      isOpen = true
      failures = 0
      options.onState('open')
    }
    options.onFrame(frame)
  }
  const connect = (token: string) => {
    options.onState('connecting')
    lastFrameMs = nowMs()
    wire = options.open(token)
    wire.onmessage = ({ data }) => receive(data)
    wire.onclose = ({ code }) => lost(code)
  }
  return {
    check: (now) => {
      const token = options.token()
      if (token !== tokenUsed) {
        drop()
        // The result of another token means nothing for this one.
        ;[tokenUsed, tryFromMs, failures] = [token, 0, 0]
      }
      if (token === undefined) return
      if (wire && nowMs() - lastFrameMs > silentMs) {
        drop()
        lost(1006)
      }
      if (now && tryFromMs !== Number.POSITIVE_INFINITY) tryFromMs = 0
      if (!wire && nowMs() >= tryFromMs) connect(token)
    },
    send: (message) => {
      if (!isOpen || !wire) return false
      wire.send(JSON.stringify(message))
      return true
    },
    close: drop,
  }
}
