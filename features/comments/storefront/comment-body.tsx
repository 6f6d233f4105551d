import { useTexts } from '@hojip/platform/page'
import { PictureRow } from '@hojip/uploads/storefront'
import type { Comment } from '../contract.ts'
import { commentsTexts } from './texts.ts'

/** A comment's text and pictures, its follow-up, and the shop's answer. */
export function CommentBody({ comment }: { comment: Comment }) {
  const texts = useTexts(commentsTexts)
  const { append, reply } = comment
  const lang = comment.locale ?? undefined
  const label = texts.picturesOf(comment.userName || texts.anonymous)
  return (
    <>
      <Text lang={lang}>{comment.content}</Text>
      <PictureRow pictures={comment.pics} label={label} className="mt-2.5" />
      {append && (
        <div className="mt-3 rounded-lg bg-inset px-3.5 py-2.5">
          <p className="text-12 text-ink-3">{texts.daysLater(append.days)}</p>
          <Text lang={lang}>{append.content}</Text>
          <PictureRow pictures={append.pics} label={label} className="mt-2" />
        </div>
      )}
      {reply && (
        <p className="mt-3 rounded-lg bg-jade-soft px-3.5 py-2.5 leading-[1.7] break-words whitespace-pre-line">
          <b className="mr-1.5 text-13 text-jade-text">{texts.reply}</b>
          {reply.content}
        </p>
      )}
    </>
  )
}

function Text({ lang, children }: { lang: string | undefined; children: string }) {
  return (
    <p lang={lang} className="mt-1 leading-[1.7] break-words whitespace-pre-line">
      {children}
    </p>
  )
}
