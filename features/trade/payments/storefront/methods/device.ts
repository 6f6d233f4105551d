import { channelOf, channels, type OwnWay, type PayMethod, type PayWay } from '@hojip/policy/channels'
import { useSyncExternalStore } from 'react'

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

/**
 * How a method is paid on this device itself. `elsewhere`: the app around the page blocks the other app, a
 * browser does not; `none`: not at all, or by a code only.
 */
export function wayOn(
  device: Device,
  method: PayMethod,
  granted: readonly PayWay[],
): OwnWay | 'elsewhere' | 'none' {
  if (device === 'desk') return 'none'
  const ways = channels[channelOf(method)].opens[device]
  if (ways === 'elsewhere') return ways
  return ways === 'notOffered' ? 'none' : (ways.find((way) => granted.includes(way)) ?? 'none')
}

/** Whether a method may be chosen here at all: a code for another phone is always possible. */
export function isOffered(
  device: Device | undefined,
  { payType, enabled }: { payType: PayMethod; enabled: boolean },
): boolean {
  if (device === undefined || device === 'desk') return enabled
  return enabled && channels[channelOf(payType)].opens[device] !== 'notOffered'
}
