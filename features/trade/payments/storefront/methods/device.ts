import { useSyncExternalStore } from 'react'
import type { PayMethod } from './last-method.ts'

/** The device: a screen with a phone beside it, a phone's browser, or the browser inside one of the two apps. */
export type Device = 'desk' | 'phone' | 'wechat' | 'alipay'

const ofPhone = /Android|iPhone|iPad|iPod|Mobile|HarmonyOS/i

/** WeChat for desktops sends the same user agent without being on a phone: it gets a code to scan. */
export function deviceOf(userAgent: string, isNarrow: boolean): Device {
  const isPhone = ofPhone.test(userAgent)
  if (isPhone && /MicroMessenger/i.test(userAgent)) return 'wechat'
  if (isPhone && /AlipayClient/i.test(userAgent)) return 'alipay'
  if (/WindowsWechat|MacWechat/i.test(userAgent)) return 'desk'
  return isPhone || isNarrow ? 'phone' : 'desk'
}

function narrow() {
  return matchMedia('(max-width: 1023.98px)')
}

function subscribe(listener: () => void) {
  const query = narrow()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Undefined until the page is hydrated. */
export function useDevice(): Device | undefined {
  return useSyncExternalStore(
    subscribe,
    () => deviceOf(navigator.userAgent, narrow().matches),
    () => undefined,
  )
}

type Ways = readonly ('code' | 'page' | 'wap' | 'h5' | 'jsapi')[]

/**
 * How a method is paid on this device itself. `elsewhere`: the app around the page blocks the other app, a
 * browser does not; `none`: not at all, or by a code only.
 */
export function wayOn(
  device: Device,
  method: PayMethod,
  ways: Ways,
): 'page' | 'wap' | 'h5' | 'jsapi' | 'elsewhere' | 'none' {
  const first = (...wanted: ('page' | 'wap' | 'h5' | 'jsapi')[]) =>
    wanted.find((way) => ways.includes(way)) ?? 'none'
  if (device === 'desk') return 'none'
  if (method === '1') return device === 'wechat' ? 'elsewhere' : first('wap', 'page')
  if (device === 'alipay') return 'none'
  return device === 'wechat' ? first('jsapi') : first('h5')
}

/** Whether a method may be chosen here at all: a code for another phone is always possible. */
export function isOffered(
  device: Device | undefined,
  { payType, enabled }: { payType: PayMethod; enabled: boolean },
): boolean {
  return enabled && !(device === 'alipay' && payType === '2')
}
