import type { ParsedInputOf } from '@hojip/platform/http'
import { folded, locales } from '@hojip/platform/i18n'
import { newId } from '@hojip/platform/ids'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { ReturnRule } from '@hojip/policy/contract'
import { returnText } from '@hojip/policy/return-texts'
import type { CategoriesCalls } from '../../contract/categories-calls.ts'
import { categoriesRefusals as r } from '../../refusals.ts'
import {
  belowOf,
  childrenOf,
  codeOf,
  mergeProblem,
  moveProblem,
  placedBefore,
  inheritedRule,
  mostCategories,
  mostLevels,
} from '../../rules/categories/tree.ts'
import * as store from '../../store/categories.ts'
import { insertCategories } from '../../store/writing/write-categories.ts'
import {
  changeSeen,
  changeTree,
  nameIn,
  placeIn,
  type Acting,
  type Held,
  type TreeTools,
} from './change-tree.ts'

type Input<K extends keyof CategoriesCalls> = ParsedInputOf<CategoriesCalls[K]>
type Name = store.CategoryRow['name']
type SameName = Refusal<'categories/sameName'>

/** Refuses a name that one of the siblings has in the same language: people could not tell them apart. */
function sameName(siblings: readonly { name: Name }[], names: readonly Name[]): SameName | undefined {
  for (const [at, name] of names.entries())
    for (const locale of locales) {
      const others = [...siblings.map((one) => one.name), ...names.slice(0, at)]
      if (others.some((other) => folded(other[locale]) === folded(name[locale])))
        return refuse(r.sameName, { name: name[locale] })
    }
  return undefined
}

/** A code that no category has or had. */
async function freeCode({ tx }: Held, name: Name): Promise<string> {
  const base = codeOf(name['en-US']) || 'category'
  const used = await store.usedCodes(tx, base)
  let code = base
  for (let n = 2; used.has(code); n += 1) code = `${base}-${n}`
  return code
}

type NotAdded = Refusal<`categories/${'gone' | 'sameCode' | 'tooDeep' | 'tooMany'}`> | SameName

export function addCategory(
  tools: TreeTools,
  { parentId, beforeId, name, code: given }: Input<'POST /sysConsole/addCategory'>,
  { note, locale }: Acting,
) {
  return changeTree(tools, async (held): Promise<{ pkId: string } | NotAdded> => {
    const { tx, tree } = held
    const parent = tree.find(({ pkId }) => pkId === parentId)
    if (parentId !== null && !parent) return refuse(r.gone)
    if (tree.length >= mostCategories) return refuse(r.tooMany, { most: mostCategories })
    const level = (parent?.level ?? 0) + 1
    if (level > mostLevels) return refuse(r.tooDeep)
    const siblings = childrenOf(tree, parentId)
    const twice = sameName(siblings, [name])
    if (twice) return twice
    if (given && (await store.usedCodes(tx, given)).has(given)) return refuse(r.sameCode, { code: given })
    const row = {
      pkId: newId(),
      parentId,
      level,
      code: given ?? (await freeCode(held, name)),
      name,
      version: 1,
      returnRule: null,
    }
    await insertCategories(tx, [
      {
        id: row.pkId,
        parent_id: parentId,
        level,
        code: row.code,
        name,
        picture: null,
        sort: 0,
        return_rule: null,
      },
    ])
    await store.writePlaces(tx, placedBefore(siblings, row, beforeId))
    note?.({ subject: { category: nameIn(row, locale), place: placeIn(tree, parentId, locale) } })
    return { pkId: row.pkId }
  })
}

export function renameCategory(
  tools: TreeTools,
  { name, ...seen }: Input<'POST /sysConsole/renameCategory'>,
  { note, locale }: Acting,
) {
  return changeSeen(tools, seen, async (held, row): Promise<null | SameName> => {
    const { tx, tree } = held
    const { pkId, parentId } = row
    const others = childrenOf(tree, parentId).filter((one) => one.pkId !== pkId)
    const twice = sameName(others, [name])
    if (twice) return twice
    const noted = (of: Name) => ({ name: locales.map((one) => of[one]).join(' · ') })
    note?.({ subject: { category: nameIn(row, locale) }, before: noted(row.name), after: noted(name) })
    await store.countChange(tx, pkId, name)
    held.follow([row, ...belowOf(tree, pkId)].map((one) => one.pkId))
    return null
  })
}

/** Changes what holds for products that are ordered from now on. Orders keep the rule that was agreed. */
export function setCategoryReturns(
  tools: TreeTools,
  { returnRule, ...seen }: Input<'POST /sysConsole/setCategoryReturns'>,
  { note, locale }: Acting,
) {
  return changeSeen(tools, seen, async (held, row): Promise<null> => {
    const { tx, tree } = held
    const noted = (own: ReturnRule | null) => ({
      returns: returnText(own ?? inheritedRule(tree, row.parentId))[locale],
    })
    note?.({
      subject: { category: nameIn(row, locale) },
      before: noted(row.returnRule),
      after: noted(returnRule),
    })
    await store.writeReturnRule(tx, row.pkId, returnRule)
    held.follow([row, ...belowOf(tree, row.pkId)].map((one) => one.pkId))
    return null
  })
}

type NotMoved = SameName | Refusal<'categories/gone' | 'categories/tooDeep' | 'categories/belowItself'>

/** Rows below a category whose level changes with it. */
function shifted(rows: readonly store.CategoryRow[], by: number): store.CategoryRow[] {
  return rows.map((row) => ({ ...row, level: row.level + by }))
}

export function moveCategory(
  tools: TreeTools,
  { parentId, beforeId, ...seen }: Input<'POST /sysConsole/moveCategory'>,
  { note, locale }: Acting,
) {
  return changeSeen(tools, seen, async (held, row): Promise<null | NotMoved> => {
    const { tx, tree } = held
    const parent = tree.find((one) => one.pkId === parentId)
    if (parentId !== null && !parent) return refuse(r.gone)
    const problem = moveProblem(tree, row, parentId)
    if (problem) return refuse(r[problem])
    const others = childrenOf(tree, parentId).filter((one) => one.pkId !== row.pkId)
    const twice = sameName(others, [row.name])
    if (twice) return twice
    const noted = (of: string | null) => ({ place: placeIn(tree, of, locale) })
    note?.({
      subject: { category: nameIn(row, locale) },
      before: noted(row.parentId),
      after: noted(parentId),
    })
    const moved = { ...row, parentId, level: (parent?.level ?? 0) + 1 }
    await store.writePlaces(tx, placedBefore(others, moved, beforeId))
    await store.countChange(tx, row.pkId)
    // Only the order has changed: no product is elsewhere.
    if (parentId === row.parentId) return null
    const below = belowOf(tree, row.pkId)
    await store.writeLevels(tx, shifted(below, moved.level - row.level))
    held.follow([row, ...below].map((one) => one.pkId))
    return null
  })
}

export function mergeCategory(
  tools: TreeTools,
  { intoId, ...seen }: Input<'POST /sysConsole/mergeCategory'>,
  { note, locale }: Acting,
) {
  return changeSeen(tools, seen, async (held, row): Promise<null | NotMoved> => {
    const { tx, tree } = held
    const into = tree.find((one) => one.pkId === intoId)
    if (!into) return refuse(r.gone)
    const problem = mergeProblem(tree, row, into)
    if (problem) return refuse(r[problem])
    const children = childrenOf(tree, row.pkId)
    const there = childrenOf(tree, intoId).filter((one) => one.pkId !== row.pkId)
    const names = children.map((one) => one.name)
    const twice = sameName(there, names)
    if (twice) return twice
    note?.({ subject: { category: nameIn(row, locale), into: nameIn(into, locale) } })
    const below = belowOf(tree, row.pkId)
    const by = into.level - row.level
    await store.writeLevels(tx, shifted(below, by))
    const gained = shifted(children, by).map((one) => ({ ...one, parentId: intoId }))
    await store.writePlaces(tx, [...there, ...gained])
    await store.writeMerged(tx, row.pkId, intoId)
    held.follow([row, ...below].map((one) => one.pkId))
    return null
  })
}

export function deleteCategory(
  tools: TreeTools,
  seen: Input<'POST /sysConsole/deleteCategory'>,
  { note, locale }: Acting,
) {
  return changeSeen(tools, seen, async (held, row): Promise<null | Refusal<'categories/notEmpty'>> => {
    const { tx, tree } = held
    const isEmpty = childrenOf(tree, row.pkId).length === 0 && !(await store.hasProducts(tx, row.pkId))
    if (!isEmpty) return refuse(r.notEmpty)
    note?.({ subject: { category: nameIn(row, locale), place: placeIn(tree, row.parentId, locale) } })
    await store.removeCategory(tx, row.pkId)
    return null
  })
}
