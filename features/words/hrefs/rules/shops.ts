/** What a shop says about itself, for its own staff. */
export const ownShopHref = '/business/shop'
