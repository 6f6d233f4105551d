import type { Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { CallContext } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { minuteMs } from '@hojip/platform/clock'
import { categoriesRefusals as r } from '../../refusals.ts'
import { pathOf } from '../../rules/categories/tree.ts'
import { readTree, type CategoryRow } from '../../store/categories.ts'
import { categoriesWithStrays, markCategories } from '../../store/changes/follow-categories.ts'
import { bumpCatalogVersion } from '../../store/version.ts'
import { holdCategories } from '../../store/writing/write-categories.ts'
import { followCategories } from './follow-categories.ts'

/** The queue in which products follow their categories. */
export const followJob = 'categories.follow'

export interface FollowJob {
  /** To be looked at once more: a product may have been saved while they were changed. */
  again?: string[]
}

const againMs = minuteMs

export type TreeTools = Pick<Tools, 'db' | 'clock' | 'jobs'>
export type Acting = Pick<CallContext, 'note' | 'locale'>

/** What a change sees: the tree as it is, which nobody else changes meanwhile. */
export interface Held {
  tx: Tx
  tree: CategoryRow[]
  /** Marks that the products of these categories have to follow. */
  follow: (ids: readonly string[]) => void
}

/** Runs a change of the tree, and sends its products after it unless it was refused. */
export function changeTree<A>({ db, clock, jobs }: TreeTools, change: (held: Held) => Promise<A>) {
  return inTransaction(db, async (tx) => {
    await holdCategories(tx)
    const following: string[] = []
    const answer = await change({ tx, tree: await readTree(tx), follow: (ids) => following.push(...ids) })
    if (isRefusal(answer)) return answer
    if (following.length > 0) {
      await markCategories(tx, following)
      await jobs.send(tx, followJob, {} satisfies FollowJob)
      const at = new Date(clock.nowMs() + againMs)
      await jobs.send(tx, followJob, { again: following } satisfies FollowJob, { at })
    }
    await bumpCatalogVersion(tx)
    return answer
  })
}

type Stale = Refusal<'categories/gone' | 'categories/changed'>

/** The same for a change of one category, of which the caller has seen a version. */
export function changeSeen<A>(
  tools: TreeTools,
  { pkId, version }: { pkId: string; version: number },
  change: (held: Held, row: CategoryRow) => Promise<A>,
) {
  return changeTree(tools, async (held): Promise<A | Stale> => {
    const row = held.tree.find((one) => one.pkId === pkId)
    if (!row) return refuse(r.gone)
    return row.version === version ? change(held, row) : refuse(r.changed)
  })
}

/** Lets products follow their categories. Run again, it goes on where it was. */
export async function follow(tools: Pick<Tools, 'db' | 'clock'>, { again }: FollowJob): Promise<void> {
  if (again)
    await inTransaction(tools.db, async (tx) => markCategories(tx, await categoriesWithStrays(tx, again)))
  await followCategories(tools)
}

/** A name as the log of operators shows it. */
export function nameIn({ name }: Pick<CategoryRow, 'name'>, locale: Locale): string {
  return textIn(name, locale)
}

/** The place of a category in words, such as `Food › Tea`; '' for the first level. */
export function placeIn(tree: readonly CategoryRow[], parentId: string | null, locale: Locale): string {
  return pathOf(tree, parentId)
    .map((one) => nameIn(one, locale))
    .join(' › ')
}
