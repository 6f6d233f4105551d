import type { Tools } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { ownMemory } from '@hojip/platform/cache'
import { rightsOf } from '@hojip/policy'
import { localSignals, type Signals } from '@hojip/platform/signals'
import { liveSession, touchSession, type Site } from '../../store/sessions.ts'
import { ownCookie, proofNames, sha256, tokenForm, userAgentOf, type CookieStyle } from '../cookies.ts'

/** How long a process caches a session: a revocation reaches every process within this time. */
const trustMs = 1_000
const maxTrusted = 20_000

/**
 * Received by processes that cache sessions or hold connections open for them; the message is session ids joined by
 * commas.
 */
export const sessionRevoked = 'session.revoked'

interface Trusted {
  viewer: Viewer
  sidHash: Buffer
  bound: boolean
  site: Site
  /** The cookie that was verified as the session's half: the next request compares it without hashing. */
  provenSid?: string
  /** A replaced session stays valid for 30 seconds, for the same address and browser only. */
  onlyFrom: { ip: string; userAgent: string } | null
}

type Headers = Record<string, string | undefined>

function createMemory(nowMs: () => number) {
  const byToken = new Map<string, Trusted & { untilMs: number }>()
  let timesForgotten = 0
  return {
    get: (token: string): Trusted | undefined => {
      const known = byToken.get(token)
      if (known && known.untilMs > nowMs()) return known
      byToken.delete(token)
      return undefined
    },
    /** How often something was forgotten; what was read before the last time may be what has ended since. */
    timesForgotten: () => timesForgotten,
    /** @param since `timesForgotten` before it was read */
    keep: (token: string, entry: Trusted, since: number) => {
      if (byToken.size >= maxTrusted) byToken.clear()
      const cached = { ...entry, untilMs: nowMs() + trustMs }
      if (since === timesForgotten) byToken.set(token, cached)
      return cached
    },
    forget: (sessionIds: ReadonlySet<string>) => {
      timesForgotten += 1
      for (const [token, { viewer }] of byToken) if (sessionIds.has(viewer.sessionId)) byToken.delete(token)
    },
  }
}

function holdsBothHalves(style: CookieStyle, session: Trusted, headers: Headers): boolean {
  if (!session.bound) return true
  const sid = ownCookie(style, headers, proofNames[session.site])
  if (!sid) return false
  if (sid === session.provenSid) return true
  if (!sha256(sid).equals(session.sidHash)) return false
  session.provenSid = sid
  return true
}

function mayUse(style: CookieStyle, session: Trusted, headers: Headers, ip: string | undefined): boolean {
  if (!holdsBothHalves(style, session, headers)) return false
  const { onlyFrom } = session
  if (!onlyFrom) return true
  return ip === onlyFrom.ip && userAgentOf(headers) === onlyFrom.userAgent
}

/** Resolves the headers of requests. Sessions are read from the database and cached for one second. */
export function createAuthenticator(tools: Tools, style: CookieStyle, signals: Signals = localSignals()) {
  const memory = createMemory(() => tools.clock.nowMs())
  signals.subscribe(sessionRevoked, (ids) => memory.forget(new Set(ids.split(','))))

  const read = async (token: string): Promise<Trusted | undefined> => {
    const hash = sha256(token)
    const since = memory.timesForgotten()
    const row = await liveSession(tools.db, hash)
    if (!row) return undefined
    if (row.stale) await touchSession(tools.db, hash)
    const viewer: Viewer = {
      userId: row.user_id,
      role: row.role,
      sessionId: row.id,
      ...(row.shop_id ? { shopId: row.shop_id, rights: rightsOf(row.roles ?? []) } : {}),
      ...(row.site === 'desk' ? { site: row.site } : {}),
    }
    const onlyFrom = row.replaced ? { ip: row.ip, userAgent: row.user_agent } : null
    const session = { viewer, sidHash: ownMemory(row.sid_hash), bound: row.bound, site: row.site, onlyFrom }
    return memory.keep(token, session, since)
  }

  /** The session of a token whose other half the headers hold; undefined when there is none. */
  const sessionOf = async (token: string, headers: Headers, ip?: string, isCacheTrusted = true) => {
    if (!tokenForm.test(token)) return undefined
    const session = (isCacheTrusted ? memory.get(token) : undefined) ?? (await read(token))
    return session && mayUse(style, session, headers, ip) ? session : undefined
  }

  return {
    /** Null for a visitor; `'invalid'` when the presented token is not a live session. */
    authenticate: async (headers: Headers, ip?: string): Promise<Viewer | null | 'invalid'> => {
      const token = headers['authorization']
      if (token === undefined || token === '' || token === '1') return null
      return (await sessionOf(token, headers, ip))?.viewer ?? 'invalid'
    },
    /**
     * Of a token that is not valid. Nobody makes up one in the form of ours, so its session has ended; one without its
     * other half is called ended too, or a thief would learn that it is live.
     */
    whyInvalid: (headers: Headers): 'ended' | 'wrong' =>
      tokenForm.test(headers['authorization'] ?? '') ? 'ended' : 'wrong',
    /**
     * For sockets, whose token is in the address: the viewer, and whether a browser opened the session. Always read from
     * the database, since a socket keeps its channels for long: it may have been closed because they changed just now.
     */
    authenticateSocket: async (
      token: string,
      headers: Headers,
      ip: string,
    ): Promise<{ viewer: Viewer; bound: boolean } | undefined> => {
      const session = await sessionOf(token, headers, ip, false)
      return session && { viewer: session.viewer, bound: session.bound }
    },
    /** Tells every process that these sessions have ended or were replaced. Once it settles, no worker here trusts them. */
    revoked: async (sessionIds: readonly string[]): Promise<void> => {
      if (sessionIds.length > 0) await signals.deliver(sessionRevoked, sessionIds.join(','))
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
