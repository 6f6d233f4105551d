import { releaseUploads } from '@hojip/uploads'
import { httpRefusals, type CallContext, type Viewer } from '@hojip/platform/http'
import { inTransaction } from '@hojip/platform/db'
import type { Locale } from '@hojip/platform/i18n'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { AccountsEvents } from '../../contract.ts'
import { accountsRefusals } from '../../refusals.ts'
import { avatarOf, ownAccount } from '../../store/accounts.ts'
import { closeAccount } from '../../store/changes.ts'
import { refusedProof } from '../proof.ts'
import { closeAllSessions } from '../session.ts'
import type { AccountsTools } from '../tools.ts'

const closedName: Record<Locale, string> = {
  'zh-CN': '已注销用户',
  'en-US': 'Closed account',
  'ko-KR': '탈퇴한 회원',
}

/**
 * Closes the caller's account for good: what says who they are goes, all sessions end, the phone may register anew.
 * Orders stay, as the law asks, and none may be under way.
 */
export async function closeOwnAccount(
  tools: AccountsTools,
  { ticket }: { ticket?: string | undefined },
  context: CallContext & { viewer: Viewer },
): Promise<null | Refusal<
  'accounts/ordersUnderWay' | 'accounts/proofNeeded' | 'accounts/ticketGone' | 'http/notFound'
>> {
  const { viewer, traceId } = context
  // Whom the mall employs is let go by the mall.
  if ((await ownAccount(tools.db, viewer))?.role !== 'shopper') return refuse(httpRefusals.notFound)
  const count = await tools.openOrders(tools.db, viewer)
  if (count > 0) return refuse(accountsRefusals.ordersUnderWay, { count })
  const unproven = await refusedProof(tools, viewer, ticket)
  if (unproven) return unproven
  const closed = await inTransaction(tools.db, async (tx) => {
    // The lock on the account's row that this takes is the one that ordering takes, too.
    const avatar = await avatarOf(tx, viewer)
    const meanwhile = await tools.openOrders(tx, viewer)
    if (meanwhile > 0) return refuse(accountsRefusals.ordersUnderWay, { count: meanwhile })
    if (!(await closeAccount(tx, viewer, closedName[context.locale]))) return null
    if (avatar) await releaseUploads(tools, tx, [avatar])
    const event: AccountsEvents['accounts/closed'] = { userId: viewer.userId }
    await tools.jobs.emit(tx, 'accounts/closed', event)
    return null
  })
  if (isRefusal(closed)) return closed
  await closeAllSessions(tools, context)
  tools.log.info('accounts/closed', { userId: viewer.userId, traceId })
  return null
}
