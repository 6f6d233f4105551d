import { useTexts, useViewer, Time } from '@hojip/platform/page'
import { Button, Tag } from '@hojip/platform/ui'
import { PictureRow } from '@hojip/uploads/parts'
import { useState, type ReactNode } from 'react'
import type { ShopMeasure } from '../../contract.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { shownKind } from '../../rules/shown-kind.ts'
import { measuresTexts } from './texts.ts'

/** One decision of the mall, with the shop's answer and what became of it. */
export function MeasureCard({ measure }: { measure: ShopMeasure }) {
  const t = useTexts(measuresTexts)
  const kind = shownKind(measure.targetType, measure.kind)
  const access = useViewer()?.access ?? []
  const [isAnswering, setAnswering] = useState(false)
  const { targetName, told, gmtCreate, answer, files, answerTime, outcome, outcomeWords } = measure
  return (
    <div className="grid gap-3 px-3 py-4 text-13 lg:px-4">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Tag tone={kind === 'warn' ? 'amber' : 'crimson'}>{t.kinds[kind]}</Tag>
        {outcome && <Tag tone={outcome === 'lifted' ? 'jade' : 'plain'}>{t.outcomes[outcome]}</Tag>}
        <b className="text-14 break-words">
          <bdi>{targetName}</bdi>
        </b>
        <Time at={gmtCreate} className="figures text-12 font-medium text-ink-3" />
      </p>
      <Said title={t.reason}>{told}</Said>
      {outcome === null && <p className="text-ink-3">{t.meaning[kind]}</p>}
      {answer !== null && (
        <Said title={t.answered} time={answerTime}>
          {answer}
          <PictureRow pictures={files} label={t.pictures} className="mt-2" />
        </Said>
      )}
      {answer !== null && outcome === null && <p className="text-ink-3">{t.waiting}</p>}
      {outcomeWords && <Said title={t.reply}>{outcomeWords}</Said>}
      {outcome === 'lifted' && kind === 'takeDown' && <p className="text-ink-3">{t.liftedNext}</p>}
      {measure.isBack === false && kind === 'words' && <p className="text-ink-3">{t.staysAway}</p>}
      {answer === null && outcome === null && access.includes('products.edit') && (
        <p>
          <Button kind="jadeLine" size="sm" className="max-lg:min-h-11!" onClick={() => setAnswering(true)}>
            {t.answer}
          </Button>
        </p>
      )}
      {isAnswering && <AnswerDialog pkId={measure.pkId} onClose={() => setAnswering(false)} />}
    </div>
  )
}

function Said({ title, time, children }: { title: string; time?: string | null; children: ReactNode }) {
  return (
    <div className="rounded-md bg-inset px-3.5 py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b>{title}</b>
        {time && <Time at={time} className="figures text-12 font-medium text-ink-3" />}
      </p>
      <div dir="auto" className="mt-1 break-words whitespace-pre-line text-ink-2">
        {children}
      </div>
    </div>
  )
}
