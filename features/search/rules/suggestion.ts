/** A suggestion while typing: a category, a shop or a product. */
export interface SuggestedWord {
  text: string
  categoryId?: string
  categoryName?: string
  categoryPath?: string[]
  goodsId?: string
  shopId?: string
  shopSlug?: string
  pic?: string
}
