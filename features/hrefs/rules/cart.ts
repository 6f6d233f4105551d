export const cartHref = '/cart'
