export const addressesHref = '/me/address'
