import { formatNumber, type Locale } from '@hojip/platform/i18n'
import { rebuildList } from '@hojip/products'
import { runOnce, terminalLocale } from './one-off.ts'
import { terminalProgress } from '../running/progress.ts'

const texts: Record<Locale, { step: string; done: (products: string) => string }> = {
  'zh-CN': { step: '重建商品列表', done: (n) => `已重建各店铺商品列表，共 ${n} 件商品。` },
  'en-US': {
    step: 'Rebuilding the product lists',
    done: (n) => `Rebuilt the product lists of all shops with ${n} products.`,
  },
  'ko-KR': {
    step: '상품 목록을 다시 만드는 중',
    done: (n) => `모든 가게의 상품 목록을 다시 만들었어요. 상품은 ${n}개예요.`,
  },
}

await runOnce(async ({ db }) => {
  const locale = terminalLocale()
  const progress = terminalProgress(process.stdout)
  const { step, done } = texts[locale]
  const count = await rebuildList(db, (n, total) => progress.step(step, n, total)).finally(progress.end)
  process.stdout.write(`${done(formatNumber(locale, count))}\n`)
})
