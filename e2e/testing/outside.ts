import type { Browser } from 'playwright'
import { expect, inject } from 'vitest'
import { openDesk, ship } from './desk.ts'

/** Mei signs in to the shops' site and ships an order; gives the tracking number. */
export async function shipAsStaff(browser: Browser, orderCode: string): Promise<string> {
  const { page, context, troubles } = await openDesk(browser, { account: 'mei' })
  const number = await ship(page, orderCode)
  expect(troubles).toEqual([])
  await context.close()
  return number
}

/** The carrier brings the parcel to the door at once. */
export async function deliverParcel(number: string): Promise<void> {
  for (let i = 0; i < 50; i++) {
    const response = await fetch(`${inject('simulators')}/sim/parcels/${number}/deliver`, { method: 'POST' })
    if (response.ok) return
    // The mall subscribes by a job a moment after shipping.
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error(`the carrier does not know ${number}`)
}

/** The carrier will say nothing of this parcel: whoever receives it has to. */
export async function hideParcel(number: string): Promise<void> {
  const fault = { kind: 'errorBefore', channel: 'carrier', call: 'subscribe', number, times: 1_000 }
  const response = await fetch(`${inject('simulators')}/sim/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })
  expect(response.status).toBeLessThan(300)
}
