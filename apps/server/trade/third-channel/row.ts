import type { Locale } from '@hojip/platform/i18n'

/** What a third channel adds to the tables, as that of a provider does. */
export const coinsRow = {
  coins: {
    // Far from the numbers that providers get.
    payType: 90,
    ways: ['code'],
    opens: { phone: [], wechat: [], alipay: [] },
    mark: { glyph: '币', colour: '#7a4df0' },
  },
}

export const coinsAnswers = { coins: { status: 200, contentType: 'text/plain', description: '`clink`' } }

function texts(name: string) {
  return { name, app: `${name}-app`, scanHint: `${name}-hint`, scanStep: `${name}-step`, switchName: name }
}

/** What people read of it. */
export const coinsTexts: Record<Locale, ReturnType<typeof texts>> = {
  'zh-CN': texts('铜钱'),
  'en-US': texts('Coins'),
  'ko-KR': texts('엽전'),
}
