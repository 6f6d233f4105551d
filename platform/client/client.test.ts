import { expect, test } from 'vitest'
import { httpClient, isApiError } from './index.ts'

const call = 'POST /thing' as never
const input = {} as never

/** A client whose server always gives the same answer. */
function aClient(status: number, answer: object) {
  const ended: (string | undefined)[] = []
  let token: string | undefined = 'first'
  const client = httpClient({
    base: '',
    locale: () => 'zh-CN',
    token: () => token,
    onSignedOut: (of) => void ended.push(of),
    fetch: async () => {
      token = 'second'
      return Response.json({ msg: 'said', data: { token: 'x' }, ...answer }, { status })
    },
  })
  return { client, ended }
}

function outcomeOf(work: Promise<unknown>) {
  return work.then(
    () => 'success',
    (error: unknown) => (isApiError(error) ? error.code : String(error)),
  )
}

test.each([
  [{ status: true, code: '10000' }, 'success', 'success'],
  [{ status: true, code: '10001' }, 'success', '10001'],
  [{ status: false, code: '1523' }, 'success', '1523'],
  [{ status: false, code: '40001' }, '40001', '40001'],
])('%o means for a call: %s; for one that succeeds with 10000 only: %s', async (answer, usual, strict) => {
  expect(await outcomeOf(aClient(200, answer).client(call, input))).toBe(usual)
  expect(await outcomeOf(aClient(200, answer).client(call, input, { successCode: '10000' }))).toBe(strict)
})

test('a 401 is reported with the token that was sent', async () => {
  const { client, ended } = aClient(401, { status: false, code: '401' })
  expect(await outcomeOf(client(call, input))).toBe('401')
  expect(ended).toEqual(['first'])
})
