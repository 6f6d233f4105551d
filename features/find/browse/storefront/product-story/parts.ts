import type { productParts } from '../product/product-page.tsx'

/** The parts of the usual page that this one shows too. */
export type ProductParts = typeof productParts
