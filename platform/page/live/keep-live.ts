import { arrived } from '../../parts/index.ts'
import type { Live } from './live.ts'
import type { Session } from '../session.ts'

interface KeepLiveOptions {
  live: Live
  session: Session
  /** Tells the sites of one origin apart. */
  site: string
  /** Asks the server by a call who is signed in: its answer 401 ends the session in the page. */
  askWho: () => Promise<unknown>
}

/** Keeps the socket open while a user is signed in. Its code is loaded then, after the page has come to life. */
export function keepLive({ live, session, site, askWho }: KeepLiveOptions): void {
  let connectedFor: string | undefined
  let stop: (() => void) | undefined
  const adjust = async () => {
    const user = session.token() ? session.viewer()?.pkId : undefined
    if (user === connectedFor) return
    connectedFor = user
    stop?.()
    stop = undefined
    if (!user) return
    const { connect } = await arrived(() => import('../../realtime/browser/index.ts'))
    if (connectedFor !== user) return
    const onSignedOut = () => void askWho().catch(() => undefined)
    stop = connect({ live, name: `${site}:${user}`, token: session.token, onSignedOut }).stop
  }
  const adjustInTime = () => void adjust().catch(() => (connectedFor = undefined))
  session.subscribe(adjustInTime)
  adjustInTime()
}
