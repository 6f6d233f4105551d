const names = new Set(['deskUser', 'lastCarrier'])
const form = /^(agent|live:(?!mall:))/

/**
 * Whether an entry of the browser's storages belongs to the business site, which shares them with the shoppers' site and
 * has a session of its own: nothing that a shopper does deletes it.
 */
export function isOfBusiness(key: string): boolean {
  return names.has(key) || form.test(key)
}
