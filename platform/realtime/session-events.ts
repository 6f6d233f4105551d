import type { Runner } from '../db/index.ts'
import { closeCodes } from './limits.ts'
import { pushFrames } from './push.ts'

const prefix = 'session:'
/** Written by a trigger of the table of sessions (`push_session_ended`), whichever statement ends the session. */
const ended = 'sessionEnded'
const changed = 'sessionChanged'

/**
 * Tells every process, with the transaction, that the user of these sessions may now do other things: their sockets
 * close, and browsers connect again, to the channels they have now.
 */
export function restartSessions(tx: Runner, ids: readonly string[]): Promise<void> {
  return pushFrames(
    tx,
    ids.map((id) => ({ channel: `${prefix}${id}`, event: changed, frame: {} })),
  )
}

/** The session whose sockets an event closes, and with which code; undefined for an event that closes none. */
export function closedSession({ channel, event }: { channel: string; event: string }) {
  if (event !== ended && event !== changed) return undefined
  const code = event === ended ? closeCodes.signedOut : closeCodes.restart
  return { id: channel.slice(prefix.length), code }
}
