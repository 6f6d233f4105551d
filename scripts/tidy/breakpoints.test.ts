import { expect, test } from 'vitest'
import { breakpoints } from './breakpoints.ts'
import { said } from './testing.ts'

const page = 'features/trade/orders/business/list-page.tsx'

function saidOf(classes: string, path = page) {
  return said(breakpoints, { [path]: `export const shown = '${classes}'\n` })
}

test.each([
  ['grid sm:grid-cols-2', 'sm'],
  ['max-sm:hidden', 'max-sm'],
  ['lg:flex sm:max-lg:w-full', 'sm'],
])('%s is reported', (classes, name) => {
  expect(saidOf(classes)).toEqual([
    `${page}:1 ${name}: is no width of the theme, so its class does nothing: say md, lg, xl or 2xl`,
  ])
})

test('widths of the theme, other texts and tests are not reported', () => {
  expect(saidOf('md:flex max-lg:hidden 2xl:grid { sm: 1 } rounded-sm')).toEqual([])
  expect(saidOf('sm:flex', 'features/trade/orders/business/list-page.test.tsx')).toEqual([])
})
