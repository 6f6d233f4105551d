/** The last part of a method's own address. */
export const cashierPaths = { '1': 'alipay', '2': 'wechat' } as const
