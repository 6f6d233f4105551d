import { shopProductsHref } from '@hojip/hrefs/products'
import { useDownload, useLazyCall, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Breadcrumbs, Button, downloadIcon, Icon, Select } from '@hojip/platform/ui'
import { useState } from 'react'
import { ImportReport } from './import-report.tsx'
import { SendFile } from './send-file.tsx'
import { filesTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: filesTexts[locale].title, noIndex: true }
}

const runningMs = 1_000
const quietMs = 30_000

/** Products as files: get them, change them in a spreadsheet, look at what that would do, and let it be done. */
export function Page() {
  const t = useTexts(filesTexts)
  const { data } = useLazyCall('POST /bizConsole/queryProductImport', {})
  const last = data?.import
  const isActive = last?.state === 'checking' || last?.state === 'running'
  useLazyCall('POST /bizConsole/queryProductImport', {}, { everyMs: isActive ? runningMs : quietMs })
  return (
    <div className="grid gap-3">
      <div className="lg:-my-3">
        <Breadcrumbs trail={[{ label: t.products, href: shopProductsHref() }, { label: t.title }]} />
      </div>
      <h1 className="sr-only">{t.title}</h1>
      <div className="grid items-stretch gap-3 lg:grid-cols-2">
        <GetFile />
        <SendFile isActive={isActive} />
      </div>
      {last && <ImportReport last={last} />}
    </div>
  )
}

const states = ['all', 'onSale', 'soldOut', 'warehouse'] as const

function GetFile() {
  const t = useTexts(filesTexts)
  const file = useDownload('POST /bizConsole/exportProducts')
  const [state, setState] = useState<(typeof states)[number]>('all')
  return (
    <section aria-label={t.exportTitle} className="grid content-start gap-3 card p-4 lg:p-5">
      <h2 className="text-16 font-bold">{t.exportTitle}</h2>
      <p className="text-13 text-ink-2">{t.exportHint}</p>
      <div className="flex flex-wrap items-end gap-2">
        <Select
          label={t.which}
          value={state}
          onChange={({ target }) => setState(states.find((one) => one === target.value) ?? 'all')}
          className="w-40"
        >
          {states.map((one) => (
            <option key={one} value={one}>
              {t.states[one]}
            </option>
          ))}
        </Select>
        <Button className="min-h-11!" busy={file.isRunning} onClick={() => file.run({ state })}>
          <Icon of={downloadIcon} size={16} />
          {t.get}
        </Button>
      </div>
    </section>
  )
}
