import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '@hojip/db'
import type { Scene } from './contract.ts'
import { uploadUrl, type UploadName } from './rules/url.ts'
import { insertUpload } from './store/uploads.ts'

/** A picture of 600 × 400 that the user has just uploaded, as a form names it. Only its row: there are no files. */
export async function anUpload(db: Db | Tx, userId: string, scene: Scene): Promise<string> {
  const name: UploadName = { scene, id: randomBytes(16).toString('hex'), kind: 'picture' }
  const upload = { ...name, userId, width: 600, height: 400, size: 20_000, hash: '0'.repeat(64) }
  await insertUpload(db as Tx, upload, 24)
  return uploadUrl(name)
}

/** A video of 640 × 360 and two seconds that the user has just uploaded for a chat. Only its row: there is no file. */
export async function aVideo(db: Db | Tx, userId: string, size = 200_000): Promise<string> {
  const name: UploadName = { scene: 'chat', id: randomBytes(16).toString('hex'), kind: 'mp4' }
  const shape = { width: 640, height: 360, durationMs: 2_000, size, hash: '0'.repeat(64) }
  await insertUpload(db as Tx, { ...name, ...shape, userId }, 24)
  return uploadUrl(name)
}
