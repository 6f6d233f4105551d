import { receivedFeedbackHref } from '@hojip/hrefs/feedback'
import { DetailPage, DetailState } from '@hojip/platform/console'
import {
  useCall,
  useLocale,
  usePage,
  useTexts,
  type HeadInput,
  type PageHead,
  useDates,
} from '@hojip/platform/page'
import { PictureRow } from '@hojip/uploads/parts'
import type { ReactNode } from 'react'
import { known } from '@hojip/platform/known'
import type { ReceivedFeedback } from '../contract.ts'
import { AnswerForm } from './answer-form.tsx'
import { receivedTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: receivedTexts[locale].title, noIndex: true }
}

/** One feedback with what the sender let us know, and the mall's answer. */
export function Page() {
  const t = useTexts(receivedTexts)
  const dates = useDates()
  const pkId = usePage('/business/feedback/$id').params.id
  const feedback = useCall('GET /sysConsole/findFeedback/{pkId}', { pkId })
  const { answer, content, files, gmtCreate, kind } = feedback
  const head = (
    <div className="px-4 py-4 lg:px-5">
      <DetailState
        heading={answer ? t.answered : t.toAnswer}
        text={`${known(t.kinds, kind) ?? kind} · ${dates.stamp(gmtCreate)}`}
      />
    </div>
  )
  return (
    <DetailPage
      back={{ href: receivedFeedbackHref(), label: t.back }}
      head={head}
      side={<Sender feedback={feedback} />}
    >
      <section className="card px-4 py-4 lg:px-5">
        <h2 className="text-15 font-bold">{t.text}</h2>
        <p dir="auto" className="mt-2 leading-[1.7] break-words whitespace-pre-line">
          {content}
        </p>
        <PictureRow pictures={files} label={t.pictures} className="mt-3" />
      </section>
      <section className="card px-4 py-4 lg:px-5">
        <h2 className="text-15 font-bold">{t.answer}</h2>
        {answer ? (
          <>
            <p dir="auto" className="mt-2 leading-[1.7] break-words whitespace-pre-line">
              {answer.content}
            </p>
            <p className="figures mt-2 text-12 font-medium text-ink-3">
              {feedback.answeredBy} · {dates.stamp(answer.gmtCreate)}
            </p>
          </>
        ) : (
          <AnswerForm feedback={feedback} />
        )}
      </section>
    </DetailPage>
  )
}

function Sender({ feedback }: { feedback: ReceivedFeedback }) {
  const t = useTexts(receivedTexts)
  const mine = useLocale()
  const { isVisitor, userName, phone, pageUrl, browser, locale } = feedback
  const facts: [string, ReactNode][] = [
    [t.sender, isVisitor ? t.visitor : userName],
    [t.contact, phone],
    [t.language, new Intl.DisplayNames(mine, { type: 'language' }).of(locale)],
    [t.page, pageUrl],
    [t.browser, browser],
  ]
  return (
    <section className="card px-4 py-4 lg:px-5">
      <h2 className="text-15 font-bold">{t.about}</h2>
      <dl className="mt-2 grid gap-2.5 text-13">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-12 text-ink-3">{name}</dt>
            <dd className="break-words">
              <bdi>{value || t.unsaid}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
