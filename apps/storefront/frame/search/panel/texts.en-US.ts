import type { SearchTexts } from './texts.zh-CN.ts'

export const enUS = {
  suggestions: 'Search suggestions',
  groups: {
    recent: 'Recent searches',
    hot: 'Popular searches',
    words: 'Did you mean',
    categories: 'Category',
    brands: 'Brand',
    shops: 'Shop',
    goods: 'Products',
    help: 'Help',
  },
  within: (category) => `in ${category}`,
  products: (n) => (n === 1 ? '1 product' : `${n} products`),
  count: (n) => (n === 1 ? '1 suggestion, use the arrow keys' : `${n} suggestions, use the arrow keys`),
  none: 'No suggestions, press Enter to search',
  clear: 'Clear all',
  remove: (words) => `Delete the search “${words}”`,
  deleteKey: 'Press Delete to delete it',
  deleted: 'Search deleted',
  deletedAll: 'All searches deleted',
  undo: 'Undo',
} satisfies SearchTexts
