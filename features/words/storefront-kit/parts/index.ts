export { Brand, Mark } from './brand.tsx'
export { ShopMark } from './shop-mark.tsx'
export { siteName, useKitTexts } from './texts.ts'
