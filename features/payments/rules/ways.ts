/**
 * `code`: shown by us and scanned with the gateway's app; `page`: of the gateway's, to which the browser goes; `wap`: the
 * same for a phone; `h5`: leads from a phone's browser into WeChat; `jsapi`: a dialog inside WeChat.
 */
export type PayWay = 'code' | 'page' | 'wap' | 'h5' | 'jsapi'

const minuteMs = 60_000

/** How long what a gateway gave opens its payment, with a little to spare: WeChat's links of phones live five minutes. */
export const linkLivesMs: Record<PayWay, number> = {
  code: Infinity,
  page: 0,
  wap: 0,
  h5: 4 * minuteMs,
  jsapi: 110 * minuteMs,
}

/** A phone that pays may come back in another browser, or not at all. */
export function isOfPhone(way: PayWay): boolean {
  return way === 'h5' || way === 'jsapi' || way === 'wap'
}
