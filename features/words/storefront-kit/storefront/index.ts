export type { CategoryRow, ShownCategory } from './categories/category-panel.tsx'
export { GlyphMark, PartnerMark } from './partners/partner-mark.tsx'
export { ProductCard, QuickAdd, type CardProduct } from './products/product-card.tsx'
export { ProductGridSkeleton } from './products/product-grid-skeleton.tsx'
