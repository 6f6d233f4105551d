import { epochOfWire, formatDate } from '@hojip/platform/i18n'
import { useLazyCall, useLocale, useTexts } from '@hojip/platform/page'
import { Avatar, Button, EmptyState, Picture, pictureUrl, Skeleton, Stars } from '@hojip/platform/ui'
import { useState } from 'react'
import type { Comment } from '../contract.ts'
import { commentPage, type CommentFilter } from './comment-page.ts'
import { commentsTexts } from './texts.ts'

type CommentListProps = { goodsId: string; filter: CommentFilter }

/** Page by page, as many as are asked for. */
export const CommentList = ({ goodsId, filter }: CommentListProps) => {
  const [shown, setShown] = useState(1)
  const pages = Array.from({ length: shown }, (_, at) => at + 1)
  return pages.map((pageNum) => (
    <CommentPage
      key={pageNum}
      {...{ goodsId, filter, pageNum }}
      isLast={pageNum === shown}
      onMore={() => setShown(shown + 1)}
    />
  ))
}

type CommentPageProps = CommentListProps & { pageNum: number; isLast: boolean; onMore: () => void }

const CommentPage = ({ goodsId, filter, pageNum, isLast, onMore }: CommentPageProps) => {
  const texts = useTexts(commentsTexts)
  const { data, error, refetch } = useLazyCall(
    'POST /bizGoodsComment/queryByGoodsId',
    commentPage(goodsId, filter, pageNum),
  )
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
      {data.list.map((comment) => (
        <OneComment key={comment.pkId} comment={comment} />
      ))}
      {isLast && pageNum < data.pages && (
        <p className="pt-4 text-center">
          <Button onClick={onMore}>{texts.more}</Button>
        </p>
      )}
    </>
  )
}

const OneComment = ({ comment }: { comment: Comment }) => {
  const texts = useTexts(commentsTexts)
  const locale = useLocale()
  const facts = [formatDate(locale, epochOfWire(comment.gmtCreate), 'short'), comment.goodsSpec].filter(
    Boolean,
  )
  return (
    <article className="grid grid-cols-[40px_minmax(0,1fr)] gap-3 border-b border-line py-4.5 last:border-0">
      <Avatar name={comment.userName || texts.anonymous} className="size-10 text-15" />
      <div>
        <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-13">
          <b>{comment.userName || texts.anonymous}</b>
          {comment.score !== null && <Stars score={String(comment.score)} />}
          <span className="text-12 text-ink-3">{facts.join(' · ')}</span>
        </header>
        <p lang={comment.locale ?? undefined} className="mt-1.5 leading-[1.7]">
          {comment.content}
        </p>
        <Pictures pics={comment.pics} />
        {comment.append && (
          <div className="mt-3 rounded-lg bg-inset px-3.5 py-2.5">
            <p className="text-12 text-ink-3">{texts.daysLater(comment.append.days)}</p>
            <p lang={comment.locale ?? undefined} className="mt-0.5 leading-[1.7]">
              {comment.append.content}
            </p>
            <Pictures pics={comment.append.pics} />
          </div>
        )}
        {comment.reply && (
          <p className="mt-3 rounded-lg bg-jade-soft px-3.5 py-2.5 leading-[1.7]">
            <b className="mr-1.5 text-13 text-jade-text">{texts.reply}</b>
            {comment.reply.content}
          </p>
        )}
      </div>
    </article>
  )
}

const Pictures = ({ pics }: { pics: readonly string[] }) => {
  const texts = useTexts(commentsTexts)
  if (pics.length === 0) return null
  return (
    <ul className="mt-2.5 flex flex-wrap gap-2">
      {pics.map((picture, at) => (
        <li key={picture}>
          <a href={pictureUrl(picture, 800, 'webp')} target="_blank" rel="noreferrer" className="block">
            <Picture of={picture} alt={texts.picture(at + 1)} sizes="88px" className="size-22 rounded-md" />
          </a>
        </li>
      ))}
    </ul>
  )
}
