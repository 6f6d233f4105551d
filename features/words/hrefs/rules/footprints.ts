export const seenHref = '/me/footprint'
