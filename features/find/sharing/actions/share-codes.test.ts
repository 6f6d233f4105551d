import { newId } from '@hojip/platform/ids'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lifeMs } from '../rules/life.ts'
import { readShareCode, shareKey, writeShareCode } from './share-codes.ts'

const key = shareKey('k3PzQ8vT1mXa9LdR7sWc2YbN5uHf4GjE')
const sharedAtMs = Date.UTC(2026, 10, 1, 9, 30)
const shared = { targetType: 'goods', targetId: newId(), skuId: null, sharedAtMs, priceFen: 2980 } as const

test('a code gives back what was shared, and is short enough for a QR code', () => {
  const code = writeShareCode(key, shared)
  expect(code).toMatch(/^[\w-]{48}$/)
  expect(readShareCode([key], code, sharedAtMs)).toEqual(shared)
})

test('any target, minute and price survive', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('goods', 'shop'),
      fc.uuid(),
      fc.option(fc.uuid()),
      fc.nat(70_000_000),
      fc.option(fc.nat(4_000_000_000)),
      (targetType, targetId, skuId, minute, priceFen) => {
        const one = { targetType, targetId, skuId, sharedAtMs: minute * 60_000, priceFen }
        expect(readShareCode([key], writeShareCode(key, one), one.sharedAtMs)).toEqual(one)
      },
    ),
  )
})

test('a code with an option still fits into what addresses take', () => {
  const withOption = { ...shared, skuId: newId() }
  const code = writeShareCode(key, withOption)
  expect(code).toMatch(/^[\w-]{70}$/)
  expect(readShareCode([key], code, sharedAtMs)).toEqual(withOption)
})

test('a changed character, a cut code and another key are broken', () => {
  const code = writeShareCode(key, shared)
  for (let at = 0; at < code.length; at++) {
    const changed = code.slice(0, at) + (code[at] === 'A' ? 'B' : 'A') + code.slice(at + 1)
    expect(readShareCode([key], changed, sharedAtMs)).toBe('broken')
    expect(readShareCode([key], code.slice(0, at), sharedAtMs)).toBe('broken')
  }
  expect(readShareCode([shareKey('another secret of the mall, 32 characters')], code, sharedAtMs)).toBe(
    'broken',
  )
})

test('a code works for thirty days and no minute longer', () => {
  const code = writeShareCode(key, shared)
  expect(readShareCode([key], code, sharedAtMs + lifeMs)).toEqual(shared)
  expect(readShareCode([key], code, sharedAtMs + lifeMs + 1)).toBe('expired')
})

test('a link of before the last change of the secret is read, while the secret before is known', () => {
  const code = writeShareCode(key, shared)
  const other = shareKey('another secret of the mall, 32 characters')
  expect(readShareCode([other, key], code, sharedAtMs)).toEqual(shared)
  expect(readShareCode([other], code, sharedAtMs)).toBe('broken')
})
