import { useLazyCall, useTexts } from '@hojip/platform/page'
import { Button, EmptyState, Notice } from '@hojip/platform/ui'
import { useState } from 'react'
import { CommentChoice, type Spec } from './comment-choice.tsx'
import { CommentList } from './comment-list.tsx'
import { firstWish, type Summary } from './comment-page.ts'
import { CommentSummary } from './comment-summary.tsx'
import { commentsTexts } from './texts.ts'
import { useLikes } from './use-likes.ts'

interface ProductCommentsProps {
  goodsId: string
  /** The SKUs of the product, in the order of its options. */
  specs: readonly Spec[]
}

/** All comments on a product: the summary, filters, and as many pages as the reader wants. */
export function ProductComments({ goodsId, specs }: ProductCommentsProps) {
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
  return <Comments goodsId={goodsId} specs={specs} summary={data} />
}

function Comments({ goodsId, specs, summary }: ProductCommentsProps & { summary: Summary }) {
  const [wish, setWish] = useState(firstWish)
  const likes = useLikes(goodsId)
  return (
    <>
      <CommentSummary summary={summary} />
      <CommentChoice goodsId={goodsId} specs={specs} summary={summary} wish={wish} onWish={setWish} />
      <CommentList key={JSON.stringify(wish)} goodsId={goodsId} wish={wish} likes={likes} />
    </>
  )
}
