import type { Db } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { newId } from '@hojip/platform/ids'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { PushSubject } from '../../contract/push-calls.ts'
import type { PushAddress } from '../../push-service.ts'
import { webPushRefusals as r } from '../../refusals.ts'
import { mostBrowsers } from '../../rules/web-push/limits.ts'
import { deleteSubscription, saveSubscription } from '../../store/web-push.ts'
import type { NoticesTools } from '../tools.ts'

interface Asked extends PushAddress {
  subjects: readonly PushSubject[]
}

/** Pushes the viewer's notices to this browser, in the language in which they subscribed. */
export async function subscribe(
  { db, pushService }: Pick<NoticesTools, 'db' | 'pushService'>,
  viewer: Viewer,
  { endpoint, p256dh, auth, subjects }: Asked,
  locale: Locale,
): Promise<null | Refusal<'webPush/unknownService'>> {
  if (!pushService.takes(endpoint)) return refuse(r.unknownService)
  const one = { id: newId(), endpoint, p256dh, auth, locale, subjects: [...new Set(subjects)] }
  await inTransaction(db, (tx) => saveSubscription(tx, viewer, one, mostBrowsers))
  return null
}

/** Pushes nothing more to one of the viewer's browsers. */
export async function unsubscribe(db: Db, viewer: Viewer, endpoint: string): Promise<null> {
  await deleteSubscription(db, viewer, endpoint)
  return null
}
