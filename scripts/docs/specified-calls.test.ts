import { expect, test } from 'vitest'
import { readSpecifiedCalls } from './specified-calls.ts'

test('each call of the specification is answered, or written down with what to ask instead and why', async () => {
  const { specified, answered, writtenDown } = await readSpecifiedCalls()
  expect(specified.length).toBeGreaterThan(150)
  expect(new Set(specified).size).toBe(specified.length)
  expect(specified.filter((call) => !answered.has(call) && !writtenDown.includes(call))).toEqual([])
})

test('what is written down as not answered is asked for, and is not answered', async () => {
  const { specified, answered, writtenDown } = await readSpecifiedCalls()
  expect(writtenDown.length).toBeGreaterThan(0)
  expect(new Set(writtenDown).size).toBe(writtenDown.length)
  expect(writtenDown.filter((call) => answered.has(call) || !specified.includes(call))).toEqual([])
})
