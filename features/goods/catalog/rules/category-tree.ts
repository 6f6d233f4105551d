import { mustGet } from '@hojip/platform/collections'
import { textIn, type Locale, type LocalText } from '@hojip/platform/i18n'
import type { ReturnRule } from '@hojip/policy/contract'
import type { CategoryNode } from '../contract.ts'
import { picturePath } from './card.ts'

export interface CategoryFacts {
  id: string
  parentId: string | null
  level: number
  code: string
  name: LocalText
  picture: string | null
  /** Its own rule of returns; null: that of the category above. */
  returnRule: ReturnRule | null
  /** The categories that were merged into this one. Whatever names one of them means this one. */
  merged: { id: string; code: string }[]
}

/** The tree as processes cache it. */
export interface CategoryTree {
  roots: CategoryNode[]
  byId: ReadonlyMap<string, CategoryFacts>
  /** By the ids of merged categories: the ones they were merged into. */
  byMerged: ReadonlyMap<string, CategoryFacts>
  nodeById: ReadonlyMap<string, CategoryNode>
}

/** Builds the tree. Parents are listed before their children, siblings in their order. */
export function categoryTree(categories: readonly CategoryFacts[]): CategoryTree {
  const roots: CategoryNode[] = []
  const nodeById = new Map<string, CategoryNode>()
  for (const one of categories) {
    const children: CategoryNode[] = []
    const parent = one.parentId === null ? undefined : nodeById.get(one.parentId)
    const node: CategoryNode = {
      pkId: one.id,
      categoryCode: one.code,
      categoryName: textIn(one.name, 'zh-CN'),
      categoryNameEn: textIn(one.name, 'en-US'),
      categoryNameKo: textIn(one.name, 'ko-KR'),
      categoryImg: picturePath(one.picture) || null,
      level: one.level,
      parentId: one.parentId,
      returnRule: one.returnRule ?? parent?.returnRule ?? 'noReason',
      // The specification reads one name, its clients the other.
      children,
      childrenList: children,
    }
    nodeById.set(one.id, node)
    const siblings = one.parentId === null ? roots : parent?.children
    siblings?.push(node)
  }
  return {
    roots,
    byId: new Map(categories.map((one) => [one.id, one])),
    byMerged: new Map(categories.flatMap((one) => one.merged.map(({ id }) => [id, one]))),
    nodeById,
  }
}

/** The category with this id, or the one that it was merged into. */
export function categoryOf(tree: CategoryTree, id: string | null | undefined): CategoryFacts | undefined {
  return id ? (tree.byId.get(id) ?? tree.byMerged.get(id)) : undefined
}

/** By code, that of a merged category too. */
export function categoriesByAnyCode<C extends { code: string; merged: readonly { code: string }[] }>(
  categories: readonly C[],
): Map<string, C> {
  return new Map(categories.flatMap((one) => [one, ...one.merged].map(({ code }) => [code, one])))
}

/** The nodes below a category, or of the whole tree, down to a level. */
export function subtree(
  tree: CategoryTree,
  asked: { level?: number | undefined; parentId?: string | undefined },
): CategoryNode[] {
  const parent = categoryOf(tree, asked.parentId)
  const nodes = asked.parentId ? (parent ? mustGet(tree.nodeById, parent.id).children : []) : tree.roots
  return asked.level === undefined ? nodes : cut(nodes, asked.level)
}

function cut(nodes: readonly CategoryNode[], level: number): CategoryNode[] {
  return nodes
    .filter((node) => node.level <= level)
    .map((node) => {
      const children = cut(node.children, level)
      return { ...node, children, childrenList: children }
    })
}

/** Names of the categories in a language, level 1 first; unknown ids are left out. */
export function categoryPath(
  tree: CategoryTree,
  ids: readonly (string | null)[],
  locale: Locale,
): { pkId: string; categoryName: string }[] {
  return ids.flatMap((id) => {
    const found = categoryOf(tree, id)
    return found ? [{ pkId: found.id, categoryName: textIn(found.name, locale) }] : []
  })
}

/** A category with its ancestors, level 1 first; empty for an unknown one. */
export function pathTo(
  tree: CategoryTree,
  id: string | undefined,
  locale: Locale,
): { pkId: string; categoryCode: string; categoryName: string }[] {
  const found = categoryOf(tree, id)
  if (!found) return []
  const own = { pkId: found.id, categoryCode: found.code, categoryName: textIn(found.name, locale) }
  return [...pathTo(tree, found.parentId ?? undefined, locale), own]
}
