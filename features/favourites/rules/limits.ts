/** Goods that one shopper may save. */
export const maxFavourites = 2_000
/** Shops that one shopper may follow. */
export const maxFollows = 500
/** Goods of a shop that the list of follows shows. */
export const goodsOfShop = 4
