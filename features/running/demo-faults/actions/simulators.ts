import { ask, NoAnswer } from '@hojip/platform/outbound'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { z } from 'zod'
import type { DemoFaults, WantedFault } from '../contract.ts'
import { serviceNames } from '../contract/names.ts'
import { demoFaultsRefusals as r } from '../refusals.ts'
import { faults, nameOf } from '../rules/faults.ts'

type Unreachable = Refusal<'demoFaults/none' | 'demoFaults/away'>

const rule = z.object({
  id: z.uuid(),
  kind: z.string(),
  channel: z.enum(serviceNames).optional(),
  times: z.int().optional(),
})

/** Asks the simulators; without simulators, or without an answer, a refusal. */
async function asked<T>(
  url: string | null,
  shape: z.ZodType<T>,
  path: string,
  body?: object,
): Promise<T | Unreachable> {
  if (url === null) return refuse(r.none)
  const posted = { method: 'POST', headers: { 'content-type': 'application/json' } } as const
  try {
    const { status, bytes } = await ask({
      url: `${url}${path}`,
      named: { gateway: 'simulators', act: 'ask' },
      timeoutMs: 3_000,
      ...(body ? { ...posted, body: JSON.stringify(body) } : { method: 'GET' }),
    })
    return status === 200 ? shape.parse(JSON.parse(bytes.toString('utf8'))) : refuse(r.away)
  } catch (error) {
    if (error instanceof NoAnswer) return refuse(r.away)
    throw error
  }
}

/** @param url of the simulators; null where the mall has none */
export function simulatorsAt(url: string | null) {
  return {
    async list(): Promise<DemoFaults | Unreachable> {
      if (url === null) return refuse(r.none)
      const answer = await asked(url, z.object({ rules: z.array(rule) }), '/sim/faults')
      if (!('rules' in answer)) return answer
      const list = answer.rules.map(({ id, kind, channel, times }) => ({
        pkId: id,
        fault: nameOf(kind) ?? null,
        kind,
        service: channel ?? null,
        times: times ?? null,
      }))
      return { list, url }
    },
    async set({ service, fault, times }: WantedFault) {
      const { services, ...what } = faults[fault]
      if (!services.includes(service)) return refuse(r.notOfService)
      const wanted = { ...what, channel: service, ...(times !== null && { times }) }
      const answer = await asked(url, rule, '/sim/faults', wanted)
      return 'id' in answer ? { pkId: answer.id } : answer
    },
    async clear(id: string | undefined): Promise<null | Unreachable> {
      const answer = await asked(url, z.object({ cleared: z.int() }), '/sim/faults/clear', { id })
      return 'cleared' in answer ? null : answer
    },
  }
}
