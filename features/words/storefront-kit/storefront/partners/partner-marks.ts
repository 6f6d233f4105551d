/** The partners' own colours, and the character of Alipay's logo. */
export const markColours = { wechat: '#09a45a', alipay: '#1268d9' } as const
export const alipayGlyph = '支'
export type Partner = keyof typeof markColours
