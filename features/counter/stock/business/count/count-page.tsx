import { stockHref } from '@hojip/hrefs/stock'
import { SheetButton } from '@hojip/platform/console'
import { useDownload, useTexts, useViewer, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Breadcrumbs, Button, downloadIcon, FieldError, Icon, Notice, Select } from '@hojip/platform/ui'
import { useState } from 'react'
import { mostRowsOfSheet, readCountSheet } from '../../rules/sheet-file.ts'
import { stockStates } from '../stock-search.ts'
import { stockTexts } from '../texts.ts'
import { CheckedCount } from './checked-count.tsx'
import { countTexts } from './texts.ts'
import { useCount } from './use-count.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: countTexts[locale].title, noIndex: true }
}

/** Counting the shelves: get the sheet, fill it, look at the differences, apply them. */
export function Page() {
  const t = useTexts(countTexts)
  const { count, look, save, forget } = useCount()
  const [problem, setProblem] = useState<string>()
  const mayCorrect = useViewer()?.access.includes('stock.edit') ?? false
  const isBusy = count?.busy !== undefined
  const take = (text: string | undefined) => {
    forget()
    setProblem(undefined)
    const rows = text === undefined ? undefined : readCountSheet(text)
    if (!rows) return setProblem(t.notASheet)
    if (rows === 'old') return setProblem(t.oldSheet)
    if (rows.length === 0) return setProblem(t.nothingCounted)
    if (rows.length > mostRowsOfSheet) return setProblem(t.tooManyRows(mostRowsOfSheet))
    void look(rows)
  }
  return (
    <div className="grid gap-3">
      <div className="lg:-my-3">
        <Breadcrumbs trail={[{ label: t.stock, href: stockHref() }, { label: t.title }]} />
      </div>
      <h1 className="sr-only">{t.title}</h1>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <GetSheet />
        <section aria-label={t.stepSend} className="grid gap-3 card p-4 lg:p-5">
          <h2 className="text-16 font-bold">{t.stepSend}</h2>
          <p className="text-13 text-ink-2">{t.sendHint}</p>
          {mayCorrect ? !isBusy && <SheetButton label={t.file} onText={take} /> : <Notice>{t.mayNot}</Notice>}
          <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
        </section>
      </div>
      {count && <CheckedCount count={count} onSave={(withMoved) => void save(count, withMoved)} />}
    </div>
  )
}

function GetSheet() {
  const t = useTexts(countTexts)
  const { states } = useTexts(stockTexts)
  const sheet = useDownload('POST /bizConsole/exportStockSheet')
  const [state, setState] = useState<(typeof stockStates)[number]>('all')
  return (
    <section aria-label={t.stepGet} className="grid gap-3 card p-4 lg:p-5">
      <h2 className="text-16 font-bold">{t.stepGet}</h2>
      <p className="text-13 text-ink-2">{t.getHint}</p>
      <div className="flex flex-wrap items-end gap-2">
        <Select
          label={t.which}
          value={state}
          onChange={({ target }) => setState(stockStates.find((one) => one === target.value) ?? 'all')}
          className="w-40"
        >
          {stockStates.map((one) => (
            <option key={one} value={one}>
              {states[one]}
            </option>
          ))}
        </Select>
        <Button className="min-h-11!" busy={sheet.isRunning} onClick={() => sheet.run({ state })}>
          <Icon of={downloadIcon} size={16} />
          {t.get}
        </Button>
      </div>
    </section>
  )
}
