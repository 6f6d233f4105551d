import { useCall, useTexts } from '@hojip/platform/page'
import { ScoresList } from '../../parts/scores/scores-list.tsx'
import { shopScoresTexts } from '../../parts/scores/texts.ts'

/** The scores on a shop's page, which prefetches them; nothing for a shop that has none. */
export function ShopScores({ shopId }: { shopId: string }) {
  const t = useTexts(shopScoresTexts)
  const shown = useCall('GET /bizShop/queryShopScores', { shopId })
  if (shown.scores.every(({ score }) => score === null)) return null
  return (
    <section aria-labelledby="shop-scores" className="mb-5 rounded-lg bg-surface px-5 py-4 lg:px-6">
      <h2 id="shop-scores" className="mb-2 text-15 font-bold">
        {t.title}
      </h2>
      <ScoresList shown={shown} />
    </section>
  )
}
