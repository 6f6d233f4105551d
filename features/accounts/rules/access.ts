/** The menus each role may open; this is the session's access list. */
const access: Record<'shopper' | 'staff' | 'operator', readonly string[]> = {
  shopper: ['cart', 'orders', 'addresses'],
  staff: ['cart', 'orders', 'addresses', 'errors', 'console.orders'],
  operator: ['cart', 'orders', 'addresses', 'errors', 'console.orders', 'console.mall'],
}

export function accessOf(role: keyof typeof access): string[] {
  return [...access[role]]
}
