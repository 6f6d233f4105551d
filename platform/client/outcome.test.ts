import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

test.each([
  [200, true, '10000', '', 'success'],
  [200, 1, '10000', '', 'success'],
  [200, true, '', '', 'success'],
  [200, false, '1523', '', 'success'],
  [500, false, '1523', '', 'success'],
  [200, false, '10000', 'no', 'error'],
  [200, 0, '40009', 'no', 'error'],
  [500, true, '10000', 'no', 'error'],
  [404, true, '10000', 'no', 'error'],
  [200, false, '1544', 'no', 'silent'],
  [500, false, '1544', 'no', 'silent'],
  [200, false, '50000', '举报成功', 'reported'],
  [400, false, '40001', '举报成功', 'reported'],
  [200, false, '40001', '举报成功了', 'error'],
  [401, false, '401', '', 'signedOut'],
  [401, true, '10000', '', 'signedOut'],
  [200, false, '401', '', 'signedOut'],
] as const)('HTTP %i, status %j, code %s, message %j: %s', (http, status, code, msg, outcome) =>
  expect(outcomeOf({ status: status as boolean, code, msg }, http)).toBe(outcome),
)

test.each([
  ['10000', 'success'],
  ['10001', 'error'],
  ['1523', 'error'],
] as const)('a login that answers %s: %s', (code, outcome) =>
  expect(outcomeOf({ status: true, code, msg: 'no' }, 200, '10000')).toBe(outcome),
)
