import { productHref } from '@hojip/hrefs/browse'
import type { Output } from '@hojip/platform/client'
import { Answering } from '@hojip/platform/console'
import { useTexts, Time } from '@hojip/platform/page'
import { Link, Picture, Stars, Tag } from '@hojip/platform/ui'
import { PictureRow } from '@hojip/uploads/parts'
import { CommentAnswer } from './comment-answer.tsx'
import { shopCommentsTexts } from './texts.ts'

export type ShopComment = Output<'POST /bizConsole/queryComments'>['list'][number]

/** One comment with its product, and the shop's answer or the button for it. */
export function ShopCommentCard({ comment }: { comment: ShopComment }) {
  const t = useTexts(shopCommentsTexts)
  const { userName, score, append, reply } = comment
  const who = userName || t.anonymous
  return (
    <div className="grid gap-x-6 gap-y-3 px-3 py-4 lg:grid-cols-[240px_minmax(0,1fr)] lg:px-4">
      <Link
        href={productHref(comment.goodsId)}
        className="grid grid-cols-[48px_minmax(0,1fr)] items-start gap-2.5 self-start text-13 hover:text-jade-text max-lg:rounded-md max-lg:bg-inset max-lg:p-2"
      >
        <Picture of={comment.goodsPic} alt="" sizes="48px" className="size-12 rounded-sm" />
        <span className="min-w-0">
          <span className="line-clamp-2 leading-body">{comment.goodsName}</span>
          <span className="block truncate text-12 text-ink-3">{comment.goodsSpec}</span>
        </span>
      </Link>
      <article className="min-w-0">
        <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-13">
          <b>{who}</b>
          {score === null ? (
            <span className="text-12 text-ink-3">{t.noStars}</span>
          ) : (
            <Stars score={String(score)} />
          )}
          {score !== null && score <= 2 && <Tag tone="crimson">{t.filters.bad}</Tag>}
          <Time at={comment.gmtCreate} className="figures ml-auto text-12 font-medium text-ink-3" />
        </header>
        <Said text={comment.content} pictures={comment.pics} who={who} lang={comment.locale} />
        {append && (
          <div className="mt-3 border-t border-dashed border-line pt-2.5">
            <p className="text-12 font-medium text-amber">{t.after(append.days)}</p>
            <Said text={append.content} pictures={append.pics} who={who} lang={comment.locale} />
          </div>
        )}
        {comment.likeNum > 0 && <p className="mt-2 text-12 text-ink-3">{t.liked(comment.likeNum)}</p>}
        {reply ? (
          <div className="mt-3 rounded-md bg-inset px-3.5 py-2.5 text-13">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <b>{t.yourAnswer}</b>
              <Time at={reply.gmtCreate} className="figures text-12 font-medium text-ink-3" />
            </p>
            <p className="mt-1 break-words whitespace-pre-line text-ink-2">{reply.content}</p>
          </div>
        ) : (
          <Answer pkId={comment.pkId} who={who} />
        )}
      </article>
    </div>
  )
}

function Answer({ pkId, who }: { pkId: string; who: string }) {
  const t = useTexts(shopCommentsTexts)
  const name = t.answerTo(who)
  return (
    <Answering label={t.answer} name={name}>
      {(close) => <CommentAnswer pkId={pkId} name={name} onClose={close} />}
    </Answering>
  )
}

type SaidProps = { text: string; pictures: readonly string[]; who: string; lang: string | null }

function Said({ text, pictures, who, lang }: SaidProps) {
  const t = useTexts(shopCommentsTexts)
  return (
    <>
      <p lang={lang ?? undefined} className="mt-1.5 leading-[1.7] break-words whitespace-pre-line">
        {text}
      </p>
      <PictureRow pictures={pictures} label={t.picturesOf(who)} className="mt-2" />
    </>
  )
}
