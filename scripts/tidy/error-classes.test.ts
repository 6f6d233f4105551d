import { expect, test } from 'vitest'
import { errorClasses } from './error-classes.ts'
import { said } from './testing.ts'

test('a class that is not an error is reported', () => {
  const text = `export class Cart {}
export const Order = class extends Cart {}
export class CartError extends Error {}
export class LostError extends CartError {}
export class Boundary extends Component { static getDerivedStateFromError() {} }
export class Page extends Component { render() {} }
`
  const why = 'a class that is no Error: write functions and values'
  expect(said(errorClasses, { 'platform/ui/cart.ts': text })).toEqual([
    `platform/ui/cart.ts:1 ${why}`,
    `platform/ui/cart.ts:6 ${why}`,
    `platform/ui/cart.ts:2 ${why}`,
  ])
})
