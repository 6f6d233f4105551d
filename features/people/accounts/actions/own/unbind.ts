import type { CallContext, Viewer } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { accountsRefusals, type ProofReason } from '../../refusals.ts'
import { ownAccount } from '../../store/accounts.ts'
import { deleteIdentity } from '../../store/identities.ts'
import type { Provider } from '../../store/tickets.ts'
import { refusedProof } from '../proof.ts'
import type { AccountsTools } from '../tools.ts'

/** Unlinks a partner's login from the account, unless it is the only way in. */
export async function unbind(
  tools: AccountsTools,
  { type, ticket }: { type: Provider; ticket?: string | undefined },
  { viewer, traceId }: CallContext & { viewer: Viewer },
): Promise<null | Refusal<ProofReason | 'accounts/identityMissing' | 'accounts/lastWayIn'>> {
  const unproven = await refusedProof(tools, viewer, ticket)
  if (unproven) return unproven
  const account = await ownAccount(tools.db, viewer)
  if (!account?.phone && !account?.password_hash) return refuse(accountsRefusals.lastWayIn)
  if (!(await deleteIdentity(tools.db, viewer, type))) return refuse(accountsRefusals.identityMissing)
  tools.log.info('accounts.identity-unlinked', { userId: viewer.userId, provider: type, traceId })
  return null
}
