export const savedHref = '/me/collection'
/** The saved products whose price fell. */
export const priceDropsHref = `${savedHref}?only=drop`
export const followedHref = '/me/storefavorites'
