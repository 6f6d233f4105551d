import { useTexts } from '@hojip/platform/page'
import { useWide } from '@hojip/platform/ui'
import type { FiguresAnswer } from '../contract.ts'
import { metrics, valueOf, type Metric } from '../rules/metrics.ts'
import { hourText } from '../rules/series.ts'
import { figuresTexts } from './texts.ts'
import { useFormat } from './use-format.ts'

const cell = 'border-b border-line px-3 py-1.5 whitespace-nowrap'

/** The numbers behind the chart, newest first; in a narrow window only those of the chosen figure. */
export function FiguresTable({ figures: { points }, metric }: { figures: FiguresAnswer; metric: Metric }) {
  const t = useTexts(figuresTexts)
  const format = useFormat()
  const isWide = useWide()
  const shown = isWide ? metrics : [metric]
  return (
    <table className="mt-1 w-full border-collapse text-13 text-ink">
      <thead className="bg-inset text-12 text-ink-3">
        <tr>
          <th scope="col" className={`${cell} text-left font-medium`}>
            {t.at}
          </th>
          {shown.map((one) => (
            <th key={one} scope="col" className={`${cell} text-right font-medium`}>
              {t.metrics[one]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map((point) => (
          <tr key={point.at}>
            <th scope="row" className={`figures ${cell} text-left font-medium`}>
              {point.at.length === 13 ? hourText(point.at) : point.at}
            </th>
            {shown.map((one) => (
              <td key={one} className={`figures ${cell} text-right`}>
                {format(one, valueOf(point, one))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
