import { minuteMs } from '@hojip/platform/clock'
import type { PayWay } from '@hojip/policy/channels'

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
