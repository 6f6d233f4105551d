import { useLazyCall, useTexts } from '@hojip/platform/page'
import { Notice, Skeleton } from '@hojip/platform/ui'
import { ScoresList } from '../../parts/scores/scores-list.tsx'
import { shopScoresTexts } from '../../parts/scores/texts.ts'

/** The shop's scores beside the mean of all shops. */
export function ScoresCard() {
  const t = useTexts(shopScoresTexts)
  const { data, error } = useLazyCall('GET /bizConsole/queryOwnScores', {})
  return (
    <section aria-labelledby="scores" className="card px-4 pt-3.5 pb-3">
      <h2 id="scores" className="mb-2 text-16 font-bold">
        {t.title}
      </h2>
      {error && !data ? (
        <Notice tone="crimson">{error.message}</Notice>
      ) : !data ? (
        <Skeleton className="h-20" />
      ) : data.scores.length === 0 ? (
        <p className="text-13 text-ink-3">{t.notYet}</p>
      ) : (
        <ScoresList shown={data} />
      )}
    </section>
  )
}
