import { expect, test } from 'vitest'
import { shortNetwork } from './network.ts'
import { isRecorded } from './recorded.ts'
import { redacted } from './redact.ts'

function stored(value: unknown): unknown {
  return JSON.parse(redacted(value))
}

test.each([
  'password',
  'newPassword',
  'code',
  'smscode',
  'ticket',
  'bindTicket',
  'token',
  'deskToken',
  'secret',
  'recoveryCodes',
  'puzzle',
  'authorization',
])('%s is never stored', (name) => {
  expect(stored({ [name]: 'open sesame', nested: [{ [name]: { deep: 'open sesame' } }] })).toEqual({
    [name]: '[secret]',
    nested: [{ [name]: '[secret]' }],
  })
})

test.each([
  [{ phone: '13812345678' }, { phone: '138****5678' }],
  [{ phone: '+8613812345678' }, { phone: '138****5678' }],
  [{ mobile: '1234' }, { mobile: '***' }],
  [{ content: '打给 13812345678 或 010-1234-5678' }, { content: '打给 138****5678 或 010-****-5678' }],
  [{ content: '+86 138 1234 5678' }, { content: '138****5678' }],
])('phone numbers are masked: %j', (given, masked) => expect(stored(given)).toEqual(masked))

test.each([
  { number: '13812345678' },
  { order: '25112509361234567890' },
  { content: '订单 25112509361234567890 已发货' },
  { pkId: '019a0000-1381-7234-8567-a13812345678' },
  { parcels: [{ lineIds: ['019a0000-1381-7234-8567-a13812345678'] }] },
  { expCode: 'shunfeng', refundMoney: '22.90', days: 3, isOn: true, none: null },
])('what identifies the matter stays: %j', (given) => expect(stored(given)).toEqual(given))

test('files and the addresses of uploads are not stored', () => {
  const file = { name: 'kimchi.png', bytes: Buffer.from('png') }
  const files = ['/uploads/2026/a.webp', 'https://hojip.test/uploads/b.webp']
  expect(stored({ file, files, raw: Buffer.from('x'), path: '/goods' })).toEqual({
    file: '[file]',
    files: ['[file]', '[file]'],
    raw: '[file]',
    path: '/goods',
  })
})

test('long texts, long lists, deep objects and large inputs are cut', () => {
  const { content, list, deep } = stored({
    content: '泡'.repeat(500),
    list: Array.from({ length: 60 }, (_, i) => i),
    deep: { a: { b: { c: { d: { e: 1 } } } } },
  }) as { content: string; list: unknown[]; deep: unknown }
  expect(content).toBe(`${'泡'.repeat(200)}…`)
  expect([list.length, list.at(-1)]).toEqual([51, '[10 more]'])
  expect(JSON.stringify(deep)).toContain('[more]')
  const large = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`field${i}`, 'x'.repeat(200)]))
  expect(stored(large)).toEqual({ tooLong: expect.any(Number) })
  expect(stored(undefined)).toEqual({})
})

test.each([
  ['203.0.113.9', '203.0.113.*'],
  ['2001:0db8:0000:0001', '2001:0db8:0000:*'],
  ['nonsense', 'unknown'],
])('of the address %s the network %s is stored', (network, short) =>
  expect(shortNetwork(network)).toBe(short),
)

test.each([
  ['staff', 'write', undefined, true],
  ['operator', 'write', undefined, true],
  ['staff', 'pay', undefined, true],
  ['staff', 'read', undefined, false],
  ['staff', 'poll', undefined, false],
  ['operator', 'search', undefined, false],
  ['staff', 'write', 'never', false],
  ['user', 'write', undefined, false],
  ['public', 'login', 'named', true],
] as const)('a call of %s with the rate %s and record %s: %s', (auth, rate, record, is) => {
  expect(isRecorded({ auth, rate, ...(record && { record }) })).toBe(is)
})
