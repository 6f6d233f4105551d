/** What the calls take as an id: a UUID of any version. */
const form = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/**
 * Whether a stored value is an id. A browser's storage may hold anything, of older pages or of somebody's hands, and a call
 * refuses a whole list for one id that is none.
 */
export function isStoredId(value: unknown): value is string {
  return typeof value === 'string' && form.test(value)
}
