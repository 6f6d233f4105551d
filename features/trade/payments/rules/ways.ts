import { minuteMs } from '@hojip/platform/clock'

/**
 * `code`: shown by us and scanned with the gateway's app; `page`: the gateway's page for desktops; `wap`: its
 * page for phones; `h5`: leads from a phone's browser into WeChat; `jsapi`: a dialog inside WeChat.
 */
export type PayWay = 'code' | 'page' | 'wap' | 'h5' | 'jsapi'

/** How long an opened payment can be used, with a margin: WeChat's links for phones are valid for five minutes. */
export const linkLivesMs: Record<PayWay, number> = {
  code: Infinity,
  page: 0,
  wap: 0,
  h5: 4 * minuteMs,
  jsapi: 110 * minuteMs,
}

/** A phone may come back in another browser, or not at all. */
export function isOfPhone(way: PayWay): boolean {
  return way === 'h5' || way === 'jsapi' || way === 'wap'
}
