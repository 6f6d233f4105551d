import { useLazyCall, useTexts } from '@hojip/platform/page'
import { Button, Chip, EmptyState, Notice } from '@hojip/platform/ui'
import { useState } from 'react'
import { CommentList } from './comment-list.tsx'
import type { CommentFilter, Summary } from './comment-page.ts'
import { CommentSummary } from './comment-summary.tsx'
import { commentsTexts } from './texts.ts'

const filters: CommentFilter[] = ['all', 'good', 'normal', 'bad', 'pic', 'append']

/** What buyers say: the sum of it, kinds to choose from, and as many as one likes to read. */
export const GoodsComments = ({ goodsId }: { goodsId: string }) => {
  const texts = useTexts(commentsTexts)
  const { data, error, refetch } = useLazyCall('GET /bizGoodsComment/querySummary', { goodsId })
  if (error)
    return (
      <Notice
        tone="amber"
        action={
          <Button size="sm" onClick={refetch}>
            {texts.retry}
          </Button>
        }
      >
        {texts.failed}
      </Notice>
    )
  if (!data) return <div className="min-h-40" />
  if (data.count === 0) return <EmptyState as="h3" title={texts.none} text={texts.noneHint} />
  return <Comments goodsId={goodsId} summary={data} />
}

const countOf = (summary: Summary, filter: CommentFilter): number =>
  filter === 'all' ? summary.count : summary[filter]

const Comments = ({ goodsId, summary }: { goodsId: string; summary: Summary }) => {
  const texts = useTexts(commentsTexts)
  const [filter, setFilter] = useState<CommentFilter>('all')
  return (
    <>
      <CommentSummary summary={summary} />
      <div role="group" aria-label={texts.filters} className="mt-4 flex flex-wrap gap-2">
        {filters.map((one) => (
          <Chip
            key={one}
            selected={one === filter}
            disabled={countOf(summary, one) === 0}
            onPress={() => setFilter(one)}
          >
            {texts[one]}
            <span className="figures font-medium text-ink-3">{countOf(summary, one)}</span>
          </Chip>
        ))}
      </div>
      <CommentList key={filter} goodsId={goodsId} filter={filter} />
    </>
  )
}
