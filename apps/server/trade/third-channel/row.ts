import type { Locale } from '@hojip/platform/i18n'

/** The row of a third channel, as a provider that is added writes it into the table. */
export const coinsRow = {
  coins: {
    // Far from the numbers that providers get.
    payType: 90,
    ways: ['code'],
    opens: { phone: [], wechat: [], alipay: [] },
    mark: { glyph: '币', colour: '#7a4df0' },
    answers: { status: 200, contentType: 'text/plain', description: '`clink`' },
  },
}

function texts(name: string) {
  return { name, app: `${name}-app`, scanHint: `${name}-hint`, scanStep: `${name}-step`, switchName: name }
}

/** What people read of it. */
export const coinsTexts: Record<Locale, ReturnType<typeof texts>> = {
  'zh-CN': texts('铜钱'),
  'en-US': texts('Coins'),
  'ko-KR': texts('엽전'),
}
