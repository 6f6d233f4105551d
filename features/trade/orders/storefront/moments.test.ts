import { expect, test } from 'vitest'
import { automaticReceipt } from './moments.ts'
import { enUS } from './texts.en-US.ts'

test('a day of automatic receipt is only promised where nothing can make it earlier', () => {
  const on = 'Sun, Nov 22, 21:03'
  expect(automaticReceipt(enUS, { isReceiptPutOff: false }, on)).toMatch(/7 days after delivery, or on Sun/)
  expect(automaticReceipt(enUS, { isReceiptPutOff: true }, on)).toMatch(
    /not confirmed automatically before Sun/,
  )
  const delivered = { receiveTime: '2026-11-15 21:03:00' }
  for (const isReceiptPutOff of [true, false])
    expect(automaticReceipt(enUS, { ...delivered, isReceiptPutOff }, on)).toMatch(/automatically on Sun/)
})
