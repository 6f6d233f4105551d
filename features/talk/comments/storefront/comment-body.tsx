import { useTexts } from '@hojip/platform/page'
import { TranslateButton, useTranslated } from '@hojip/translation/parts'
import { PictureRow } from '@hojip/uploads/parts'
import type { Comment } from '../contract.ts'
import { commentsTexts } from './texts.ts'

interface CommentBodyProps {
  comment: Comment
  /** What a translation leaves as it is, such as the product's name; the same array while it does not change. */
  names?: readonly string[]
}

/** A comment's text and pictures, its follow-up, and the shop's answer. */
export function CommentBody({ comment, names }: CommentBodyProps) {
  const texts = useTexts(commentsTexts)
  const { append, reply } = comment
  const lang = comment.locale ?? undefined
  const label = texts.picturesOf(comment.userName || texts.anonymous)
  return (
    <>
      <Text lang={lang} names={names}>
        {comment.content}
      </Text>
      <PictureRow pictures={comment.pics} label={label} className="mt-2.5" />
      {append && (
        <div className="mt-3 rounded-lg bg-inset px-3.5 py-2.5">
          <p className="text-12 text-ink-3">{texts.daysLater(append.days)}</p>
          <Text lang={lang} names={names}>
            {append.content}
          </Text>
          <PictureRow pictures={append.pics} label={label} className="mt-2" />
        </div>
      )}
      {reply && (
        <div className="mt-3 rounded-lg bg-jade-soft px-3.5 py-2.5">
          <b className="text-13 text-jade-text">{texts.reply}</b>
          <Text names={names}>{reply.content}</Text>
        </div>
      )}
    </>
  )
}

interface TextProps {
  /** The language that the author used the site in; recognised by the letters when left out. */
  lang?: string | undefined
  names: readonly string[] | undefined
  children: string
}

function Text({ lang, names, children }: TextProps) {
  const translated = useTranslated(children, names)
  const { text } = translated
  return (
    <>
      <p
        lang={text === children ? (translated.lang ?? lang) : translated.lang}
        className="mt-1 leading-[1.7] break-words whitespace-pre-line"
      >
        {text}
      </p>
      <TranslateButton of={translated} className="-ml-2" />
    </>
  )
}
