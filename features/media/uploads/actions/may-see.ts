import type { Db, Tools } from '@hojip/db'
import type { RawRequest, Viewer } from '@hojip/platform/http'
import { isGuarded, mayBeHidden, type UploadName } from '../rules/url.ts'
import { isHidden, senderOf } from '../store/uploads.ts'

/** Who a browser is signed in as, by its cookies. */
export type ViewersOf = (headers: RawRequest['headers'], ip: string) => Promise<Viewer[]>

/** Whether the address is not enough to see a file: a document, or what the mall has taken down. */
export async function isForFewNow(db: Db, { scene, id }: UploadName): Promise<boolean> {
  return isGuarded(scene) || (mayBeHidden(scene) && (await isHidden(db, id)))
}

/** Whether these viewers may see such a file: who sent it, or an operator, whose look is logged. */
export async function maySee(
  { db, log }: Pick<Tools, 'db' | 'log'>,
  { id, scene }: UploadName,
  viewers: readonly Viewer[],
): Promise<boolean> {
  if (viewers.length === 0) return false
  const sender = await senderOf(db, id)
  if (sender === undefined) return false
  if (viewers.some(({ userId }) => userId === sender)) return true
  const operator = viewers.find(({ role, site }) => role === 'operator' && site === 'desk')
  if (operator) log.info('uploads.document-seen', { id, scene, by: operator.userId })
  return operator !== undefined
}
