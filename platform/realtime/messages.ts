import type { z } from 'zod'
import type { Feed } from './feed.ts'
import { closeCodes } from './limits.ts'
import { ownFrames } from './frames/own-frames.ts'
import type { RealtimeOptions } from './options.ts'
import { frameText, type OpenSocket } from './socket.ts'
import type { Sockets } from './sockets.ts'

const { ping, resume, watch } = ownFrames.fromClient

interface Parts<Viewer> {
  options: RealtimeOptions<Viewer>
  feed: Feed
  sockets: Sockets<Viewer>
}

/** The messages that every socket understands. */
function ownHandlers<Viewer>({ feed, sockets, options: { mayWatch } }: Parts<Viewer>) {
  return {
    ping: {
      schema: ping,
      handle: (_message: unknown, socket: OpenSocket<Viewer>) =>
        socket.send({ event: 'beat', after: feed.after() }),
    },
    resume: {
      schema: resume,
      handle: ({ after }: z.output<typeof resume>, socket: OpenSocket<Viewer>) => {
        const missed = feed.recent.since([...socket.owner.channels, ...socket.watched], after)
        const now = feed.after()
        if (!missed || after > now) return socket.send({ event: 'resync', after: now })
        for (const event of missed) socket.deliver(frameText(event, now), false)
        socket.send({ event: 'resumed', after: now })
      },
    },
    watch: {
      schema: watch,
      handle: ({ channels }: z.output<typeof watch>, socket: OpenSocket<Viewer>) =>
        sockets.watch(socket, channels.filter(mayWatch)),
    },
  }
}

/** Handles what clients send. A message that is not understood closes the socket. */
export function createMessages<Viewer>(parts: Parts<Viewer>) {
  const { log, frames } = parts.options
  const handlers: RealtimeOptions<Viewer>['frames'] = { ...frames, ...ownHandlers(parts) }
  return async (message: Record<string, unknown>, socket: OpenSocket<Viewer>): Promise<void> => {
    const { event = 'chat' } = message
    const name = typeof event === 'string' ? event : ''
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined
    const input = handler?.schema.safeParse(message)
    if (!handler || !input?.success) return socket.close(closeCodes.badMessage)
    try {
      await handler.handle(input.data as never, socket)
    } catch (error) {
      // The client sends again what is not acknowledged.
      log.error('realtime.failed', { error, frame: name })
    }
  }
}
