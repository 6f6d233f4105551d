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
  /** The answer by which its gateway stops repeating a message. */
  answers: { status: number; contentType: string; description: string }
}

/** The channels by which people pay, in the order in which they are offered. A row stays for as long as its payments. */
export const table = {
  wechat: {
    payType: 2,
    ways: ['code', 'h5', 'jsapi'],
    opens: { phone: ['h5'], wechat: ['jsapi'], alipay: 'notOffered' },
    mark: 'wechat',
    answers: {
      status: 204,
      contentType: 'application/json; charset=utf-8',
      description:
        'Taken. The answer is the one WeChat Pay wants, without a body; 400 with `{"code":"FAIL"}` when the signature does not fit',
    },
  },
  alipay: {
    payType: 1,
    ways: ['code', 'page', 'wap'],
    opens: { phone: ['wap', 'page'], wechat: 'elsewhere', alipay: ['wap', 'page'] },
    mark: 'alipay',
    answers: {
      status: 200,
      contentType: 'text/plain; charset=utf-8',
      description: '`success`, as Alipay wants it; 400 with `failure` when the signature does not fit',
    },
  },
} as const satisfies Record<string, ChannelFacts>

/** A channel's name in code, in rows, in addresses and in the accounts of the ledger. */
export type Channel = keyof typeof table
