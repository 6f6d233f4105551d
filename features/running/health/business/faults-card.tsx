import { booksHref } from '@hojip/hrefs/books'
import { pausesHref } from '@hojip/hrefs/pauses'
import { settingsHref } from '@hojip/hrefs/settings'
import { toast, useTexts, useWrite, useDates } from '@hojip/platform/page'
import { Button, ButtonLink, classNames, useConfirm } from '@hojip/platform/ui'
import { known } from '@hojip/platform/known'
import { channelTexts } from '@hojip/policy/channels'
import type { Fault } from '../contract.ts'
import { isUrgent, titleOf } from './told-fault.tsx'
import { healthTexts } from './texts.ts'

/** What is wrong, the worst first, each with what to do. */
export function FaultsCard({ faults }: { faults: readonly Fault[] }) {
  const t = useTexts(healthTexts)
  return (
    <section aria-labelledby="faults" className="overflow-hidden card">
      <h2 id="faults" className="px-4 pt-3.5 pb-2.5 text-16 font-bold">
        {t.faultsTitle}
      </h2>
      <ul>
        {faults.map((fault) => (
          <FaultRow key={`${fault.kind} ${fault.subject}`} fault={fault} />
        ))}
      </ul>
    </section>
  )
}

function FaultRow({ fault }: { fault: Fault }) {
  const t = useTexts(healthTexts)
  const channels = useTexts(channelTexts)
  const dates = useDates()
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2.5 border-t border-line px-4 py-3">
      <span
        aria-hidden="true"
        className={classNames('mt-1.5 size-2 rounded-full', isUrgent(fault) ? 'bg-crimson' : 'bg-amber')}
      />
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-14 font-medium break-words">{titleOf(t, channels, fault)}</p>
        <p className="mt-0.5 text-13 text-ink-2">{known(t.faults, fault.kind)?.todo}</p>
        {fault.note && <p className="mt-0.5 text-13 break-words">{fault.note}</p>}
        {fault.gmtCreate && (
          <p className="mt-0.5 text-12 text-ink-3">{t.since(dates.stamp(fault.gmtCreate))}</p>
        )}
      </div>
      <FaultAction fault={fault} />
    </li>
  )
}

const toPauses = new Set<Fault['kind']>(['pausedQueue', 'pausedPayments', 'pausedRefunds', 'notOpen'])
const ofBooks = { cases: 'case', payments: 'payment', refunds: 'refund' } as const

function FaultAction({ fault: { kind, subject, count } }: { fault: Fault }) {
  const t = useTexts(healthTexts)
  if (kind === 'jobsFailed' || kind === 'jobsDied')
    return <Retry queue={subject} count={count} haveDied={kind === 'jobsDied'} />
  if (kind === 'paymentsLow')
    return (
      <ButtonLink href={settingsHref()} size="sm" className="max-lg:min-h-11!">
        {t.toSettings}
      </ButtonLink>
    )
  if (toPauses.has(kind))
    return (
      <ButtonLink href={pausesHref} size="sm" className="max-lg:min-h-11!">
        {t.toPauses}
      </ButtonLink>
    )
  if (kind === 'booksBroken' || kind === 'booksOld')
    return (
      <ButtonLink href={booksHref({})} size="sm" className="max-lg:min-h-11!">
        {t.toBooks}
      </ButtonLink>
    )
  if (kind === 'cases' || kind === 'payments' || kind === 'refunds')
    return (
      <ButtonLink href={booksHref({ kind: ofBooks[kind] })} size="sm" className="max-lg:min-h-11!">
        {t.toBooks}
      </ButtonLink>
    )
  return null
}

/** Tries the failed jobs of a queue again, after saying how many there are and that it cannot be taken back. */
function Retry({ queue, count, haveDied }: { queue: string; count: number; haveDied: boolean }) {
  const t = useTexts(healthTexts)
  const [confirm, confirmDialog] = useConfirm()
  const retry = useWrite('POST /sysConsole/retryJobs', {
    refreshes: ['POST /sysConsole/queryHealth'],
    onSuccess: ({ jobs }) => toast('success', t.retried(jobs)),
  })
  const ask = async () => {
    const question = { title: t.retryTitle(count), text: t.retryText(queue), yes: t.retry, no: t.cancel }
    if (await confirm(question)) retry.run({ queue, haveDied })
  }
  return (
    <>
      <Button
        kind="jade"
        size="sm"
        className="max-lg:min-h-11!"
        busy={retry.isRunning}
        aria-label={`${t.retry} · ${queue}`}
        onClick={() => void ask()}
      >
        {t.retry}
      </Button>
      {confirmDialog}
    </>
  )
}
