import { mallDay } from '@hojip/platform/mall-time'
import { toast, useDownload, useTexts, useWrite } from '@hojip/platform/page'
import { Button, downloadIcon, Icon, refreshIcon, shieldCheckIcon, TextInput } from '@hojip/platform/ui'
import { useState, type SubmitEvent } from 'react'
import { CheckResult } from './check-result.tsx'
import { booksTexts } from './texts.ts'
import { dayMs } from '@hojip/platform/clock'

/** A day in China's time zone, by which the gateways bill. */
function daysAgo(days: number): string {
  return mallDay(Date.now() - days * dayMs)
}

/** The tools above the lists: check all books, compare a day again, export the ledger. */
export function BooksTools() {
  const t = useTexts(booksTexts)
  const check = useWrite('POST /sysConsole/checkBooks')
  const [findings, setFindings] = useState<Parameters<typeof CheckResult>[0]['findings']>()
  const press = async () => {
    const answer = await check.ask({})
    if (answer) setFindings(answer.list)
  }
  return (
    <section aria-label={t.tools} className="grid gap-4 card p-3 lg:p-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <Button
          kind="jade"
          className="min-h-11! max-lg:w-full"
          busy={check.isRunning}
          onClick={() => void press()}
        >
          <Icon of={shieldCheckIcon} size={18} />
          {t.check}
        </Button>
        <ReconcileForm />
        <ExportForm />
      </div>
      <div role="status" className="empty:hidden">
        {findings && <CheckResult findings={findings} />}
      </div>
    </section>
  )
}

const field = 'max-lg:flex-1 lg:w-36'

function ReconcileForm() {
  const t = useTexts(booksTexts)
  const [day, setDay] = useState(() => daysAgo(1))
  const reconcile = useWrite('POST /sysConsole/reconcileDay', {
    refreshes: [
      'GET /sysConsole/queryIssues',
      'GET /sysConsole/queryReconciledDays',
      'GET /sysConsole/queryActs',
    ],
    onSuccess: ({ list }) => {
      const found = list.reduce((sum, one) => sum + one.found, 0)
      toast(found > 0 ? 'info' : 'success', t.reconciled(found))
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    reconcile.run({ day })
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2 max-lg:w-full">
      <TextInput
        type="date"
        label={t.day}
        className={field}
        value={day}
        min={daysAgo(90)}
        max={daysAgo(1)}
        required
        onChange={(event) => setDay(event.target.value)}
      />
      <Button type="submit" className="min-h-11!" busy={reconcile.isRunning}>
        <Icon of={refreshIcon} size={16} />
        {t.reconcile}
      </Button>
    </form>
  )
}

function ExportForm() {
  const t = useTexts(booksTexts)
  const [from, setFrom] = useState(() => daysAgo(30))
  const [to, setTo] = useState(() => daysAgo(0))
  const file = useDownload('POST /sysConsole/exportMoney')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    file.run({ from, to })
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2 max-lg:w-full max-lg:flex-wrap">
      <TextInput
        type="date"
        label={t.from}
        className={field}
        value={from}
        max={to}
        required
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextInput
        type="date"
        label={t.to}
        className={field}
        value={to}
        min={from}
        required
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" className="min-h-11! max-lg:w-full" busy={file.isRunning}>
        <Icon of={downloadIcon} size={16} />
        {t.export}
      </Button>
    </form>
  )
}
