import type { Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { newId, newToken } from '@hojip/platform/ids'
import type { CallContext, Viewer } from '@hojip/platform/http'
import { isRefusal, type Refusal } from '@hojip/platform/refusal'
import { sessionLimits } from '../rules/limits.ts'
import {
  deleteOtherSessions,
  deleteSession,
  insertSession,
  replaceSession,
  type Site,
} from '../store/sessions.ts'
import { isFromBrowser, proofNames, setOwnCookie, setTokenCookie, sha256, userAgentOf } from './cookies.ts'
import type { AccountsTools } from './tools.ts'

export function siteOf(viewer: Viewer): Site {
  return viewer.site ?? 'mall'
}

/** How the user proved their identity. */
export type ProvenBy = 'sms' | 'password' | 'password+sms' | 'password+app' | 'app' | 'wechat' | 'alipay'

export interface SessionOf {
  userId: string
  by: ProvenBy
  site: Site
  /** Ends every other session of the user. */
  alone?: boolean
}

const seconds = sessionLimits.absoluteDays * 86_400

/** Replaces the caller's session; returns the ids of the sessions that ended. */
async function handOver(
  tx: Tx,
  caller: Viewer,
  next: { id: string } & SessionOf,
  from: { ip: string; userAgent: string },
) {
  // A session at the business site is independent of one in the mall.
  if (siteOf(caller) !== next.site) return []
  if (caller.userId !== next.userId) return deleteSession(tx, caller, caller.sessionId)
  await replaceSession(tx, { oldId: caller.sessionId, newId: next.id, userId: next.userId, ...from })
  return [caller.sessionId]
}

/**
 * Runs `work` and opens a session for the user it returns, in one transaction. The token pair is always new: the
 * caller's own session is replaced and stays valid for 30 seconds. A refusal opens nothing. Sets both cookies; the
 * readable token is returned with the result of `work`.
 */
export async function openSessionAfter<T extends SessionOf, R extends string = never>(
  tools: AccountsTools,
  context: CallContext,
  work: (tx: Tx) => Promise<T | Refusal<R>>,
): Promise<(T & { token: string }) | Refusal<R>> {
  const [token, sid, id] = [newToken(), newToken(), newId()]
  const from = { ip: context.ip, userAgent: userAgentOf(context.raw.headers) }
  const opened = await inTransaction(tools.db, async (tx) => {
    const done = await work(tx)
    if (isRefusal(done)) return done
    const { userId, by, alone, site } = done
    const fresh = {
      id,
      tokenHash: sha256(token),
      sidHash: sha256(sid),
      bound: site === 'desk' || isFromBrowser(context.raw),
      site,
      userId,
      by,
    }
    const ended = await insertSession(tx, { ...fresh, ...from })
    if (context.viewer) ended.push(...(await handOver(tx, context.viewer, { id, userId, by, site }, from)))
    if (alone) ended.push(...(await deleteOtherSessions(tx, { userId }, id)))
    return { done, ended }
  })
  if (isRefusal(opened)) return opened
  await tools.authenticator.revoked(opened.ended)
  const { site } = opened.done
  setOwnCookie(tools.style, context, proofNames[site], sid, seconds)
  setTokenCookie(tools.style, context, site, token, seconds)
  return { ...opened.done, token }
}

function clearCookies({ style }: AccountsTools, context: CallContext & { viewer: Viewer }) {
  const site = siteOf(context.viewer)
  setOwnCookie(style, context, proofNames[site], '', 0)
  setTokenCookie(style, context, site, '', 0)
}

/** What somebody does to their own account at the business site belongs to the log of staff; in the mall it does not. */
export async function recordOwnAct(context: CallContext & { viewer: Viewer }): Promise<void> {
  const { userId, shopId = null } = context.viewer
  if (siteOf(context.viewer) === 'desk') await context.recordAs?.({ userId, shopId })
}

export async function closeSession(
  tools: AccountsTools,
  context: CallContext & { viewer: Viewer },
): Promise<null> {
  const { viewer } = context
  await recordOwnAct(context)
  await tools.authenticator.revoked(await deleteSession(tools.db, viewer, viewer.sessionId))
  clearCookies(tools, context)
  return null
}

/** Ends all sessions of the caller, including this one. */
export async function closeAllSessions(
  tools: AccountsTools,
  context: CallContext & { viewer: Viewer },
): Promise<void> {
  await tools.authenticator.revoked(await deleteOtherSessions(tools.db, context.viewer, null))
  clearCookies(tools, context)
}
