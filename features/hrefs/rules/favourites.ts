export const savedHref = '/me/collection'
/** Of the saved products those whose price fell. */
export const priceDropsHref = `${savedHref}?only=drop`
export const followedHref = '/me/storefavorites'
