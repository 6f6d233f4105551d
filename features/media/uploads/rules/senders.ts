import type { Viewer } from '@hojip/platform/http'
import type { Scene } from '../contract.ts'

/** Whose pictures some purposes are: everybody sees their files, so nobody else has a use for them. */
const senders: Partial<Record<Scene, Viewer['role']>> = { shop: 'staff', banner: 'operator' }

/** Whether somebody may upload for this purpose. */
export function mayUpload(scene: Scene, { role }: Pick<Viewer, 'role'>): boolean {
  const sender = senders[scene]
  return sender === undefined || sender === role
}
