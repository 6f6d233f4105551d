import { known } from '@hojip/platform/known'

/**
 * What staff of a shop may be allowed to do. Each call of a shop's staff names one of these (`right`), and the server
 * does not start with a call that names none.
 */
export const rights = [
  'orders.read',
  'orders.edit',
  'orders.ship',
  'customers.read',
  'refunds.answer',
  'products.read',
  'products.edit',
  'stock.edit',
  'freight.edit',
  'comments.answer',
  'service',
  'figures.read',
  'money.read',
  'shop.edit',
  'staff.manage',
] as const
export type Right = (typeof rights)[number]

/** In the order in which pages list them. */
export const staffRoles = ['owner', 'goods', 'orders', 'service', 'money', 'readOnly'] as const
export type StaffRole = (typeof staffRoles)[number]

const toRead: readonly Right[] = ['orders.read', 'products.read', 'figures.read']

const rightsOfRole: Record<StaffRole, readonly Right[]> = {
  owner: rights,
  goods: [...toRead, 'products.edit', 'stock.edit', 'freight.edit', 'comments.answer'],
  orders: [...toRead, 'orders.edit', 'orders.ship', 'customers.read', 'stock.edit'],
  service: [...toRead, 'orders.edit', 'refunds.answer', 'comments.answer', 'service'],
  money: [...toRead, 'money.read'],
  readOnly: toRead,
}

/** What somebody with these roles may do: all that any of them may, in the order of `rights`. */
export function rightsOf(roles: readonly StaffRole[]): Right[] {
  return rights.filter((right) => roles.some((role) => roleHas(role, right)))
}

/** A role of a newer version has none here. */
export function roleHas(role: StaffRole, right: Right): boolean {
  return known(rightsOfRole, role)?.includes(right) ?? false
}
