import { handedOrders } from '@hojip/orders/business/chosen'
import { SheetButton } from '@hojip/platform/console'
import { useDownload, usePage, useTexts, useWrite, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Button, downloadIcon, FieldError, Icon } from '@hojip/platform/ui'
import { useState } from 'react'
import type { SheetCheck } from '../../contract.ts'
import { readSheet } from '../../rules/sheets/sheet-file.ts'
import { ShippingTabs } from '../shipping-tabs.tsx'
import { CheckedRows } from './checked-rows.tsx'
import { SheetProgress } from './sheet-progress.tsx'
import { batchTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: batchTexts[locale].title, noIndex: true }
}

/** The contract's limit. */
const mostRows = 2_000

/** Shipping many orders: get the sheet, fill it, look at what it would ship, ship. */
export function Page() {
  const t = useTexts(batchTexts)
  const { search } = usePage()
  const [orderIds] = useState(() => (search['of'] === 'chosen' ? handedOrders() : undefined))
  const sheet = useDownload('POST /bizConsole/exportOrdersToShip')
  const check = useWrite('POST /bizConsole/checkShipSheet')
  const [checked, setChecked] = useState<SheetCheck>()
  const [problem, setProblem] = useState<string>()
  const take = async (text: string | undefined) => {
    setChecked(undefined)
    setProblem(undefined)
    const rows = text === undefined ? undefined : readSheet(text)
    if (!rows) return setProblem(t.notASheet)
    if (rows.length === 0) return setProblem(t.noNumbers)
    if (rows.length > mostRows) return setProblem(t.tooManyRows(mostRows))
    setChecked(await check.ask({ rows }))
  }
  return (
    <div className="grid gap-3">
      <h1 className="sr-only">{t.title}</h1>
      <ShippingTabs current="batch" />
      <SheetProgress />
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <section aria-label={t.stepGet} className="grid gap-3 card p-4 lg:p-5">
          <h2 className="text-16 font-bold">{t.stepGet}</h2>
          <p className="text-13 text-ink-2">{orderIds ? t.getChosen(orderIds.length) : t.getAll}</p>
          <Button
            className="min-h-11! justify-self-start"
            busy={sheet.isRunning}
            onClick={() => sheet.run(orderIds ? { orderIds } : {})}
          >
            <Icon of={downloadIcon} size={16} />
            {t.get}
          </Button>
        </section>
        <section aria-label={t.stepSend} className="grid gap-3 card p-4 lg:p-5">
          <h2 className="text-16 font-bold">{t.stepSend}</h2>
          <p className="text-13 text-ink-2">{t.sendHint}</p>
          <SheetButton label={t.file} onText={(text) => void take(text)} />
          <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
        </section>
      </div>
      {check.isRunning && <p className="card p-4 text-13">{t.checking}</p>}
      {checked && <CheckedRows checked={checked} onDone={() => setChecked(undefined)} />}
    </div>
  )
}
