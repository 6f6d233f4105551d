import { productQuestionsHref } from '@hojip/hrefs/browse'
import { measuresHref } from '@hojip/hrefs/reports'
import type { Output } from '@hojip/platform/client'
import { Answering } from '@hojip/platform/console'
import { useTexts, Time } from '@hojip/platform/page'
import { Link, Picture } from '@hojip/platform/ui'
import type { Answer } from '../contract.ts'
import { QuestionAnswer } from './question-answer.tsx'
import { shopQuestionsTexts } from './texts.ts'

export type ShopQuestion = Output<'POST /bizConsole/queryQuestions'>['list'][number]

/** One question with its product, what buyers have answered, and the shop's answer or the button for it. */
export function ShopQuestionCard({ question }: { question: ShopQuestion }) {
  const t = useTexts(shopQuestionsTexts)
  const who = question.userName || t.somebody
  const ours = question.answers.find(({ type }) => type === 'shop')
  return (
    <div className="grid gap-x-6 gap-y-3 px-3 py-4 lg:grid-cols-[240px_minmax(0,1fr)] lg:px-4">
      <Link
        href={productQuestionsHref(question.goodsId)}
        className="grid grid-cols-[48px_minmax(0,1fr)] items-start gap-2.5 self-start text-13 hover:text-jade-text max-lg:rounded-md max-lg:bg-inset max-lg:p-2"
      >
        <Picture of={question.goodsPic} alt="" sizes="48px" className="size-12 rounded-sm" />
        <span className="line-clamp-2 min-w-0 leading-body">{question.goodsName}</span>
      </Link>
      <article className="min-w-0">
        <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-13">
          <b>{who}</b>
          <Time at={question.gmtCreate} className="figures ml-auto text-12 font-medium text-ink-3" />
        </header>
        <p
          lang={question.locale ?? undefined}
          className="mt-1.5 leading-[1.7] break-words whitespace-pre-line"
        >
          {question.content}
        </p>
        {question.answers.map((answer) => (
          <Answered key={answer.pkId} answer={answer} />
        ))}
        {question.removedAnswer && <Removed answer={question.removedAnswer} />}
        <OwnAnswer key={ours?.editTime ?? ours?.pkId} pkId={question.pkId} who={who} given={ours?.content} />
      </article>
    </div>
  )
}

function Answered({ answer }: { answer: Answer }) {
  const t = useTexts(shopQuestionsTexts)
  const { type, userName, editTime } = answer
  return (
    <div className="mt-3 rounded-md bg-inset px-3.5 py-2.5 text-13">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b>{type === 'shop' ? t.yourAnswer : t.buyer(userName || t.somebody)}</b>
        <Time at={editTime ?? answer.gmtCreate} className="figures text-12 font-medium text-ink-3" />
        {editTime && <span className="text-12 text-ink-3">{t.edited}</span>}
      </p>
      <p lang={answer.locale ?? undefined} className="mt-1 break-words whitespace-pre-line text-ink-2">
        {answer.content}
      </p>
    </div>
  )
}

/** What the mall took away: the shop sees why, and where it may object. */
function Removed({ answer }: { answer: NonNullable<ShopQuestion['removedAnswer']> }) {
  const t = useTexts(shopQuestionsTexts)
  return (
    <div className="mt-3 rounded-md bg-inset px-3.5 py-2.5 text-13">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b>{t.removedAnswer}</b>
        <Time at={answer.gmtCreate} className="figures text-12 font-medium text-ink-3" />
        <Link href={measuresHref()} className="link">
          {t.seeMeasure}
        </Link>
      </p>
      <p dir="auto" className="mt-1 break-words whitespace-pre-line text-ink-3 line-through">
        {answer.content}
      </p>
      <p dir="auto" className="mt-1 break-words whitespace-pre-line text-ink-2">
        {answer.removedFor}
      </p>
    </div>
  )
}

type OwnAnswerProps = { pkId: string; who: string; given: string | undefined }

function OwnAnswer({ pkId, who, given }: OwnAnswerProps) {
  const t = useTexts(shopQuestionsTexts)
  const isGiven = given !== undefined
  const name = isGiven ? t.editTo(who) : t.answerTo(who)
  return (
    <Answering label={isGiven ? t.edit : t.answer} name={name} isGiven={isGiven}>
      {(close) => <QuestionAnswer pkId={pkId} name={name} given={given} onClose={close} />}
    </Answering>
  )
}
