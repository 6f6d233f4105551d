/** What crawlers have no business with: pages of one reader, forms, and the business site. */
export const privatePaths = [
  '/me',
  '/cart',
  '/orders',
  '/pay',
  '/refunds',
  '/refundOffers',
  '/queue',
  '/commentGoods',
  '/chatroom',
  '/customer',
  '/login',
  '/register',
  '/forgotpassword',
  '/resetPassword',
  '/relevance',
  '/share?',
  '/business',
]

/** Below a private path, but for everybody. */
export const publicBelow = ['/me/help']
