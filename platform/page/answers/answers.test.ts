import { expect, test, vi } from 'vitest'
import { ApiError, type Client } from '../../client/index.ts'
import { keyOf } from './answer-entry.ts'
import { createAnswers } from './answers.ts'

const call = 'GET /thing' as never
function input(id: number) {
  return { id } as never
}

function key(id: number) {
  return keyOf('GET /thing', { id })
}

/** A server whose answers the test gives by hand. */
function aServer() {
  const waiting: { input: unknown; answer: (value: unknown) => void; fail: (error: Error) => void }[] = []
  const client = ((_key: string, given: unknown) =>
    new Promise((answer, fail) => waiting.push({ input: given, answer, fail }))) as unknown as Client
  let now = 1000
  const answers = createAnswers({ client, nowMs: () => now, retryAfterMs: 0 })
  return { answers, waiting, later: (ms: number) => (now += ms) }
}

function settled() {
  return new Promise((done) => setTimeout(done, 5))
}

test('equal calls share one request, whatever the order of their input', () => {
  expect(keyOf('GET /a', { a: 1, b: { d: 1, c: undefined } })).toBe(keyOf('GET /a', { b: { d: 1 }, a: 1 }))
  const { answers, waiting } = aServer()
  const first = answers.ask(call, input(1))
  expect(answers.ask(call, input(1))).toBe(first)
  void answers.ask(call, input(2))
  expect(waiting.map((one) => one.input)).toEqual([{ id: 1 }, { id: 2 }])
})

test('a cached answer is returned at once, and renewed when it is old', async () => {
  const { answers, waiting, later } = aServer()
  answers.put('GET /thing', { id: 1 }, 'old')
  expect(await answers.prefetch(call, input(1))).toBe('old')
  expect(waiting).toHaveLength(0)
  later(31_000)
  expect(await answers.prefetch(call, input(1))).toBe('old')
  waiting[0]!.answer('new')
  await settled()
  expect(answers.state(key(1)).answer).toBe('new')
})

test('a fresh answer is waited for on request, unless one has just arrived', async () => {
  const { answers, waiting, later } = aServer()
  answers.put('GET /thing', { id: 1 }, 'old')
  expect(await answers.prefetch(call, input(1), { fresh: true })).toBe('old')
  later(1_000)
  const asked = answers.prefetch(call, input(1), { fresh: true })
  waiting[0]!.answer('new')
  expect(await asked).toBe('new')
})

test('a lost connection is retried once, a refusal is not', async () => {
  const { answers, waiting } = aServer()
  const lost = answers.ask(call, input(1))
  waiting[0]!.fail(new TypeError('Failed to fetch'))
  await settled()
  waiting[1]!.answer('there')
  expect(await lost).toBe('there')
  const refused = answers.ask(call, input(2))
  waiting[2]!.fail(new ApiError({ code: '40004', msg: 'gone', data: null }))
  await expect(refused).rejects.toThrow('gone')
  expect(waiting).toHaveLength(3)
  expect(answers.state(key(2)).error).toBeInstanceOf(ApiError)
})

test('an outdated answer changes nothing', async () => {
  const { answers, waiting } = aServer()
  const listener = vi.fn<() => void>()
  answers.subscribe('GET /thing', { id: 1 }, listener)
  void answers.ask(call, input(1))
  answers.forget()
  await settled()
  waiting[0]!.answer('of the user before')
  waiting[1]!.answer('of this user')
  await settled()
  expect(answers.state(key(1)).answer).toBe('of this user')
})

test('signing out drops every answer that is not shown', () => {
  const { answers, waiting } = aServer()
  answers.put('GET /thing', { id: 1 }, 'secret')
  answers.forget()
  expect(answers.state(key(1)).answered).toBe(false)
  expect(waiting).toHaveLength(0)
})

test('a refresh fetches shown answers again and marks the others as old', async () => {
  const { answers, waiting } = aServer()
  answers.put('GET /thing', { id: 1 }, 'shown')
  answers.put('GET /thing', { id: 2 }, 'kept')
  answers.subscribe('GET /thing', { id: 1 }, () => undefined)
  void answers.refresh(['GET /thing'])
  expect(waiting.map((one) => one.input)).toEqual([{ id: 1 }])
  expect(answers.isFresh(answers.state(key(2)))).toBe(false)
})

test('the page gets what it shows of an answer, and no more is handed to the browser', async () => {
  const { answers } = aServer()
  const answer = { list: [{ id: 1, hidden: 'x' }] }
  const shows = ({ list }: { list: { id: number }[] }) => ({ list: list.map(({ id }) => ({ id })) })
  const shown = { list: [{ id: 1 }] }
  answers.put('GET /thing', { id: 1 }, answer)
  expect(await answers.prefetch(call, input(1), { shows })).toEqual(shown)
  expect(answers.state(key(1)).answer).toBe(answer)
  expect(answers.handOver()).toEqual([['GET /thing', { id: 1 }, shown]])
})

test('at most 300 answers are cached, shown ones always', () => {
  const { answers } = aServer()
  answers.put('GET /thing', { id: 0 }, 'shown')
  answers.subscribe('GET /thing', { id: 0 }, () => undefined)
  for (let id = 1; id <= 400; id++) answers.put('GET /thing', { id }, id)
  expect(answers.handOver().length).toBeLessThanOrEqual(301)
  expect(answers.state(key(0)).answered).toBe(true)
  expect(answers.state(key(400)).answered).toBe(true)
})
