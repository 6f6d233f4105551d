import { rewriteSearchRows } from '@hojip/catalog'
import { formatNumber, type Locale } from '@hojip/platform/i18n'
import { countWords } from '@hojip/search'
import { runOnce, terminalLocale } from './one-off.ts'
import { terminalProgress } from '../running/progress.ts'

const texts: Record<Locale, { step: string; done: (products: string) => string }> = {
  'zh-CN': { step: '重建搜索索引', done: (n) => `已重建 ${n} 件商品的搜索索引和词典。` },
  'en-US': {
    step: 'Rebuilding the search',
    done: (n) => `Rebuilt the search of ${n} products and the dictionary.`,
  },
  'ko-KR': {
    step: '검색 색인을 다시 만드는 중',
    done: (n) => `상품 ${n}개의 검색 색인과 사전을 다시 만들었어요.`,
  },
}

await runOnce(async ({ db }) => {
  const locale = terminalLocale()
  const progress = terminalProgress(process.stdout)
  const { step, done } = texts[locale]
  const count = await rewriteSearchRows(db, (n, total) => progress.step(step, n, total)).finally(progress.end)
  await countWords(db, true)
  process.stdout.write(`${done(formatNumber(locale, count))}\n`)
})
