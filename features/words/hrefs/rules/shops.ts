/** The page on which staff edit their shop's description of itself. */
export const ownShopHref = '/business/shop'
