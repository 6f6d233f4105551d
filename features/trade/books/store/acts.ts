import { offsetOf, type PageRequest } from '@hojip/platform/db'
import type { Db, Tx } from '@hojip/db'

export interface OperatorAct {
  id: string
  userId: string
  act: string
  /** What it was done to: an issue's kind and id, a day, or a range of days. */
  subject: string
  outcome: string
  data?: object
  at: Date
}

/** Records who did what to the books. Rows are never changed. */
export async function recordAct(db: Db | Tx, act: OperatorAct): Promise<void> {
  const { userId, data, ...rest } = act
  await db
    .insertInto('operator_act')
    .values({ ...rest, user_id: userId, data: JSON.stringify(data ?? {}) })
    .execute()
}

export async function actsBefore(db: Db, page: PageRequest) {
  const rows = await db
    .selectFrom('operator_act as o')
    .innerJoin('account as a', 'a.id', 'o.user_id')
    .select(['o.id', 'o.act', 'o.subject', 'o.outcome', 'o.at', 'a.name'])
    .orderBy('o.at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute()
  const { n } = await db
    .selectFrom('operator_act')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return { rows, total: n }
}
