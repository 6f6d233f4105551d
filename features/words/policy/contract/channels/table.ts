import type { Channel } from './names.ts'

/**
 * `code`: shown by us and scanned with the gateway's app; `page`: the gateway's page for desktops; `wap`: its
 * page for phones; `h5`: leads from a phone's browser into WeChat; `jsapi`: a dialog inside WeChat.
 */
export type PayWay = 'code' | 'page' | 'wap' | 'h5' | 'jsapi'
/** What opens on the device that shows the page. */
export type OwnWay = Exclude<PayWay, 'code'>

export interface ChannelFacts {
  /** Its number on the wire and in rows. Never changed, and never given to another channel. */
  payType: number
  /** Every way that the provider has. Which of them the mall was granted is a matter of its configuration. */
  ways: readonly PayWay[]
  /**
   * How it opens on a phone, by the browser that shows the page, the best way first. `elsewhere`: that app blocks it,
   * and a browser does not; `notOffered`: nobody pays with it there.
   */
  opens: {
    phone: readonly OwnWay[]
    wechat: readonly OwnWay[] | 'elsewhere' | 'notOffered'
    alipay: readonly OwnWay[] | 'notOffered'
  }
  /** The mark beside its name: a partner's logo, or a character on a ground. */
  mark: 'wechat' | 'alipay' | { glyph: string; colour: string }
}

/** What pages and the server know of each channel. */
export const table = {
  wechat: {
    payType: 2,
    ways: ['code', 'h5', 'jsapi'],
    opens: { phone: ['h5'], wechat: ['jsapi'], alipay: 'notOffered' },
    mark: 'wechat',
  },
  alipay: {
    payType: 1,
    ways: ['code', 'page', 'wap'],
    opens: { phone: ['wap', 'page'], wechat: 'elsewhere', alipay: ['wap', 'page'] },
    mark: 'alipay',
  },
} as const satisfies Record<Channel, ChannelFacts>
