/** The menus each role may open; this is the session's access list. */
const access: Record<'shopper' | 'staff' | 'operator', readonly string[]> = {
  shopper: ['cart', 'orders', 'addresses'],
  staff: ['cart', 'orders', 'addresses', 'errors'],
  operator: ['cart', 'orders', 'addresses', 'errors', 'console.mall'],
}

/** A role's menus, and what staff may do in their shop (`rightsOf`). */
export function accessOf(role: keyof typeof access, rights: readonly string[]): string[] {
  return [...access[role], ...rights]
}
