import { categoryOf, type CategoryTree } from '@hojip/catalog/rules'

interface CategoryAsked {
  category1Id?: string | undefined
  category2Id?: string | undefined
  category3Id?: string | undefined
}

/** The deepest category that was asked for. */
export function deepestOf({ category1Id, category2Id, category3Id }: CategoryAsked): string | undefined {
  return category3Id ?? category2Id ?? category1Id
}

/**
 * The same question about the category as it is now: an address may be older than a move or a merge. What the tree does
 * not know stays as it was asked.
 */
export function withCurrentCategory<A extends CategoryAsked>(tree: CategoryTree, asked: A): A {
  const found = categoryOf(tree, deepestOf(asked))
  if (!found) return asked
  const none = { category1Id: undefined, category2Id: undefined, category3Id: undefined }
  return { ...asked, ...none, [`category${found.level}Id`]: found.id }
}
