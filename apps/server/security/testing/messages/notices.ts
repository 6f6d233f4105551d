import { newId } from '@hojip/platform/ids'
import type { GuardedMall } from '../guarded-mall.ts'

/** Only a shopper's own notices contain it. */
export const noticeCanary = 'Dunlin-answer'

export interface Notices {
  toRead: string
  toShow: string
  toRemove: string
  /** In the trash. */
  toRestore: string
}

/** A shopper's notices, one for each call that changes one. */
export async function noticesOf(mall: GuardedMall, { userId }: { userId: string }): Promise<Notices> {
  const notices = { toRead: newId(), toShow: newId(), toRemove: newId(), toRestore: newId() }
  const facts = JSON.stringify({ text: `${noticeCanary}: it is on its way`, link: '/me/help' })
  const rows = Object.values(notices).map((id) => ({
    id,
    user_id: userId,
    source: id,
    kind: 'serviceAnswered',
    type: 'platform',
    facts,
    state: id === notices.toRestore ? 'trash' : 'unread',
    created_at: new Date(),
  }))
  await mall.tools.db.insertInto('notice').values(rows).execute()
  return notices
}

/** The permitted caller's input for the calls about notices. */
export function noticeInputs({ toRead, toShow, toRemove, toRestore }: Notices) {
  return {
    'POST /message/more': { list: 'unread', after: `${Date.now() + 60_000}_${newId()}` },
    'GET /message/content': { msg_id: toShow },
    'POST /message/has_read': { msg_id: toRead },
    'POST /message/remove_readed': { msg_id: toRemove },
    'POST /message/restore': { msg_id: toRestore },
    'POST /message/readAll': { type: 'drop' },
    'POST /message/deleteTrash': { type: 'drop' },
    'POST /appUserSetting/update': { quietFrom: '22:00', quietTo: '08:00' },
  }
}
