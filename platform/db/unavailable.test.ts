import { expect, test } from 'vitest'
import { isUnavailable } from './unavailable.ts'

function failure(fields: object, message = '') {
  return Object.assign(new Error(message), fields)
}

test.each([
  failure({ code: 'ECONNREFUSED', syscall: 'connect' }),
  failure({ code: 'ENOENT', syscall: 'connect' }),
  failure({ code: 'ECONNRESET' }),
  failure({ code: '57P01' }, 'terminating connection due to administrator command'),
  failure({ code: '53300' }, 'too many clients already'),
  failure({ code: '08006' }),
  failure({}, 'timeout exceeded when trying to connect'),
  failure({}, 'Connection terminated unexpectedly'),
  failure({}, 'Client has encountered a connection error and is not queryable'),
  failure({}, 'Query read timeout'),
  failure({ code: '25006' }, 'cannot execute INSERT in a read-only transaction'),
  new AggregateError([failure({ code: 'ECONNREFUSED' }), failure({ code: 'ECONNREFUSED' })]),
])('%o means that the database is unavailable', (error) => expect(isUnavailable(error)).toBe(true))

test.each([
  failure({ code: '23505' }, 'duplicate key'),
  failure({ code: '42601' }, 'syntax error'),
  failure({ code: '57014' }, 'canceling statement due to statement timeout'),
  failure({ code: 'ENOENT', syscall: 'open' }),
  new TypeError('x is not a function'),
  'Connection terminated',
  undefined,
])('%o does not', (error) => expect(isUnavailable(error)).toBe(false))
