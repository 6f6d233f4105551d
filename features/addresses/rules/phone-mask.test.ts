import { expect, test } from 'vitest'
import { maskPhone } from './phone-mask.ts'

test.each([
  ['13843336021', '138****6021'],
  ['010-1234-5678', '010-****-5678'],
])('%s is shown as %s', (phone, shown) => expect(maskPhone(phone)).toBe(shown))
