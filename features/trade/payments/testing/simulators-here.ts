import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll } from 'vitest'
import {
  type SimulatorOptions,
  type Simulators,
  startTestSimulators,
} from '../../../../apps/simulators/testing.ts'

type Options = Pick<SimulatorOptions, 'clock' | 'speed'>

/**
 * The simulated gateways for all tests of a file, without faults at the start of each.
 * @param take receives them, and the folder in which they store their secrets
 */
export function simulatorsHere(
  options: Options,
  take: (simulators: Simulators, dataDir: string) => void | Promise<void>,
) {
  let dataDir: string
  let simulators: Simulators
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'hojip-gateways-'))
    simulators = await startTestSimulators({ ...options, dataDir })
    await take(simulators, dataDir)
  })
  afterAll(async () => {
    await simulators.stop()
    await rm(dataDir, { recursive: true })
  })
  afterEach(() => fetch(`${simulators.url}/sim/faults`, { method: 'DELETE' }))
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(simulators.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return answer.json() as Promise<Record<string, unknown>>
  }
  return {
    post,
    fault: (rule: object) => post('/sim/faults', rule),
    pay: (outTradeNo: string) => post('/sim/pay', { outTradeNo }),
  }
}
