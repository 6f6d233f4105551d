/** The two gateways' own colours, and the character of Alipay's mark. */
export const markColours = { '1': '#1268d9', '2': '#09a45a' } as const
export const alipayGlyph = '支'
