/** The most products that a shopper may save. */
export const maxFavourites = 2_000
/** The most options and prices that a shopper may wait for. */
export const maxAlerts = 100
/** The most shops that a shopper may follow. */
export const maxFollows = 500
/** The most products that a shopper may follow. */
export const maxFollowedProducts = 2_000
/** How many products of each shop the list of follows shows. */
export const productsOfShop = 4
