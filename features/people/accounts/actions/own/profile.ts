import { claimUploads, releaseUploads } from '@hojip/uploads'
import type { Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { httpRefusals } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { isRefusal, refuse, type Refusal, type RefusalKind, type WithFields } from '@hojip/platform/refusal'
import type { UserInfo } from '../../contract.ts'
import { accountsRefusals } from '../../refusals.ts'
import { isShownName } from '../../rules/shown-name.ts'
import { avatarOf, linkedProviders, ownAccount } from '../../store/accounts.ts'
import { updateProfile, type ProfileChanges } from '../../store/changes.ts'
import { userInfo } from '../signing-in/sign-in.ts'
import type { AccountsTools } from '../tools.ts'

/** The caller's own account; any other id is not found. */
export async function readMyself(
  tools: AccountsTools,
  id: string,
  { viewer, locale }: { viewer: Viewer; locale: Locale },
): Promise<UserInfo | Refusal<'http/notFound'>> {
  if (id !== 'me' && id !== viewer.userId) return refuse(httpRefusals.notFound)
  const [account, linked] = await Promise.all([
    ownAccount(tools.db, viewer),
    linkedProviders(tools.db, viewer),
  ])
  if (!account) return refuse(httpRefusals.notFound)
  return {
    ...userInfo(account),
    shopId: account.shop_id,
    shopName: account.shop_name?.[locale] ?? null,
    gender: String(account.gender) as UserInfo['gender'],
    birthday: account.birthday,
    loginName: account.login,
    hasPassword: account.password_hash !== null,
    hasPhone: account.phone !== null,
    bindWechat: linked.includes('wechat'),
    bindAlipay: linked.includes('alipay'),
  }
}

interface ProfileInput {
  pkId?: string | undefined
  name?: string | undefined
  avatarPic?: string | null | undefined
  gender?: '0' | '1' | '2' | undefined
  birthday?: string | null | undefined
  account?: string | undefined
}

function changesOf(input: ProfileInput): ProfileChanges {
  return {
    ...(input.name === undefined ? {} : { name: input.name }),
    ...(input.avatarPic === undefined ? {} : { avatar: input.avatarPic }),
    ...(input.gender === undefined ? {} : { gender: Number(input.gender) }),
    ...(input.birthday === undefined ? {} : { birthday: input.birthday }),
    ...(input.account === undefined ? {} : { login: input.account }),
  }
}

function refuseField<R extends string>(kind: RefusalKind<R, WithFields>, field: string) {
  return refuse(kind, {}, { fields: [{ field, problem: '' }] })
}

/** Claims an uploaded picture for the account and releases the previous one. */
async function changeAvatar(
  tools: AccountsTools,
  tx: Tx,
  viewer: Viewer,
  avatar: string | null,
): Promise<Refusal<'accounts/pictureUnfit'> | undefined> {
  const before = await avatarOf(tx, viewer)
  if (before === avatar) return undefined
  const claimed = avatar === null ? [] : await claimUploads(tx, viewer.userId, [avatar], 'avatar', 1)
  if (isRefusal(claimed)) return refuseField(accountsRefusals.pictureUnfit, 'avatarPic')
  if (before) await releaseUploads(tools, tx, [before])
  return undefined
}

/** Changes the given fields; the login name must be free, and the picture the caller's own upload. */
export async function changeProfile(
  tools: AccountsTools,
  input: ProfileInput,
  context: { viewer: Viewer; locale: Locale },
): Promise<
  UserInfo | Refusal<'accounts/loginTaken' | 'accounts/nameUnfit' | 'accounts/pictureUnfit' | 'http/notFound'>
> {
  const { viewer } = context
  if (input.pkId !== undefined && input.pkId !== viewer.userId) return refuse(httpRefusals.notFound)
  if (input.name !== undefined && !isShownName(input.name))
    return refuseField(accountsRefusals.nameUnfit, 'name')
  const changes = changesOf(input)
  const refused = await inTransaction(tools.db, async (tx) => {
    if (changes.avatar !== undefined) {
      const unfit = await changeAvatar(tools, tx, viewer, changes.avatar)
      if (unfit) return unfit
    }
    if (Object.keys(changes).length === 0) return undefined
    const taken = (await updateProfile(tx, viewer, changes)) === 'taken'
    return taken ? refuseField(accountsRefusals.loginTaken, 'account') : undefined
  })
  if (refused) return refused
  const changed = await readMyself(tools, 'me', context)
  if (!isRefusal(changed)) tools.log.info('accounts.profile-changed', { userId: viewer.userId })
  return changed
}
