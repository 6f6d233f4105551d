import { useDates, useTexts } from '@hojip/platform/page'
import { Tag } from '@hojip/platform/ui'
import { PictureRow } from '@hojip/uploads/parts'
import type { Report } from '../../contract.ts'
import { reportTexts } from '../../parts/texts.ts'
import { ownReportTexts } from './texts.ts'

/** One report of the user's, and what the mall decided. */
export function OwnReport({ report }: { report: Report }) {
  const t = useTexts(ownReportTexts)
  const { reasons } = useTexts(reportTexts)
  const dates = useDates()
  const { targetType, targetName, reasonType, content, files, decision } = report
  return (
    <li className="card px-4 py-3.5 lg:px-5 lg:py-4.5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-12 text-ink-3">
        <Tag tone={decision === 'upheld' ? 'jade' : 'plain'}>{t.states[decision ?? 'open']}</Tag>
        {t.targets[targetType]}
        <time className="ml-auto">{dates.date(report.gmtCreate)}</time>
      </p>
      {targetName && (
        <p dir="auto" className="mt-2 line-clamp-2 font-medium break-words">
          {targetName}
        </p>
      )}
      <p className="mt-1 text-13 text-ink-2">{t.because(reasons[reasonType])}</p>
      {content && (
        <p dir="auto" className="mt-1 text-13 leading-[1.7] break-words whitespace-pre-line text-ink-2">
          {content}
        </p>
      )}
      <PictureRow pictures={files} label={t.picturesOf} className="mt-2.5" />
      {decision && (
        <p className="mt-3 rounded-lg bg-inset px-3.5 py-2.5 text-13 leading-[1.7]">
          {t.decisions[decision]}
        </p>
      )}
    </li>
  )
}
