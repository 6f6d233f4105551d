import { expect, test } from 'vitest'
import { readLacks, readSpecifiedFields, readWrittenFields } from './specified-fields.ts'
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
