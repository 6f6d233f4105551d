import { AccountProduct } from '@hojip/accounts/storefront/account-product'
import type { Output } from '@hojip/platform/client'
import { useDates, useMore, useTexts } from '@hojip/platform/page'
import { EmptyState, LoadMore } from '@hojip/platform/ui'
import { RemovedNotice } from '@hojip/reports/storefront/removed-notice'
import { AnswerView } from '../answer-view.tsx'
import { questionsTexts } from '../texts.ts'
import { DeleteButton } from '../delete-button.tsx'
import { useDeleting } from '../use-deleting.tsx'
import { ownInput, ownQuestionsCall } from './inputs.ts'
import { ownQuestionsTexts } from './texts.ts'

type OwnQuestion = Output<typeof ownQuestionsCall>['list'][number]

/** The user's questions with their answers, newest first. */
export function OwnQuestions() {
  const t = useTexts(ownQuestionsTexts)
  const more = useMore(ownQuestionsCall, ownInput)
  const deleting = useDeleting((pkId) => more.drop((one) => one.pkId === pkId))
  if (more.list.length === 0) return <EmptyState title={t.noQuestions} text={t.noQuestionsText} />
  return (
    <>
      <ul className="grid gap-2 lg:gap-3">
        {more.list.map((question) => (
          <li key={question.pkId} className="card p-3 lg:p-5">
            <One question={question} onDelete={() => deleting.question(question.pkId)} />
          </li>
        ))}
      </ul>
      <LoadMore more={more}>{t.loadMore}</LoadMore>
      {deleting.dialog}
    </>
  )
}

function One({ question, onDelete }: { question: OwnQuestion; onDelete: () => void }) {
  const t = useTexts(ownQuestionsTexts)
  const ofProduct = useTexts(questionsTexts)
  const dates = useDates()
  const { content, gmtCreate, answerNum, answers, removedFor } = question
  const isRemoved = removedFor !== null
  const state = answerNum === 0 ? ofProduct.noAnswer : ofProduct.answers(answerNum)
  return (
    <article>
      <AccountProduct product={question} />
      {isRemoved && <RemovedNotice why={removedFor}>{t.removedQuestion}</RemovedNotice>}
      <p className="mt-3 font-medium wrap-anywhere">
        <bdi>{content}</bdi>
      </p>
      <div className="flex flex-wrap items-center gap-x-2 text-12 text-ink-3">
        <span className="mr-auto">{[dates.date(gmtCreate), ...(isRemoved ? [] : [state])].join(' · ')}</span>
        <DeleteButton of={content} onDelete={onDelete} />
      </div>
      {!isRemoved && answers.length > 0 && (
        <div className="mt-2 grid grid-cols-[24px_minmax(0,1fr)] gap-2.5">
          {answers.map((answer) => (
            <AnswerView key={answer.pkId} answer={answer} names={noNames} isOwn={false} />
          ))}
        </div>
      )}
    </article>
  )
}

/** Names that a translation leaves as they are: the product is above the question. */
const noNames: readonly string[] = []
