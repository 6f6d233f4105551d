import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Simulators, startTestSimulators } from '../testing.ts'

let dataDir: string
let simulators: Simulators
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hojip-scans-'))
  simulators = await startTestSimulators({ dataDir, parcelSeconds: 1e9 })
})
afterAll(async () => {
  await simulators.stop()
  await rm(dataDir, { recursive: true })
})

async function subscribed(number: string) {
  const parameters = { callbackurl: 'http://127.0.0.1:9/push' }
  const key = simulators.credentials.KUAIDI100_KEY
  const param = JSON.stringify({ company: 'yuantong', number, key, parameters })
  await fetch(`${simulators.url}/poll`, {
    method: 'POST',
    body: new URLSearchParams({ schema: 'json', param }),
  })
}

/** The times of the stops so far, oldest first, in epoch ms. */
async function moved(number: string, how: 'advance' | 'deliver' | 'bring-back') {
  const answer = await fetch(`${simulators.url}/sim/parcels/${number}/${how}`, { method: 'POST', body: '{}' })
  const { data } = (await answer.json()) as { data: { time: string }[] }
  return data.map(({ time }) => Date.parse(`${time.replace(' ', 'T')}+08:00`)).toReversed()
}

test('no scan lies in the future, however fast a parcel moves, and none before the scan before it', async () => {
  for (const steps of [
    ['deliver'],
    ['advance', 'advance', 'advance', 'deliver'],
    ['advance', 'bring-back'],
  ] as const) {
    const number = `YT${Date.now()}${steps.length}`
    await subscribed(number)
    for (const step of steps) {
      const times = await moved(number, step)
      expect(Math.max(...times)).toBeLessThanOrEqual(Date.now())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    }
  }
})
