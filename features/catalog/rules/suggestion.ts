/** What somebody typing may mean: a category or a goods. */
export interface SuggestedWord {
  text: string
  categoryId?: string
  categoryName?: string
  goodsId?: string
}
