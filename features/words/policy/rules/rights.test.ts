import { expect, test } from 'vitest'
import { rights, rightsOf, roleHas, staffRoles, type Right, type StaffRole } from './rights.ts'

test('an owner may do everything, nobody without a role anything', () => {
  expect(rightsOf(['owner'])).toEqual(rights)
  expect(rightsOf([])).toEqual([])
})

/** Who may do what, decided here by hand: a right that the code gives or takes has to be given or taken here, too. */
const decided: Record<Right, string> = {
  //                  owner goods orders service money readOnly
  'orders.read': '     yes   yes   yes    yes     yes   yes',
  'orders.edit': '     yes   no    yes    yes     no    no',
  'orders.ship': '     yes   no    yes    no      no    no',
  'customers.read': '  yes   no    yes    no      no    no',
  'refunds.answer': '  yes   no    no     yes     no    no',
  'products.read': '   yes   yes   yes    yes     yes   yes',
  'products.edit': '   yes   yes   no     no      no    no',
  'stock.edit': '      yes   yes   yes    no      no    no',
  'freight.edit': '    yes   yes   no     no      no    no',
  'comments.answer': ' yes   yes   no     yes     no    no',
  service: '           yes   no    no     yes     no    no',
  'figures.read': '    yes   yes   yes    yes     yes   yes',
  'money.read': '      yes   no    no     no      yes   no',
  'shop.edit': '       yes   no    no     no      no    no',
  'staff.manage': '    yes   no    no     no      no    no',
}
const roles: readonly StaffRole[] = ['owner', 'goods', 'orders', 'service', 'money', 'readOnly']

test('each role has the rights that were decided for it, and no others', () => {
  expect(staffRoles).toEqual(roles)
  expect(rights.toSorted()).toEqual(Object.keys(decided).toSorted())
  const given = rights.map((right) => [right, ...roles.map((role) => (roleHas(role, right) ? 'yes' : 'no'))])
  expect(given).toEqual(rights.map((right) => [right, ...decided[right].trim().split(/ +/)]))
  for (const [place, role] of roles.entries())
    expect(rightsOf([role])).toEqual(
      rights.filter((right) => decided[right].trim().split(/ +/)[place] === 'yes'),
    )
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
