import { formatNumber } from '@hojip/platform/i18n'
import { useLazyCall, useDates, useLocale, useTexts } from '@hojip/platform/page'
import {
  Avatar,
  Button,
  classNames,
  EmptyState,
  HiddenText,
  Icon,
  Skeleton,
  Stars,
  thumbsUpFillIcon,
  thumbsUpIcon,
} from '@hojip/platform/ui'
import { AutoTranslate } from '@hojip/translation/parts'
import { ReportButton } from '@hojip/reports/parts/report-button'
import { useMemo, useState } from 'react'
import type { Comment } from '../contract.ts'
import { CommentBody } from './comment-body.tsx'
import { commentPage, type CommentWish } from './comment-page.ts'
import { commentsTexts } from './texts.ts'
import type { Likes } from './use-likes.ts'

type CommentListProps = { goodsId: string; wish: CommentWish; likes: Likes }

/** The comments, with more pages on demand. */
export function CommentList(props: CommentListProps) {
  const [shown, setShown] = useState(1)
  const pages = Array.from({ length: shown }, (_, at) => at + 1)
  return pages.map((pageNum) => (
    <CommentPage
      key={pageNum}
      {...props}
      pageNum={pageNum}
      isLast={pageNum === shown}
      onMore={() => setShown(shown + 1)}
    />
  ))
}

/** The names on the product's page, which a translation leaves as they are. */
function useNames(goodsId: string): readonly string[] {
  const { data } = useLazyCall('GET /bizGoods/queryGoodsInfo', { goodsId })
  return useMemo(
    () =>
      data ? [data.goods.goodsName, data.goods.goodsBrand, data.goodsShop.shopName].filter(Boolean) : [],
    [data],
  )
}

type CommentPageProps = CommentListProps & { pageNum: number; isLast: boolean; onMore: () => void }

function CommentPage({ goodsId, wish, likes, pageNum, isLast, onMore }: CommentPageProps) {
  const texts = useTexts(commentsTexts)
  const { data, error, refetch } = useLazyCall(
    'POST /bizGoodsComment/queryByGoodsId',
    commentPage(goodsId, wish, pageNum),
  )
  const names = useNames(goodsId)
  if (error)
    return (
      <p className="py-6 text-center text-ink-3">
        {texts.failed}{' '}
        <Button size="sm" onClick={refetch}>
          {texts.retry}
        </Button>
      </p>
    )
  if (!data) return <Skeleton className="my-5 h-20 w-full" />
  if (data.total === 0) return <EmptyState as="h3" title={texts.noneHere} />
  return (
    <>
      {pageNum === 1 && <AutoTranslate texts={data.list.map(({ content }) => content)} className="mt-3" />}
      {data.list.map((comment) => (
        <OneComment key={comment.pkId} comment={comment} likes={likes} names={names} />
      ))}
      {isLast && pageNum < data.pages && (
        <p className="pt-4 text-center">
          <Button onClick={onMore}>{texts.more}</Button>
        </p>
      )}
    </>
  )
}

interface OneCommentProps {
  comment: Comment
  likes: Likes
  /** What a translation leaves as it is. */
  names: readonly string[]
}

function OneComment({ comment, likes, names }: OneCommentProps) {
  const texts = useTexts(commentsTexts)
  const dates = useDates()
  const facts = [dates.date(comment.gmtCreate), comment.goodsSpec].filter(Boolean)
  return (
    <article className="grid grid-cols-[40px_minmax(0,1fr)] gap-3 border-b border-line py-4.5 last:border-0">
      <Avatar name={comment.userName || texts.anonymous} className="size-10 text-15" />
      <div>
        <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-13">
          <b>{comment.userName || texts.anonymous}</b>
          {comment.score !== null && <Stars score={String(comment.score)} />}
          <span className="text-12 text-ink-3">{facts.join(' · ')}</span>
        </header>
        <CommentBody comment={comment} names={names} />
        <div className="mt-1.5 -ml-2 flex items-center gap-2">
          <LikeButton comment={comment} likes={likes} />
          <ReportButton
            targetType="comment"
            targetId={comment.pkId}
            name={comment.content}
            className="ml-auto"
          />
        </div>
      </div>
    </article>
  )
}

/** Shows the number of likes, and whether the viewer likes the comment. */
function LikeButton({ comment, likes }: { comment: Comment; likes: Likes }) {
  const texts = useTexts(commentsTexts)
  const locale = useLocale()
  const { liked, likeNum } = likes.likeOf(comment)
  return (
    <button
      type="button"
      aria-pressed={liked}
      disabled={likes.isOwn(comment) && !liked}
      onClick={() => likes.press(comment)}
      className={classNames(
        'flex min-h-8 items-center gap-1 rounded-sm px-2 text-13 enabled:hover:bg-hover max-lg:min-h-11',
        liked ? 'font-medium text-jade-text' : 'text-ink-3',
      )}
    >
      <Icon of={liked ? thumbsUpFillIcon : thumbsUpIcon} size={16} />
      {texts.useful}
      {likeNum > 0 && <span className="figures font-medium">{formatNumber(locale, likeNum)}</span>}
      <HiddenText>{` · ${comment.userName || texts.anonymous}`}</HiddenText>
    </button>
  )
}
