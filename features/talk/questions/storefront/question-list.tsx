import { useLazyCall, useDates, useTexts, useViewer } from '@hojip/platform/page'
import { Button, Skeleton } from '@hojip/platform/ui'
import { ReportButton } from '@hojip/reports/parts/report-button'
import { AutoTranslate } from '@hojip/translation/parts'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState } from 'react'
import type { Question } from '../contract.ts'
import { AnswerView, Text } from './answer-view.tsx'
import { questionPage, questionsCall, viewerCall, type QuestionSort } from './question-page.ts'
import { DeleteButton } from './delete-button.tsx'
import { questionsTexts } from './texts.ts'
import { useDeleting } from './use-deleting.tsx'

const AnswerDialog = lazyPart(() =>
  import('./answer-dialog.tsx').then((module) => ({ default: module.AnswerDialog })),
)

type QuestionListProps = { goodsId: string; sort: QuestionSort; names: readonly string[] }

/** The questions, with more pages on demand. */
export function QuestionList(props: QuestionListProps) {
  const [shown, setShown] = useState(1)
  const own = useOwn(props.goodsId)
  const pages = Array.from({ length: shown }, (_, at) => at + 1)
  return pages.map((pageNum) => (
    <QuestionPage
      key={pageNum}
      {...props}
      own={own}
      pageNum={pageNum}
      isLast={pageNum === shown}
      onMore={() => setShown(shown + 1)}
    />
  ))
}

/** What the viewer may do here, and what is theirs. */
export interface Own {
  canAnswer: boolean
  questionIds: readonly string[]
  answerIds: readonly string[]
}

const nothing: Own = { canAnswer: false, questionIds: [], answerIds: [] }

function useOwn(goodsId: string): Own {
  const isSignedIn = useViewer() !== null
  const { data } = useLazyCall(viewerCall, { goodsId }, { when: isSignedIn })
  return (isSignedIn && data) || nothing
}

type QuestionPageProps = QuestionListProps & {
  own: Own
  pageNum: number
  isLast: boolean
  onMore: () => void
}

function QuestionPage({ goodsId, sort, names, own, pageNum, isLast, onMore }: QuestionPageProps) {
  const t = useTexts(questionsTexts)
  const { data, error, refetch } = useLazyCall(questionsCall, questionPage(goodsId, sort, pageNum))
  if (error)
    return (
      <p className="py-6 text-center text-ink-3">
        {t.failed}{' '}
        <Button size="sm" onClick={refetch}>
          {t.retry}
        </Button>
      </p>
    )
  if (!data) return <Skeleton className="my-5 h-20 w-full" />
  return (
    <>
      {pageNum === 1 && (
        <AutoTranslate
          texts={data.list.flatMap(({ content, answers }) => [content, ...answers.map((one) => one.content)])}
          className="mt-3"
        />
      )}
      {data.list.map((question) => (
        <OneQuestion key={question.pkId} question={question} names={names} own={own} />
      ))}
      {isLast && pageNum < data.pages && (
        <p className="pt-4 text-center">
          <Button className="max-lg:min-h-11!" onClick={onMore}>
            {t.more}
          </Button>
        </p>
      )}
    </>
  )
}

type OneQuestionProps = { question: Question; names: readonly string[]; own: Own }

const mark = 'grid size-6 place-items-center rounded-sm text-12 font-bold'

function OneQuestion({ question, names, own }: OneQuestionProps) {
  const t = useTexts(questionsTexts)
  const dates = useDates()
  const { answers, answerNum, userName } = question
  const facts = [userName || t.somebody, dates.date(question.gmtCreate)]
  return (
    <article className="grid grid-cols-[24px_minmax(0,1fr)] gap-2.5 border-b border-line py-4.5 last:border-0">
      <span aria-hidden="true" className={`${mark} bg-amber-soft text-amber`}>
        {t.questionMark}
      </span>
      <div className="min-w-0">
        <Text lang={question.locale} names={names} className="font-medium">
          {question.content}
        </Text>
        <div className="flex flex-wrap items-center gap-x-2 text-12 text-ink-3">
          <span className="mr-auto">
            {[...facts, answerNum === 0 ? t.noAnswer : t.answers(answerNum)].join(' · ')}
          </span>
          <QuestionTools question={question} own={own} />
        </div>
      </div>
      {answers.map((answer) => (
        <AnswerView
          key={answer.pkId}
          answer={answer}
          names={names}
          isOwn={own.answerIds.includes(answer.pkId)}
        />
      ))}
    </article>
  )
}

/** Answering for those who have received the product, deleting for who asked, reporting for all others. */
function QuestionTools({ question, own }: Omit<OneQuestionProps, 'names'>) {
  const t = useTexts(questionsTexts)
  const { pkId, content, answers } = question
  const [isOpen, setOpen] = useState(false)
  const deleting = useDeleting()
  const isOwn = own.questionIds.includes(pkId)
  const hasAnswered = answers.some((answer) => own.answerIds.includes(answer.pkId))
  return (
    <>
      {own.canAnswer && !isOwn && !hasAnswered && (
        <Button
          kind="quiet"
          size="sm"
          className="max-lg:min-h-11!"
          aria-haspopup="dialog"
          aria-label={`${t.answer} · ${content.slice(0, 40)}`}
          onClick={() => setOpen(true)}
        >
          {t.answer}
        </Button>
      )}
      {isOwn ? (
        <DeleteButton of={content} busy={deleting.isRunning} onDelete={() => deleting.question(pkId)} />
      ) : (
        <ReportButton targetType="question" targetId={pkId} name={content} className="-mr-2" />
      )}
      {deleting.dialog}
      {isOpen && (
        <Suspense fallback={null}>
          <AnswerDialog question={question} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
