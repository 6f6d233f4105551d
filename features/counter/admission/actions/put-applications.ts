import type { Tools, Tx } from '@hojip/db'
import { shopAgreementLabel } from '@hojip/help/shop-agreement'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { isRefusal } from '@hojip/platform/refusal'
import { workdaysLater } from '@hojip/policy'
import { answerWorkdays } from '../rules/limits.ts'
import type { Documents } from '../rules/documents.ts'
import { insertReady, writeDocuments, type ReadyApplication } from '../store/change.ts'
import { claimDocuments } from './check-form.ts'

export type ApplicationInput = Omit<
  ReadyApplication,
  'agreeVersion' | 'answerBy' | 'attempt' | 'documents' | 'id'
>

/** Adds first applications without documents, such as the demo's, in any state but admitted; returns their ids. */
export async function putApplications(tx: Tx, list: readonly ApplicationInput[]): Promise<string[]> {
  const ready = list.map((one) => ({
    ...one,
    id: newId(),
    attempt: 1,
    documents: { licence: [], identity: [], permits: [] },
    agreeVersion: shopAgreementLabel(0),
    answerBy: new Date(workdaysLater(one.at.getTime(), answerWorkdays)),
  }))
  await insertReady(tx, ready)
  return ready.map(({ id }) => id)
}

/** Attaches uploaded pictures to an application of the demo. */
export function putDocuments(
  { db }: Pick<Tools, 'db'>,
  { id, userId, documents }: { id: string; userId: string; documents: Documents },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const claimed = await claimDocuments(tx, userId, documents)
    if (!isRefusal(claimed)) await writeDocuments(tx, { id, documents: claimed })
  })
}
