import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { Button, EmptyState } from '@hojip/platform/ui'
import type { DemoFaults } from '../contract.ts'
import { demoFaultsTexts } from './texts.ts'
import { refreshes } from './fault-form.tsx'

/** The faults that the services have now, each with an end. */
export function FaultList({ list }: Pick<DemoFaults, 'list'>) {
  const t = useTexts(demoFaultsTexts)
  const { run, isRunning } = useWrite('POST /sysConsole/clearDemoFaults', {
    refreshes,
    onSuccess: () => toast('success', t.cleared),
  })
  return (
    <section aria-labelledby="now" className="card px-4 py-3.5">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 id="now" className="text-16 font-bold">
          {t.now}
        </h2>
        {list.length > 1 && (
          <Button size="sm" disabled={isRunning} onClick={() => run({})}>
            {t.clearAll}
          </Button>
        )}
      </div>
      {list.length === 0 ? (
        <EmptyState title={t.none} text={t.noneText} />
      ) : (
        <ul className="divide-y divide-line">
          {list.map(({ pkId, fault, kind, service, times }) => {
            const what = fault ? t.faults[fault] : kind
            const who = service ? t.services[service] : t.everyService
            return (
              <li key={pkId} className="flex items-center gap-3 py-3">
                <div className="min-w-0 flex-1">
                  <b className="block text-14 font-medium">{what}</b>
                  <span className="text-12 text-ink-2">{`${who} · ${t.left(times)}`}</span>
                </div>
                <Button
                  size="sm"
                  disabled={isRunning}
                  aria-label={t.clearOf(what, who)}
                  onClick={() => run({ pkId })}
                >
                  {t.clear}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
