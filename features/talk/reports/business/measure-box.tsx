import { useTexts, useDates, Time } from '@hojip/platform/page'
import { Button, Tag } from '@hojip/platform/ui'
import { PictureRow } from '@hojip/uploads/parts'
import { useState } from 'react'
import type { Measure, ReceivedReport } from '../contract.ts'
import { CloseDialog } from './close-dialog.tsx'
import { receivedTexts } from './texts.ts'
import { shownKind } from '../rules/reasons.ts'

/** What followed a report for the shop, what the shop answered, and the buttons to lift or keep it. */
export function MeasureBox({ measure, of }: { measure: Measure; of: ReceivedReport['targetType'] }) {
  const t = useTexts(receivedTexts)
  const dates = useDates()
  const [closing, setClosing] = useState<'lifted' | 'stands'>()
  const { kind, told, gmtCreate, answer, files, answerTime, outcome, outcomeWords } = measure
  return (
    <div className="mt-2 grid gap-2 rounded-md bg-inset px-3.5 py-2.5">
      <p className="flex flex-wrap items-center gap-2">
        <Tag tone={kind === 'takeDown' ? 'crimson' : 'amber'}>{t.measures[shownKind(of, kind)]}</Tag>
        {outcome && <Tag tone={outcome === 'lifted' ? 'jade' : 'plain'}>{t.outcomes[outcome]}</Tag>}
        <Time at={gmtCreate} className="figures text-12 font-medium text-ink-3" />
      </p>
      <Words>{told}</Words>
      {answer === null ? (
        !outcome && <p className="text-ink-3">{measure.isOfShop ? t.noAnswer : t.authorTold}</p>
      ) : (
        <div>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <b>{t.answerOfShop}</b>
            <time className="figures text-12 font-medium text-ink-3">
              {answerTime && dates.stamp(answerTime)}
            </time>
          </p>
          <Words>{answer}</Words>
          <PictureRow pictures={files} label={t.answerOfShop} className="mt-2" />
        </div>
      )}
      {outcomeWords && <Words>{outcomeWords}</Words>}
      {measure.isBack === false && <p className="text-ink-3">{t.staysAway}</p>}
      {outcome !== 'lifted' && (
        <p className="flex flex-wrap gap-2">
          <Button size="sm" className="max-lg:min-h-11!" onClick={() => setClosing('lifted')}>
            {t.lift}
          </Button>
          {answer !== null && outcome === null && (
            <Button size="sm" className="max-lg:min-h-11!" onClick={() => setClosing('stands')}>
              {t.keep}
            </Button>
          )}
        </p>
      )}
      {closing && (
        <CloseDialog pkId={measure.pkId} outcome={closing} of={of} onClose={() => setClosing(undefined)} />
      )}
    </div>
  )
}

function Words({ children }: { children: string }) {
  return (
    <p dir="auto" className="break-words whitespace-pre-line text-ink-2">
      {children}
    </p>
  )
}
