import { newToken } from '@hojip/platform/ids'
import type { CallContext } from '@hojip/platform/http'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { ProviderLoginData } from '../../contract.ts'
import { LoginRefused, type LoginProvider, type Person } from '../../login-providers/provider.ts'
import { accountsRefusals, type ProviderReason } from '../../refusals.ts'
import { proofSeconds } from '../../rules/limits.ts'
import { safePath } from '../../rules/safe-path.ts'
import { ownAccount, type AccountRow } from '../../store/accounts.ts'
import { insertIdentity, userOfIdentity, type Identity } from '../../store/identities.ts'
import {
  insertLoginState,
  insertTicket,
  takeLoginState,
  type LoginState,
  type Provider,
} from '../../store/tickets.ts'
import { browserHash, markedBrowserHash, sha256 } from '../cookies.ts'
import { refusedStale } from '../proof.ts'
import { signIn } from './sign-in.ts'
import type { AccountsTools } from '../tools.ts'

/** The one return address of each provider; the page there passes code and state to the login call. */
function redirectUri(tools: AccountsTools, provider: Provider) {
  return `${tools.publicUrl}/login/${provider}`
}

/**
 * The provider's address to send the browser to. A signed-in caller links the provider to their account instead of
 * signing in.
 */
export async function startProviderLogin(
  tools: AccountsTools,
  provider: Provider,
  input: { redirect?: string | undefined },
  context: CallContext,
): Promise<
  | { url: string; state: string }
  | Refusal<'accounts/proofNeeded' | 'accounts/providerOff' | 'http/closed' | 'http/readOnly'>
> {
  const partner = tools.providers[provider]
  if (!partner) return refuse(accountsRefusals.providerOff)
  const shut = context.viewer && tools.refusedWriting?.(context)
  if (shut) return shut
  const unproven = context.viewer ? await refusedStale(tools, context.viewer) : undefined
  if (unproven) return unproven
  const state = newToken()
  await insertLoginState(tools.db, {
    stateHash: sha256(state),
    provider,
    browserHash: markedBrowserHash(tools.style, context),
    userId: context.viewer?.userId ?? null,
    redirect: safePath(input.redirect),
    expireSeconds: proofSeconds.state,
  })
  const ask = { state, redirectUri: redirectUri(tools, provider), locale: context.locale }
  return { url: partner.pageUrl(ask), state }
}

/** Uses up the state in any case; accepts it only from the browser that asked, at the provider that was asked. */
async function acceptedState(
  tools: AccountsTools,
  provider: Provider,
  state: string,
  context: CallContext,
): Promise<LoginState | undefined> {
  const taken = await takeLoginState(tools.db, sha256(state))
  const browser = browserHash(tools.style, context)
  const isOurs =
    taken?.provider === provider &&
    browser.length > 0 &&
    browser.equals(taken.browserHash) &&
    taken.userId === (context.viewer?.userId ?? null)
  if (isOurs) return taken
  tools.log.warn('accounts.state-refused', { provider, ip: context.ip, traceId: context.traceId })
  return undefined
}

async function identify(
  tools: AccountsTools,
  partner: LoginProvider,
  provider: Provider,
  code: string,
): Promise<Person | Refusal<ProviderReason>> {
  try {
    return await partner.identify(code)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    tools.log.warn('accounts.provider-login-failed', { provider, reason })
    return refuse(
      error instanceof LoginRefused ? accountsRefusals.providerRefused : accountsRefusals.providerSilent,
    )
  }
}

/** Links the identity to the signed-in caller's account. */
async function link(tools: AccountsTools, account: AccountRow, identity: Identity, context: CallContext) {
  return signIn(tools, context, identity.provider, async (tx) => {
    const user = await userOfIdentity(tx, identity)
    if (user === account.id) return account
    const added = user === undefined && (await insertIdentity(tx, account.id, identity))
    return added ? account : refuse(accountsRefusals.identityTaken)
  })
}

async function offerBinding(tools: AccountsTools, identity: Identity, context: CallContext) {
  const bindTicket = newToken()
  await insertTicket(tools.db, {
    ...identity,
    ticketHash: sha256(bindTicket),
    purpose: 'identity',
    browserHash: browserHash(tools.style, context),
    expireSeconds: proofSeconds.identity,
  })
  return {
    needBind: true,
    bindTicket,
    nickName: identity.nickname,
    expireSeconds: proofSeconds.identity,
  } as const
}

/** Signs in the user that the provider names; a new one gets a ticket to link a phone with. */
export async function finishProviderLogin(
  tools: AccountsTools,
  provider: Provider,
  input: { code: string; state: string },
  context: CallContext,
): Promise<
  | ProviderLoginData
  | Refusal<
      | ProviderReason
      | 'accounts/accountBlocked'
      | 'accounts/identityTaken'
      | 'accounts/providerOff'
      | 'accounts/stateWrong'
      | 'http/closed'
      | 'http/readOnly'
    >
> {
  const partner = tools.providers[provider]
  if (!partner) return refuse(accountsRefusals.providerOff)
  const state = await acceptedState(tools, provider, input.state, context)
  if (!state) return refuse(accountsRefusals.stateWrong)
  const { viewer } = context
  const person = await identify(tools, partner, provider, input.code)
  if (isRefusal(person)) return person
  const identity: Identity = { provider, providerId: person.id, nickname: person.nickname }
  const { redirect } = state
  const linked = await userOfIdentity(tools.db, identity)
  const userId = viewer?.userId ?? linked
  const shut = linked === undefined && tools.refusedWriting?.(context)
  if (shut) return shut
  if (userId === undefined) return { ...(await offerBinding(tools, identity, context)), redirect }
  const account = await ownAccount(tools.db, { userId })
  if (!account) return refuse(accountsRefusals.stateWrong)
  const signed = viewer
    ? await link(tools, account, identity, context)
    : await signIn(tools, context, provider, async () => account)
  return isRefusal(signed) ? signed : { needBind: false, ...signed, redirect }
}
