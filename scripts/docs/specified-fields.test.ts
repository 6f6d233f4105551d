import { expect, test } from 'vitest'
import { readLacks, readRefused, readSpecifiedFields, readWrittenFields } from './specified-fields.ts'
import { readSpecifiedCalls } from './specified-calls.ts'

test('each field that clients of the specification read is answered, or written down with what to read instead', async () => {
  const written = readWrittenFields()
  const lacks = await readLacks()
  const silent = lacks.filter(
    ({ call, shape, field }) => !written.has(`${call} ${field}`) && !written.has(`${shape} ${field}`),
  )
  expect(silent).toEqual([])
})

test('what is written down as not answered is read, and is not answered', async () => {
  const lacks = (await readLacks()).flatMap(({ call, shape, field }) => [
    `${call} ${field}`,
    `${shape} ${field}`,
  ])
  expect([...readWrittenFields()].filter((one) => !lacks.includes(one))).toEqual([])
})

test('each field that clients of the specification send is taken, and each that a call needs is sent, or written down', async () => {
  const refused = (await readRefused()).map(({ call, field }) => `${call} ${field}`)
  const written = readWrittenFields('Sent fields')
  expect(refused.filter((one) => !written.has(one))).toEqual([])
  // What is written down as refused is sent, and is refused.
  expect([...written].filter((one) => !refused.includes(one))).toEqual([])
})

test('each call that shoppers’ clients ask for and the mall answers is in the list of what is sent', async () => {
  const { specified, answered } = await readSpecifiedCalls()
  const sent = readSpecifiedFields('sent').calls.map(([call]) => call)
  expect(new Set(sent).size).toBe(sent.length)
  // Of consoles only names are asked for, and gateways send what is theirs.
  const isOfShoppers = (call: string) => !/ \/(?:bizConsole|sysConsole|bizPay\/notify)\//.test(call)
  expect(
    specified.filter((call) => isOfShoppers(call) && answered.has(call) && !sent.includes(call)),
  ).toEqual([])
})

test('the list names only calls that clients of the specification ask for and the mall answers', async () => {
  const { specified, answered } = await readSpecifiedCalls()
  const { calls, shapes } = readSpecifiedFields()
  const names = calls.map(([call]) => call)
  expect(names.length).toBeGreaterThan(80)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((call) => !specified.includes(call) || !answered.has(call))).toEqual([])
  // A shape that no call has would never be compared.
  const used = new Set(calls.flatMap(([, words]) => words))
  expect([...shapes.keys()].filter((shape) => !used.has(shape))).toEqual([])
})
