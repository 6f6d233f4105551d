import { expect, test } from 'vitest'
import { deviceOf, isOffered, wayOn } from './device.ts'

const android =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/146.0 Mobile Safari/537.36'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/146.0 Safari/537.36'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15'

test.each([
  [android, true, 'phone'],
  [iphone, true, 'phone'],
  [windows, false, 'desk'],
  [mac, false, 'desk'],
  [windows, true, 'phone'],
  [`${android} MicroMessenger/8.0.61`, true, 'wechat'],
  [`${iphone} MicroMessenger/8.0.61`, true, 'wechat'],
  [`${windows} MicroMessenger/7.0.20 WindowsWechat`, true, 'desk'],
  [`${mac} MicroMessenger/6.8.0 MacWechat/3.8.9`, false, 'desk'],
  [`${iphone} AliApp(AP/10.7) AlipayClient/10.7`, true, 'alipay'],
] as const)('%s', (userAgent, isNarrow, device) => {
  expect(deviceOf(userAgent, isNarrow)).toBe(device)
})

const wechat = ['code', 'h5', 'jsapi'] as const
const alipay = ['page', 'code', 'wap'] as const

test.each([
  ['desk', 'none', 'none'],
  ['phone', 'h5', 'wap'],
  ['wechat', 'jsapi', 'elsewhere'],
  ['alipay', 'none', 'wap'],
] as const)('on %s WeChat Pay opens by %s and Alipay by %s', (device, byWechat, byAlipay) => {
  expect(wayOn(device, '2', wechat)).toBe(byWechat)
  expect(wayOn(device, '1', alipay)).toBe(byAlipay)
})

test('a way that is not granted is not opened, and Alipay falls back to its other page', () => {
  expect(wayOn('phone', '2', ['code'])).toBe('none')
  expect(wayOn('wechat', '2', ['code', 'h5'])).toBe('none')
  expect(wayOn('phone', '1', ['code', 'page'])).toBe('page')
})

test('WeChat Pay is not offered in Alipay’s own browser', () => {
  expect(isOffered('alipay', { payType: '2', enabled: true })).toBe(false)
  expect(isOffered('alipay', { payType: '1', enabled: true })).toBe(true)
  expect(isOffered(undefined, { payType: '2', enabled: true })).toBe(true)
  expect(isOffered('phone', { payType: '2', enabled: false })).toBe(false)
})
