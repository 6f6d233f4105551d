import { epochOfWire } from '@hojip/platform/mall-time'
import { expect, test } from 'vitest'
import { automaticReceipt, dayAndTime, shortTime } from './moments.ts'
import { enUS } from './texts.en-US.ts'

test('times on the wire are in the mall’s time zone', () => {
  expect(new Date(epochOfWire('2026-11-20 08:15:00')).toISOString()).toBe('2026-11-20T00:15:00.000Z')
  expect(shortTime('2026-11-20 08:15:00')).toBe('11-20 08:15')
})

test('a deadline in three languages', () => {
  const at = epochOfWire('2026-11-22 21:03:00')
  expect(dayAndTime('zh-CN', at)).toBe('11 月 22 日(周日) 21:03')
  expect(dayAndTime('ko-KR', at)).toBe('11월 22일 (일) 21:03')
  expect(dayAndTime('en-US', at)).toBe('Sun, November 22 21:03')
})

test('a day of automatic receipt is only promised where nothing can make it earlier', () => {
  const on = 'Sun, November 22 21:03'
  expect(automaticReceipt(enUS, { isReceiptPutOff: false }, on)).toMatch(/7 days after delivery, or on Sun/)
  expect(automaticReceipt(enUS, { isReceiptPutOff: true }, on)).toMatch(
    /not confirmed automatically before Sun/,
  )
  const delivered = { receiveTime: '2026-11-15 21:03:00' }
  for (const isReceiptPutOff of [true, false])
    expect(automaticReceipt(enUS, { ...delivered, isReceiptPutOff }, on)).toMatch(/automatically on Sun/)
})
