import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { failingLog } from '../testing/logs/failing-log.ts'
import { carries, defineRefusals, refuse } from '../refusal/index.ts'
import { createApi } from './api.ts'
import type { Viewer } from './bind.ts'
import { call } from './contract.ts'

const { proofNeeded } = defineRefusals('test', {
  proofNeeded: {
    code: '40003',
    data: carries<{ needProof: true }>(),
    text: { 'zh-CN': '请', 'en-US': 'Please', 'ko-KR': '네' },
  },
})
const tao: Viewer = { userId: 'tao', role: 'operator', sessionId: 'tao' }
const lin: Viewer = { userId: 'lin', role: 'shopper', sessionId: 'lin' }
const viewers: Record<string, Viewer> = { tao, lin }

function anApi(isFresh: boolean) {
  let ran = 0
  const ofMall = { auth: 'operator', owner: 'mall', rate: 'write', cache: 'none' } as const
  const shape = { summary: '', ...ofMall, input: z.object({}), output: z.unknown() }
  const handler = async () => {
    ran += 1
    return null
  }
  const app = Fastify()
  createApi({
    calls: [
      { key: 'POST /pay', call: call({ ...shape, proof: 'fresh' }), handler },
      { key: 'POST /look', call: call(shape), handler },
    ],
    log: failingLog(),
    authenticate: async ({ authorization }) => viewers[authorization ?? ''] ?? null,
    staleProof: async () => (isFresh ? undefined : refuse(proofNeeded, {}, { needProof: true })),
    origins: () => [],
    checkOutput: true,
  }).register(app)
  const send = async (url: string, authorization: string) => {
    const headers = { authorization, 'content-type': 'application/json' }
    const { statusCode } = await app.inject({ method: 'POST', url: `/v1${url}`, headers, payload: '{}' })
    return { statusCode, ran }
  }
  return { send }
}

test('a call that moves money does not run without a recent proof, and others do', async () => {
  const stale = anApi(false)
  expect(await stale.send('/pay', 'tao')).toEqual({ statusCode: 403, ran: 0 })
  expect(await stale.send('/look', 'tao')).toEqual({ statusCode: 200, ran: 1 })
  expect(await anApi(true).send('/pay', 'tao')).toEqual({ statusCode: 200, ran: 1 })
})

test('callers who may not call do not learn of the proof', async () => {
  const stale = anApi(false)
  expect((await stale.send('/pay', 'lin')).statusCode).toBe(404)
  expect((await stale.send('/pay', '1')).statusCode).toBe(401)
})
