import { ownPhone } from '@hojip/accounts'
import { nationalPhone } from '@hojip/policy/contact-phone'
import type { Tools } from '@hojip/db'

/** The number that the user signs in with, for the form of their first address. */
export async function readOwnPhone({ db }: Tools, viewer: { userId: string }): Promise<{ phone: string }> {
  const phone = await ownPhone(db, viewer)
  return { phone: phone ? nationalPhone(phone) : '' }
}
