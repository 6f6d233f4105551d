import { expect, test } from 'vitest'
import { headsQuery } from './tsquery.ts'

function term(...tokens: string[]) {
  return { tokens, others: [] }
}

test('the thing itself is what the last word names that is no measure', () => {
  expect(headsQuery([term('milk'), term('tea')])).toBe("'milk' & 'tea' & '^tea'")
  expect(headsQuery([term('milk'), term('1l')])).toBe("'milk' & '^milk' & '1l'")
  expect(headsQuery([term('1l')])).toBeUndefined()
})
