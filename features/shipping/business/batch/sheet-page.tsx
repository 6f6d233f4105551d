import { handedOrders } from '@hojip/orders/business/chosen'
import { useDownload, usePage, useTexts, useWrite, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Button, buttonStyle, classNames, downloadIcon, FieldError, Icon } from '@hojip/platform/ui'
import { useState, type ChangeEvent } from 'react'
import type { SheetCheck } from '../../contract.ts'
import { readSheet } from '../../rules/sheets/sheet-file.ts'
import { CheckedRows } from './checked-rows.tsx'
import { SheetProgress } from './sheet-progress.tsx'
import { batchTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: batchTexts[locale].title, noIndex: true }
}

/** The contract's limit. */
const mostRows = 2_000
const mostBytes = 5_000_000

/** Spreadsheets save in UTF-8, or, in China, in GB 18030. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** Shipping many orders: get the sheet, fill it, look at what it would ship, ship. */
export function Page() {
  const t = useTexts(batchTexts)
  const { search } = usePage()
  const [orderIds] = useState(() => (search['of'] === 'chosen' ? handedOrders() : undefined))
  const sheet = useDownload('POST /bizConsole/exportOrdersToShip')
  const check = useWrite('POST /bizConsole/checkShipSheet')
  const [checked, setChecked] = useState<SheetCheck>()
  const [problem, setProblem] = useState<string>()
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    const [file] = input.files ?? []
    setChecked(undefined)
    setProblem(undefined)
    if (!file) return
    const rows = file.size > mostBytes ? undefined : readSheet(textOf(await file.arrayBuffer()))
    // The same file may be chosen again after it was corrected.
    input.value = ''
    if (!rows) return setProblem(t.notASheet)
    if (rows.length === 0) return setProblem(t.noNumbers)
    if (rows.length > mostRows) return setProblem(t.tooManyRows(mostRows))
    setChecked(await check.ask({ rows }))
  }
  return (
    <div className="grid gap-3">
      <h1 className="sr-only">{t.title}</h1>
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
          {/* The browser's own button speaks the browser's language, not the page's. */}
          <label
            className={classNames(
              buttonStyle({}),
              'relative min-h-11! cursor-pointer justify-self-start focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-jade',
            )}
          >
            {t.file}
            <input
              type="file"
              accept=".csv,text/csv"
              onChange={(event) => void take(event)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </label>
          <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
        </section>
      </div>
      {check.isRunning && <p className="card p-4 text-13">{t.checking}</p>}
      {checked && <CheckedRows checked={checked} onDone={() => setChecked(undefined)} />}
    </div>
  )
}
