import { releaseUploads } from '@hojip/uploads'
import { httpRefusals, type CallContext, type Viewer } from '@hojip/platform/http'
import { inTransaction } from '@hojip/platform/db'
import type { Locale } from '@hojip/platform/i18n'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { AccountsEvents } from '../../contract.ts'
import { accountsRefusals, type ProofReason } from '../../refusals.ts'
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
 * Closes the caller's account for good: deletes what identifies them, ends all sessions and frees the phone number.
 * Orders stay, as the law requires, and none may be open.
 */
export async function closeOwnAccount(
  tools: AccountsTools,
  { ticket }: { ticket?: string | undefined },
  context: CallContext & { viewer: Viewer },
): Promise<null | Refusal<ProofReason | 'accounts/ordersUnderWay' | 'http/notFound'>> {
  const { viewer, traceId } = context
  // Staff and operators cannot close their accounts: their employer removes them.
  if ((await ownAccount(tools.db, viewer))?.role !== 'shopper') return refuse(httpRefusals.notFound)
  const count = await tools.openOrders(tools.db, viewer)
  if (count > 0) return refuse(accountsRefusals.ordersUnderWay, { count })
  const unproven = await refusedProof(tools, viewer, ticket)
  if (unproven) return unproven
  const closed = await inTransaction(tools.db, async (tx) => {
    // Placing an order takes the same lock on the account's row.
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
