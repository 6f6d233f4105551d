import { useSyncExternalStore } from 'react'
import type { PayMethod } from './last-method.ts'

/** On what it is paid: a screen with a phone beside it, a phone's browser, or the browser inside one of the two apps. */
export type Device = 'desk' | 'phone' | 'wechat' | 'alipay'

const ofPhone = /Android|iPhone|iPad|iPod|Mobile|HarmonyOS/i

/** WeChat for computers calls itself by the same name and has no phone in hand: there a code is scanned. */
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

/** Undefined until the page has come to life. */
export function useDevice(): Device | undefined {
  return useSyncExternalStore(
    subscribe,
    () => deviceOf(navigator.userAgent, narrow().matches),
    () => undefined,
  )
}

type Ways = readonly ('code' | 'page' | 'wap' | 'h5' | 'jsapi')[]

/**
 * How a method is paid on this device itself. `elsewhere`: the app around the page does not let the other one in, a
 * browser does; `none`: not at all, or by a code only.
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

/** Whether a method may be chosen here at all: a code stands on the screen for another phone in any case. */
export function isOffered(
  device: Device | undefined,
  { payType, enabled }: { payType: PayMethod; enabled: boolean },
): boolean {
  return enabled && !(device === 'alipay' && payType === '2')
}
