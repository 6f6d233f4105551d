import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '@hojip/db'
import type { Scene } from './contract.ts'
import { uploadUrl } from './rules/url.ts'
import { insertUpload } from './store.ts'

/** A picture of 600 × 400 that the user has just uploaded, as a form names it. Only its row: there are no files. */
export async function anUpload(db: Db | Tx, userId: string, scene: Scene): Promise<string> {
  const name = { scene, id: randomBytes(16).toString('hex') }
  const upload = { ...name, userId, width: 600, height: 400, size: 20_000, hash: '0'.repeat(64) }
  await insertUpload(db as Tx, upload, 24)
  return uploadUrl(name)
}
