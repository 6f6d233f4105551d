import { expect, test } from 'vitest'
import { z } from 'zod'
import { failingLog } from '../../testing/logs/failing-log.ts'
import { createApi } from '../api.ts'
import type { Bound } from '../bind.ts'
import type { Call } from '../contract.ts'
import { routeTableFaults } from './route-table.ts'

const sound = {
  summary: 'A caller’s own thing',
  auth: 'user',
  owner: 'self',
  rate: 'write',
  cache: 'none',
  input: z.object({ id: z.string() }),
  output: z.null(),
} satisfies Call

function bound(changes: object = {}, key = 'POST /things/{id}'): Bound {
  return { key, call: { ...sound, ...changes }, handler: async () => null }
}

function faults(...args: Parameters<typeof bound>) {
  return routeTableFaults([bound(...args)], ['sell'])
}

test('a sound table has no faults', () => {
  const open = { auth: 'public', owner: 'none', rate: 'read', cache: 'public', input: z.object({}) }
  const told = { auth: 'callback', owner: 'gateway', rate: 'callback', input: z.unknown() }
  expect(routeTableFaults([bound(), bound(open, 'GET /list'), bound(told, 'POST /told')])).toEqual([])
})

test.each(['auth', 'owner', 'rate', 'cache', 'input', 'output'])('a call without %s is a fault', (column) => {
  expect(faults({ [column]: undefined })).toEqual([expect.stringContaining(column)])
})

test.each([
  ['owner self with auth public', { auth: 'public' }],
  ['owner none with auth staff', { auth: 'staff', owner: 'none', right: 'sell' }],
  ['owner mall with auth staff', { auth: 'staff', owner: 'mall', right: 'sell' }],
  ['staff without a right', { auth: 'staff', owner: 'shop' }],
  ['no such right: rob', { auth: 'staff', owner: 'shop', right: 'rob' }],
  ['a right with auth user', { right: 'sell' }],
  ['owner shop with auth user', { owner: 'shop' }],
  ['owner self with auth operator', { auth: 'operator' }],
  ['rate write with auth callback', { auth: 'callback', owner: 'gateway' }],
  ['rate callback with auth user', { rate: 'callback' }],
  ['cache public with auth user', { rate: 'read', cache: 'public' }],
  ['cache public with rate write', { auth: 'public', owner: 'none', cache: 'public' }],
  ['auth is root', { auth: 'root' }],
  ['auth is toString', { auth: 'toString' }],
  ['rate is toString', { rate: 'toString' }],
  ['{id} is not in the input', { input: z.object({}) }],
  ['an Idempotency-Key belongs', { auth: 'public', owner: 'none', idempotency: 'required' }],
])('%s is a fault', (fault, changes) => {
  expect(faults(changes)).toEqual([expect.stringContaining(fault)])
})

test('a GET writes nothing', () => {
  expect(faults({}, 'GET /things/{id}')).toEqual([expect.stringContaining('a GET changes nothing')])
})

test.each(['PUT /things/{id}', 'POST things/{id}', 'POST /things/{id}?a=1', 'POST /things//{id}'])(
  '%s is not a key',
  (key) => {
    expect(faults({}, key)).toEqual([expect.stringContaining('not `METHOD /path`')])
  },
)

test('a call without a handler is a fault', () => {
  const handler = undefined as unknown as Bound['handler']
  expect(routeTableFaults([{ ...bound(), handler }])).toEqual(['POST /things/{id}: no handler'])
})

test('a call declared by two rooms is a fault, also with other placeholder names', () => {
  const other = bound({ input: z.object({ pkId: z.string() }) }, 'POST /things/{pkId}')
  expect(routeTableFaults([bound(), bound()])).toEqual(['POST /things/{id}: declared twice'])
  expect(routeTableFaults([bound(), other])).toEqual([
    'POST /things/{pkId}: declared twice, also as POST /things/{id}',
  ])
})

test('the server does not start with faults, and names them all', () => {
  const start = () =>
    createApi({
      calls: [bound({ auth: 'public' }), bound({ rate: undefined }, 'POST /other/{id}')],
      log: failingLog(),
      authenticate: async () => null,
      origins: () => [],
      checkOutput: true,
    })
  expect(start).toThrow(
    /POST \/things\/\{id\}: owner self with auth public\n.*POST \/other\/\{id\}: rate is undefined/,
  )
})
