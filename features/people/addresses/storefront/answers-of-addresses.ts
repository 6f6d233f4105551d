/** The calls whose answers depend on the user's stored addresses: whatever changes one asks for them again. */
export const answersOfAddresses = [
  'GET /appUserAddress/queryAllAddress',
  'POST /bizGoods/queryDelivery',
  'POST /bizGoods/queryNotDelivered',
  'POST /bizOrder/submit/orderInfo',
] as const
