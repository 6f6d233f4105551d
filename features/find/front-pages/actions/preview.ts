import type { Db } from '@hojip/db'
import { createHash, randomBytes } from 'node:crypto'
import type { FrontPage } from '../contract.ts'
import { previewBy, putPreview } from '../store.ts'

const minutes = 30

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Stores what an operator looks at, in place of what they looked at before. The token of before ends with it. */
export async function storePreview(
  db: Db,
  operatorId: string,
  { page, document }: { page: string; document: FrontPage },
): Promise<{ preview: string }> {
  const token = randomBytes(24).toString('base64url')
  await putPreview(db, { page, operatorId, document, minutes, tokenHash: hashOf(token) })
  return { preview: token }
}

/** The document behind a token; undefined when it is unknown or has expired. */
export function previewedDocument(db: Db, page: string, token: string): Promise<FrontPage | undefined> {
  return previewBy(db, page, hashOf(token))
}
