import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { expect, inject, onTestFinished, vi } from 'vitest'
import { openBusiness, ship } from './business.ts'
import { isFirst } from './shared-session.ts'

/** Mei signs in to the business site and ships an order; returns the tracking number. */
export async function shipAsStaff(browser: Browser, orderCode: string): Promise<string> {
  const { page, context, problems } = await openBusiness(browser, { account: 'mei' })
  const number = await ship(page, orderCode)
  expect(problems).toEqual([])
  await context.close()
  return number
}

/** Makes the carrier deliver the parcel at once. */
export async function deliverParcel(number: string): Promise<void> {
  // A job of the mall subscribes to the parcel a moment after shipping.
  await vi.waitFor(
    async () => {
      const response = await fetch(`${inject('simulators')}/sim/parcels/${number}/deliver`, {
        method: 'POST',
      })
      if (!response.ok) throw new Error(`the carrier does not know ${number}`)
    },
    { timeout: 30_000, interval: 100 },
  )
}

/** Makes the carrier send no news of this parcel, so that the receiver has to confirm the arrival. */
export async function hideParcel(number: string): Promise<void> {
  const fault = { kind: 'errorBefore', channel: 'carrier', call: 'subscribe', number, times: 1_000 }
  const response = await fetch(`${inject('simulators')}/sim/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })
  expect(response.status).toBeLessThan(300)
}

const turnMs = 240_000

/** The time limit of a journey that uses a service alone: as long as every other, after it has waited for its turn. */
export const aloneTimeoutMs = turnMs + 300_000

/**
 * Uses a simulated service alone until the test ends: a fault of it would also be one of other journeys. The test needs
 * the time limit `aloneTimeoutMs`.
 */
export async function useAlone(service: 'push'): Promise<void> {
  const lock = join(inject('sessions'), `${service}.lock`)
  const begin = async () => {
    if (!(await isFirst(lock))) throw new Error(`another journey uses the service: ${service}`)
  }
  await vi.waitFor(begin, { timeout: turnMs, interval: 200 })
  onTestFinished(() => rm(lock, { recursive: true }))
}
