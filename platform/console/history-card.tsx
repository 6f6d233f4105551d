import type { ComponentProps } from 'react'
import { Timeline } from '../ui/index.ts'

interface HistoryCardProps {
  title: string
  entries: ComponentProps<typeof Timeline>['entries']
  /** Instead of entries. */
  empty?: string
}

/** What has been done about something, beside its facts. */
export function HistoryCard({ title, entries, empty }: HistoryCardProps) {
  return (
    <section className="card px-4 py-4 lg:px-5">
      <h2 className="mb-3 text-15 font-bold">{title}</h2>
      {entries.length === 0 && empty !== undefined ? (
        <p className="text-13 text-ink-3">{empty}</p>
      ) : (
        <Timeline entries={entries} />
      )}
    </section>
  )
}
