import { useDates, useTexts } from '@hojip/platform/page'
import { Tag } from '@hojip/platform/ui'
import { ReportButton } from '@hojip/reports/parts/report-button'
import { TranslateButton, useTranslated } from '@hojip/translation/parts'
import type { Answer } from '../contract.ts'
import { DeleteButton } from './delete-button.tsx'
import { questionsTexts } from './texts.ts'
import { useDeleting } from './use-deleting.tsx'

type AnswerViewProps = { answer: Answer; names: readonly string[]; isOwn: boolean }

/** One answer, marked when it is the shop's. */
export function AnswerView({ answer, names, isOwn }: AnswerViewProps) {
  const t = useTexts(questionsTexts)
  const dates = useDates()
  const { pkId, type, userName, content, editTime, gmtCreate } = answer
  const deleting = useDeleting()
  const time = dates.date(editTime ?? gmtCreate)
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-6 place-items-center rounded-sm bg-jade-soft text-12 font-bold text-jade-text"
      >
        {t.answerMark}
      </span>
      <div className="min-w-0">
        <Text lang={answer.locale} names={names} className="text-ink-2">
          {content}
        </Text>
        <div className="flex flex-wrap items-center gap-x-2 text-12 text-ink-3">
          {type === 'shop' ? <Tag tone="jade">{t.shop}</Tag> : <Tag>{t.buyer}</Tag>}
          <span className="mr-auto">
            {[userName || t.somebody, time, editTime ? t.edited : ''].filter(Boolean).join(' · ')}
          </span>
          {isOwn ? (
            <DeleteButton of={content} busy={deleting.isRunning} onDelete={() => deleting.answer(pkId)} />
          ) : (
            <ReportButton targetType="answer" targetId={pkId} name={content} className="-mr-2" />
          )}
        </div>
        {deleting.dialog}
      </div>
    </>
  )
}

interface TextProps {
  /** The language that the author used the site in. */
  lang: string | null
  names: readonly string[]
  className: string
  children: string
}

/** What somebody wrote, with the offer of its translation. */
export function Text({ lang, names, className, children }: TextProps) {
  const translated = useTranslated(children, names)
  const { text } = translated
  return (
    <div className="min-w-0">
      <p
        lang={text === children ? (translated.lang ?? lang ?? undefined) : translated.lang}
        className={`leading-[1.7] break-words whitespace-pre-line ${className}`}
      >
        {text}
      </p>
      <TranslateButton of={translated} className="-ml-2" />
    </div>
  )
}
