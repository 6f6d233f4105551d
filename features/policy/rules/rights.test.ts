import { expect, test } from 'vitest'
import { rights, rightsOf, roleHas, staffRoles } from './rights.ts'

test('an owner may do everything, nobody without a role anything', () => {
  expect(rightsOf(['owner'])).toEqual(rights)
  expect(rightsOf([])).toEqual([])
})

test('two roles add up, in the order of the table', () => {
  const both = rightsOf(['service', 'orders'])
  expect(both).toEqual(rights.filter((right) => roleHas('service', right) || roleHas('orders', right)))
  expect(both).toContain('service')
  expect(both).toContain('orders.ship')
})

test.each(staffRoles.filter((role) => role !== 'owner'))('%s cannot raise itself', (role) => {
  expect(roleHas(role, 'staff.manage')).toBe(false)
})

test('who only reads changes nothing and sees no customer', () => {
  expect(rightsOf(['readOnly']).every((right) => right.endsWith('.read'))).toBe(true)
  expect(roleHas('readOnly', 'customers.read')).toBe(false)
})
