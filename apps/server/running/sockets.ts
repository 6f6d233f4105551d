import { chatFrames } from '@hojip/chat'
import { nameOfField } from '@hojip/reference'
import { framesUnderMode } from '@hojip/settings'
import { chatTools } from '../rooms.ts'
import type { FastifyInstance } from 'fastify'
import { sessionRevoked, type Authenticator } from '@hojip/accounts'
import type { Tools } from '@hojip/db'
import { channelsOf, isPublicChannel } from '@hojip/live'
import type { Viewer } from '@hojip/platform/http'
import { chooseLocale, type Locale } from '@hojip/platform/i18n'
import type { Movement } from '@hojip/platform/movement'
import { networkMatcher } from '@hojip/platform/network'
import { openRealtime, type FrameHandler, type Realtime } from '@hojip/platform/realtime'
import type { Signals } from '@hojip/platform/signals'
import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config.ts'
import { parseCookies } from '../pages/cookies.ts'
import { strictTransport } from '../pages/security.ts'
import type { SharedLimiter } from '../limits/shared-limits.ts'

export interface SocketsOptions {
  tools: Tools
  config: Config
  authenticator: Authenticator
  signals: Signals
  movement?: Movement
  origins: readonly string[]
  /** What clients may send, by the name of the message. */
  frames?: Readonly<Record<string, FrameHandler<Viewer>>>
  limiter: Pick<SharedLimiter, 'limit'>
  mostSockets?: number
}

/** The language of the page that opens the socket; of a program the one that its header asks for. */
function localeOf({ cookie, 'accept-language': accepted }: IncomingHttpHeaders): Locale {
  return chooseLocale(parseCookies(cookie).get('locale'), accepted)
}

/** The socket of the mall: sessions of accounts, channels of the room `live`. */
export async function openSockets(options: SocketsOptions): Promise<Realtime> {
  const {
    tools,
    config,
    authenticator,
    signals,
    movement,
    origins,
    frames = {},
    limiter,
    mostSockets,
  } = options
  const sockets = await openRealtime<Viewer>({
    db: tools.db,
    log: tools.log,
    signals,
    movement,
    frames,
    channelsOf,
    localeOf,
    origins: () => origins,
    isProxy: networkMatcher(config.trustedProxies),
    ...(config.publicUrl.startsWith('https:') ? { headers: strictTransport } : {}),
    mayWatch: isPublicChannel,
    droppable: ['typing', 'stock'],
    authenticate: async (token, headers, ip) => {
      const found = await authenticator.authenticateSocket(token, headers, ip)
      if (!found) return undefined
      const { viewer, bound } = found
      return {
        viewer,
        bound,
        sessionId: viewer.sessionId,
        userId: `${viewer.site ?? 'mall'}:${viewer.userId}`,
      }
    },
    ...(mostSockets === undefined ? {} : { mostSockets }),
    ...(config.RATE_LIMITS === 'on' ? { limitHandshake: (ip) => limiter.limit('socket', ip) } : {}),
  })
  signals.subscribe(sessionRevoked, (ids) => sockets.endSessions(ids.split(',')))
  return sockets
}

interface ServingSockets extends SocketsOptions {
  mode: Parameters<typeof framesUnderMode>[0]
}

/** Opens the socket on the server, whose clients may send what the mode of the mall allows. */
export async function serveSockets(
  app: FastifyInstance,
  { mode, ...options }: ServingSockets,
  opened: AsyncDisposableStack,
) {
  const { tools, config } = options
  const frames = framesUnderMode(mode, chatFrames(chatTools(tools, config), nameOfField))
  const sockets = await openSockets({ ...options, frames })
  opened.defer(sockets.stop)
  sockets.attach(app.server)
  return sockets
}
