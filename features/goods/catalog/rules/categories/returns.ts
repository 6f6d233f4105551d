import type { ReturnRule } from '@hojip/policy/contract'
import { pathOf, type Placed } from './tree.ts'

type Ruled = Placed & { returnRule: ReturnRule | null }

/** What holds for a category without a rule of its own: the rule of the nearest one above that has one. */
export function inheritedRule(tree: readonly Ruled[], parentId: string | null): ReturnRule {
  return pathOf(tree, parentId).findLast(({ returnRule }) => returnRule !== null)?.returnRule ?? 'noReason'
}
