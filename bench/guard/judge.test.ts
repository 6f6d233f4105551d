import { expect, test } from 'vitest'
import { faultsOf } from './judge.ts'

const limits = { detail: { times: 2, statements: 1, kb: 10.1 } }

test('what stays within its limits is no fault, also a quarter more time', () => {
  expect(faultsOf(limits, { detail: { times: 2.5, statements: 1, kb: 10.1 } })).toEqual([])
})

test.each([
  [{ times: 2.51, statements: 1, kb: 10.1 }, 'detail: 2.51 times its reference, at most 2.5'],
  [{ times: 2, statements: 2, kb: 10.1 }, 'detail: 2 statements, at most 1'],
  [{ times: 2, statements: 1, kb: 10.2 }, 'detail: 10.2 KB, at most 10.1'],
])('%j is a fault', (detail, fault) => {
  expect(faultsOf(limits, { detail })).toEqual([fault])
})

test('a path without a limit and a limit without a path are faults', () => {
  const found = { times: 1, statements: 0 }
  expect(faultsOf({}, { detail: found })).toEqual(['detail: it has no limit'])
  expect(faultsOf({ detail: found }, {})).toEqual(['detail: it was not measured'])
})
