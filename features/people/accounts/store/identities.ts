import type { Db, Tx } from '@hojip/db'
import type { Provider } from './tickets.ts'

export interface Identity {
  provider: Provider
  providerId: string
  nickname: string | null
}

/** The user that the identity belongs to; undefined when it is linked to none. */
export async function userOfIdentity(db: Db | Tx, of: Identity): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_identity as i')
    .innerJoin('account as a', (join) => join.onRef('a.id', '=', 'i.user_id').on('a.closed_at', 'is', null))
    .select('i.user_id')
    .where('i.provider', '=', of.provider)
    .where('i.provider_id', '=', of.providerId)
    .executeTakeFirst()
  return row?.user_id
}

/** Links an identity; false when it belongs to an account already, or the user has another one of this provider. */
export async function insertIdentity(db: Tx, userId: string, of: Identity): Promise<boolean> {
  const added = await db
    .insertInto('account_identity')
    .values({ provider: of.provider, provider_id: of.providerId, user_id: userId, nickname: of.nickname })
    .onConflict((c) => c.doNothing())
    .returning('user_id')
    .execute()
  return added.length > 0
}

export async function deleteIdentity(
  db: Db | Tx,
  owner: { userId: string },
  provider: Provider,
): Promise<boolean> {
  const gone = await db
    .deleteFrom('account_identity')
    .where('user_id', '=', owner.userId)
    .where('provider', '=', provider)
    .returning('provider')
    .execute()
  return gone.length > 0
}
