import { useDates, useTexts } from '@hojip/platform/page'
import { Tag } from '@hojip/platform/ui'
import { PictureRow } from '@hojip/uploads/parts'
import type { Feedback } from '../contract.ts'
import { feedbackTexts } from './texts.ts'

/** One feedback of the user's, with its answer. */
export function OwnFeedback({ feedback }: { feedback: Feedback }) {
  const t = useTexts(feedbackTexts)
  const { date: dateOf } = useDates()
  const { kind, content, files, answer } = feedback
  return (
    <li className="card px-4 py-3.5 lg:px-5 lg:py-4.5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-12 text-ink-3">
        <Tag tone={answer ? 'jade' : 'plain'}>{answer ? t.answered : t.waiting}</Tag>
        {t.kinds[kind]}
        <time className="ml-auto">{dateOf(feedback.gmtCreate)}</time>
      </p>
      <p dir="auto" className="mt-2 leading-[1.7] break-words whitespace-pre-line">
        {content}
      </p>
      <PictureRow pictures={files} label={t.picturesOf} className="mt-2.5" />
      {answer && (
        <div className="mt-3 rounded-lg bg-jade-soft px-3.5 py-2.5">
          <p className="flex items-baseline justify-between gap-3 text-13">
            <b className="text-jade-text">{t.answer}</b>
            <time className="text-12 text-ink-3">{dateOf(answer.gmtCreate)}</time>
          </p>
          <p dir="auto" className="mt-1 leading-[1.7] break-words whitespace-pre-line">
            {answer.content}
          </p>
        </div>
      )}
    </li>
  )
}
