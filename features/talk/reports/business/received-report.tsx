import { useTexts, useDates, Time } from '@hojip/platform/page'
import { Button, Tag } from '@hojip/platform/ui'
import { PictureRow } from '@hojip/uploads/parts'
import { useState } from 'react'
import type { ReceivedReport } from '../contract.ts'
import { reportTexts } from '../parts/texts.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { MeasureBox } from './measure-box.tsx'
import { receivedTexts } from './texts.ts'

/** One report with its target, and the decision or the button for it. */
export function ReceivedReportCard({ report }: { report: ReceivedReport }) {
  const t = useTexts(receivedTexts)
  const { reasons } = useTexts(reportTexts)
  return (
    <div className="grid gap-x-6 gap-y-3 px-3 py-4 text-13 lg:grid-cols-[240px_minmax(0,1fr)_auto] lg:px-4">
      <Target report={report} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Tag tone="crimson">{reasons[report.reasonType]}</Tag>
          <span className="text-ink-2">
            <bdi>{report.userName || t.closedAccount}</bdi>
          </span>
          <Time at={report.gmtCreate} className="figures text-12 font-medium text-ink-3" />
        </p>
        <p dir="auto" className="mt-1.5 leading-[1.7] break-words whitespace-pre-line">
          {report.content || t.noWords}
        </p>
        <PictureRow pictures={report.files} label={t.pictures} className="mt-2" />
        {report.decision && <Decision report={report} />}
        {report.measure && <MeasureBox measure={report.measure} of={report.targetType} />}
      </div>
      {!report.decision && <Deciding report={report} />}
    </div>
  )
}

function Target({ report }: { report: ReceivedReport }) {
  const t = useTexts(receivedTexts)
  const { targetType, targetName, targetPath, openReports, decision } = report
  return (
    <div className="min-w-0 self-start max-lg:rounded-md max-lg:bg-inset max-lg:p-2.5">
      <p className="flex flex-wrap items-center gap-2">
        <Tag>{t.targets[targetType]}</Tag>
        {!decision && openReports > 1 && <Tag tone="amber">{t.several(openReports)}</Tag>}
      </p>
      <p className="mt-1.5 line-clamp-3 break-words">
        {targetPath ? (
          <a href={targetPath} target="_blank" rel="noreferrer" className="link">
            <bdi>{targetName}</bdi>
          </a>
        ) : (
          <bdi>{targetName}</bdi>
        )}
      </p>
    </div>
  )
}

function Decision({ report }: { report: ReceivedReport }) {
  const t = useTexts(receivedTexts)
  const dates = useDates()
  const { decision, remark, decidedBy, decidedTime } = report
  return (
    <div className="mt-3 rounded-md bg-inset px-3.5 py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b>{decision && t.decisions[decision]}</b>
        <span className="figures text-12 font-medium text-ink-3">
          {decidedBy} · {decidedTime && dates.stamp(decidedTime)}
        </span>
      </p>
      <p dir="auto" className="mt-1 break-words whitespace-pre-line text-ink-2">
        {remark}
      </p>
    </div>
  )
}

function Deciding({ report }: { report: ReceivedReport }) {
  const t = useTexts(receivedTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <span className="justify-self-end max-lg:w-full">
      <Button
        kind="jadeLine"
        size="sm"
        className="max-lg:min-h-11! max-lg:w-full"
        onClick={() => setOpen(true)}
      >
        {t.decide}
      </Button>
      {isOpen && <DecideDialog report={report} onClose={() => setOpen(false)} />}
    </span>
  )
}
