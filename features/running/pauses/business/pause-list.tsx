import { toast, useDates, useLocale, useTexts, useWrite } from '@hojip/platform/page'
import { Button, EmptyState } from '@hojip/platform/ui'
import type { Pause } from '../contract.ts'
import { partIn } from '../rules/index.ts'
import { pausesTexts } from './texts.ts'

export const refreshes = ['POST /sysConsole/queryPauses', 'POST /sysConsole/queryHealth'] as const

/** What is paused, the longest first, each with its end. */
export function PauseList({ pauses }: { pauses: readonly Pause[] }) {
  const t = useTexts(pausesTexts)
  return (
    <section aria-labelledby="paused" className="card px-4 py-3.5">
      <h2 id="paused" className="text-16 font-bold">
        {t.paused}
      </h2>
      {pauses.length === 0 ? (
        <EmptyState title={t.none} text={t.noneText} />
      ) : (
        <ul className="divide-y divide-line">
          {pauses.map((pause) => (
            <PauseRow key={`${pause.kind} ${pause.name}`} pause={pause} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Resuming needs no question: what has waited would have happened anyway. */
function PauseRow({ pause }: { pause: Pause }) {
  const t = useTexts(pausesTexts)
  const dates = useDates()
  const { kind, name, reason, pausedBy, gmtCreate, waiting } = pause
  const part = partIn(useLocale(), { kind, name })
  const { run, isRunning } = useWrite('POST /sysConsole/resumePart', {
    refreshes,
    onSuccess: () => toast('success', t.resumed(part)),
  })
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <b className="block text-14 font-medium break-words first-letter:uppercase">{part}</b>
        <p className="mt-0.5 text-13 break-words text-ink-2">{reason}</p>
        <p className="mt-0.5 text-12 break-words text-ink-3">{t.since(dates.stamp(gmtCreate), pausedBy)}</p>
        {waiting !== null && waiting > 0 && <p className="mt-0.5 text-12 text-ink-3">{t.waiting(waiting)}</p>}
      </div>
      <Button
        size="sm"
        kind="jade"
        className="max-lg:min-h-11!"
        busy={isRunning}
        aria-label={`${t.resume} · ${part}`}
        onClick={() => run({ kind, name })}
      >
        {t.resume}
      </Button>
    </li>
  )
}
