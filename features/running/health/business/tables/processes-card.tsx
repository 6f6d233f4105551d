import { useTexts, useDates } from '@hojip/platform/page'
import { Tag } from '@hojip/platform/ui'
import type { Health } from '../../contract.ts'
import { FiguresTable } from './figures-table.tsx'
import { healthTexts } from '../texts.ts'

const tones = { running: 'jade', lost: 'crimson', stopped: 'plain' } as const

/** The processes that run or ran within a day. */
export function ProcessesCard({ health: { processes } }: { health: Health }) {
  const t = useTexts(healthTexts)
  const dates = useDates()
  const rows = processes.map(({ pkId, name, version, gmtCreate, lastBeat, state }) => ({
    key: pkId,
    cells: [
      <span key="name">
        {name} <span className="font-normal text-ink-3">{version}</span>
      </span>,
      dates.stamp(gmtCreate),
      dates.seconds(lastBeat),
      <Tag key="state" tone={tones[state]}>
        {t.processStates[state]}
      </Tag>,
    ],
  }))
  return (
    <FiguresTable
      title={t.processes}
      columns={[t.process, t.startedAt, t.lastBeat, t.state]}
      rows={rows}
      empty={t.noProcesses}
      note={t.processesText}
    />
  )
}
