/** What other rooms' pages show of goods. Apart from the pages' list, which every first visit downloads. */
export { goodsHref, GoodsCards } from './goods-cards.tsx'
export { ListView } from './list/list-view.tsx'
export { useList } from './list/use-list.ts'
