import { carriesProof, type CookieStyle } from '@hojip/accounts'
import type { Reads } from '@hojip/db'
import { batched } from '@hojip/platform/cache'
import type { OwnWrites } from '@hojip/platform/http'
import { everything, positionOfText, positionText, type Position } from '@hojip/platform/replica'
import { parseCookies } from '../pages/cookies.ts'

/** A replica that is read from is 5 s behind at most; browsers' clocks need not be exact. */
const rememberedSeconds = 10
/** What many see together, such as a public page, is made from answers of which none is much older than this. */
const recentMs = 250

export interface Freshness {
  /** What the readers of something that is made for all have to see. */
  recently(): Promise<Position>
}

function newestOf(reads: Reads): () => Promise<Position> {
  // Calls that end together ask once, after the last of them.
  const ask = batched(async (keys) => {
    const position = await reads.position()
    return new Map(keys.map((key) => [key, position]))
  })
  // Nobody can be refused for that: the primary has everything.
  return async () => (await ask('primary').catch(() => undefined)) ?? everything
}

/** What has been committed not long before the call. */
function recentOf(newest: () => Promise<Position>, nowMs: () => number): () => Promise<Position> {
  let known: { position: Promise<Position>; atMs: number } | undefined
  return () => {
    if (!known || nowMs() - known.atMs >= recentMs) known = { position: newest(), atMs: nowMs() }
    return known.position
  }
}

/**
 * Where a person has written last is kept by their browser, for ten seconds, so that every process and machine knows it. It
 * only chooses which server answers: who changes it has themselves answered by the primary, or sees their own writes later.
 * Programs with a token keep no cookies, so the primary answers them. Undefined without a replica.
 */
export function openOwnWrites(
  reads: Reads | undefined,
  style: CookieStyle,
): (OwnWrites & Freshness) | undefined {
  if (!reads) return undefined
  const name = style.secure ? '__Host-wrote' : 'wrote'
  const attributes = `Path=/; SameSite=Lax; Max-Age=${rememberedSeconds}${style.secure ? '; Secure' : ''}`
  const newest = newestOf(reads)
  return {
    seenBy: (headers) => {
      const mark = parseCookies(headers['cookie']).get(name)
      if (mark !== undefined) return positionOfText(mark) ?? everything
      const token = headers['authorization'] ?? ''
      const isSignedIn = token !== '' && token !== '1'
      return isSignedIn && !carriesProof(style, headers) ? everything : undefined
    },
    wrote: async () => `${name}=${positionText(await newest())}; HttpOnly; ${attributes}`,
    recently: recentOf(newest, () => performance.now()),
  }
}
