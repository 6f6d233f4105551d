import { recomputeFigures } from '@hojip/figures'
import { formatNumber, type Locale } from '@hojip/platform/i18n'
import { runOnce, terminalLocale } from './one-off.ts'

const texts: Record<Locale, (days: string) => string> = {
  'zh-CN': (n) => `已重新计算 ${n} 个店铺日的数据。`,
  'en-US': (n) => `Computed the figures of ${n} days of shops again.`,
  'ko-KR': (n) => `가게별 하루 통계 ${n}건을 다시 계산했어요.`,
}

await runOnce(async ({ db }) => {
  const locale = terminalLocale()
  const count = await recomputeFigures({ db })
  process.stdout.write(`${texts[locale](formatNumber(locale, count))}\n`)
})
