import { hasLocks, openChannel, whenAlone } from '../../storage/index.ts'
import { createLeader, type Leader, type Told } from './leader.ts'
import type { LineState } from './line.ts'

/** What the page gives: see `createLive` of `platform/page`. */
interface LiveSink {
  attach(
    line:
      | {
          send(message: object): boolean
          watch(channels: readonly string[]): void
          checkEvery(ms: number): void
        }
      | undefined,
  ): void
  receive(frame: { event: string }): void
  resync(): void
  setState(state: 'off' | LineState): void
}

interface ConnectOptions {
  live: LiveSink
  /** Whose events they are, and on which site: tabs with the same name share one socket. */
  name: string
  token: () => string | undefined
  /** The server reports that the session has ended: makes a call, whose answer ends the session in the page if it has. */
  onSignedOut: () => void
}

/** Looks for the socket every few seconds, and when the browser is online or the tab is visible again. */
function keepChecking(check: (now?: 'now') => void) {
  let timer: ReturnType<typeof setInterval> | undefined
  const onOnline = () => check('now')
  const onVisible = () => {
    if (document.visibilityState === 'visible') check()
  }
  addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onVisible)
  return {
    every: (ms: number) => {
      clearInterval(timer)
      timer = setInterval(() => check(), ms)
    },
    stop: () => {
      clearInterval(timer)
      removeEventListener('online', onOnline)
      document.removeEventListener('visibilitychange', onVisible)
    },
  }
}

/**
 * Connects the page to the server's events. Of all tabs of a browser one holds the socket, and the others get its
 * frames through a `BroadcastChannel`; when that tab closes, another takes over from there.
 */
export function connect({ live, name, token, onSignedOut }: ConnectOptions): { stop(): void } {
  const over = new AbortController()
  // Tabs that cannot take turns have a socket each.
  let others = hasLocks() ? openChannel(`live:${name}`) : undefined
  const tab = crypto.getRandomValues(new Uint32Array(2)).join('')
  let leader: Leader | undefined
  let watched: readonly string[] = []
  let isInformed = false

  const post = (tabMessage: Told) => others?.postMessage(tabMessage)
  const take = (tabMessage: Told) => {
    if (tabMessage.kind === 'frame') live.receive(tabMessage.frame)
    else if (tabMessage.kind === 'resync') live.resync()
    else if (tabMessage.kind === 'state') {
      live.setState(tabMessage.state)
      // Where another tab leads already, this one has missed what came since its HTML was made.
      if (!isInformed && !leader) live.resync()
      isInformed = true
    } else if (tabMessage.kind === 'hello' && watched.length > 0)
      post({ kind: 'watch', tab, channels: watched })
    leader?.take(tabMessage)
  }
  if (others) others.onmessage = ({ data }: MessageEvent<Told>) => take(data)
  /** Does it here when this tab leads, otherwise tells the one that does. */
  const toLeader = (tabMessage: Told) => (leader ? leader.take(tabMessage) : post(tabMessage))
  // Timers of tabs in the background run late, so a visible tab asks the leading one to look.
  const checking = keepChecking((now) => toLeader({ kind: 'check', now }))

  live.attach({
    send: (message) => {
      if (leader) return leader.send(message)
      post({ kind: 'send', message })
      return others !== undefined
    },
    watch: (channels) => {
      watched = channels
      toLeader({ kind: 'watch', tab, channels })
    },
    checkEvery: checking.every,
  })
  post({ kind: 'hello' })
  const lead = (isAlone: boolean) => {
    if (!isAlone) {
      others?.close()
      others = undefined
    }
    leader = createLeader({ name, token, onSignedOut }, (tabMessage) => {
      take(tabMessage)
      post(tabMessage)
    })
    leader.take({ kind: 'watch', tab, channels: watched })
    post({ kind: 'hello' })
    leader.take({ kind: 'check' })
    return new Promise<void>((done) => over.signal.addEventListener('abort', () => done()))
  }
  whenAlone(`live:${name}`, lead, over.signal).catch(() => undefined)
  return {
    stop: () => {
      over.abort()
      checking.stop()
      post({ kind: 'watch', tab, channels: [] })
      leader?.close()
      others?.close()
      live.attach(undefined)
      live.setState('off')
    },
  }
}
