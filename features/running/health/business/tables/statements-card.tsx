import { useTexts } from '@hojip/platform/page'
import type { Health } from '../../contract.ts'
import { FiguresTable } from './figures-table.tsx'
import { healthTexts } from '../texts.ts'

/** Slow statements of the last day, by their text without values. */
export function StatementsCard({ health: { statements } }: { health: Health }) {
  const t = useTexts(healthTexts)
  const rows = statements.map(({ name, text, times, meanMs, mostMs }) => ({
    key: name,
    cells: [
      <code key="text" className="line-clamp-2 text-12 font-normal text-ink-2">
        {text}
      </code>,
      times,
      t.ms(meanMs),
      t.ms(mostMs),
    ],
  }))
  return (
    <FiguresTable
      title={t.statements}
      columns={[t.statement, t.times, t.mean, t.most]}
      rows={rows}
      empty={t.noStatements}
      note={t.statementsNote}
    />
  )
}
