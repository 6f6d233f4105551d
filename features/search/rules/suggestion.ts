/** What somebody typing may mean: a category, a shop or a goods. */
export interface SuggestedWord {
  text: string
  categoryId?: string
  categoryName?: string
  categoryPath?: string[]
  goodsId?: string
  shopId?: string
  shopSlug?: string
}
