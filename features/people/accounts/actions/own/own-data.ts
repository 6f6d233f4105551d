import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { httpRefusals, type CallContext, type Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { accountsRefusals, type ProofReason } from '../../refusals.ts'
import { exportsADay } from '../../rules/limits.ts'
import { agreementsOf, linkedProviders, ownAccount } from '../../store/accounts.ts'
import { takeTurn } from '../../store/codes.ts'
import { askedExports, fillExport, insertExport, ownExport } from '../../store/exports.ts'
import { liveSessions } from '../../store/sessions.ts'
import { sha256 } from '../cookies.ts'
import { refusedProof } from '../proof.ts'
import type { AccountsTools } from '../tools.ts'

export const exportJob = 'accounts.export'
export interface ExportJob {
  id: string
  userId: string
  locale: Locale
}

type Signed = CallContext & { viewer: Viewer }

/**
 * Requests a copy of the caller's data; while one is being made, the same is returned, because each one reads all
 * orders.
 */
export async function askForOwnData(
  tools: AccountsTools,
  { ticket }: { ticket?: string | undefined },
  { viewer, locale }: Signed,
): Promise<{ taskId: string } | Refusal<ProofReason | 'accounts/exportedOften'>> {
  const unproven = await refusedProof(tools, viewer, ticket)
  if (unproven) return unproven
  return inTransaction(tools.db, async (tx) => {
    await takeTurn(tx, [sha256(`export|${viewer.userId}`)])
    const { waiting, lastDay } = await askedExports(tx, viewer)
    if (waiting) return { taskId: waiting }
    if (lastDay >= exportsADay) return refuse(accountsRefusals.exportedOften, { count: exportsADay })
    const job: ExportJob = { id: newId(), userId: viewer.userId, locale }
    await insertExport(tx, viewer, job.id)
    await tools.jobs.send(tx, exportJob, job)
    return { taskId: job.id }
  })
}

/** Gathers the copy: the account here, everything else from the rooms that store it. */
export async function gatherOwnData(tools: AccountsTools, { id, userId, locale }: ExportJob): Promise<void> {
  const user = { userId }
  const account = await ownAccount(tools.db, user)
  if (!account) return
  const [providers, sessions, agreements, rest] = await Promise.all([
    linkedProviders(tools.db, user),
    liveSessions(tools.db, user),
    agreementsOf(tools.db, user),
    tools.ownData({ userId, locale }),
  ])
  const { name, phone, login, avatar, gender, birthday } = account
  const content = {
    madeAt: wireTime(tools.clock.nowMs()),
    account: { id: userId, name, phone, login, avatar, gender, birthday, linked: providers },
    agreements: agreements.map((a) => ({ version: a.version, agreedAt: wireTime(a.agreed_at.getTime()) })),
    sessions: sessions.map((s) => ({
      ip: s.ip,
      userAgent: s.user_agent,
      since: wireTime(s.created_at.getTime()),
      lastSeen: wireTime(s.last_seen_at.getTime()),
    })),
    ...rest,
  }
  await fillExport(tools.db, user, id, JSON.stringify(content))
}

/** The copy, once it is made; it is stored for a week. */
export async function readOwnData(
  tools: AccountsTools,
  { taskId }: { taskId: string },
  { viewer }: { viewer: Viewer },
): Promise<{ ready: boolean; content: Record<string, unknown> | null } | Refusal<'http/notFound'>> {
  const found = await ownExport(tools.db, viewer, taskId)
  if (!found) return refuse(httpRefusals.notFound)
  const content = found.content === null ? null : (JSON.parse(found.content) as Record<string, unknown>)
  return { ready: content !== null, content }
}
