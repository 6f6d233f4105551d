import { shopProductsHref } from '@hojip/hrefs/products'
import { useDownload, useRefresh, useTexts, useViewer, useWrite } from '@hojip/platform/page'
import { Button, ButtonLink, downloadIcon, Icon, Notice } from '@hojip/platform/ui'
import { useEffect, useRef } from 'react'
import { known } from '@hojip/platform/known'
import type { JudgedProduct, ProductImport } from '../../contract/file-calls.ts'
import { filesTexts } from './texts.ts'

/** What a file would do, does or has done, and what is wrong with it. */
export function ImportReport({ last }: { last: ProductImport }) {
  const t = useTexts(filesTexts)
  const { state, fileName, reasons, products, total = products } = last
  const isActive = state === 'checking' || state === 'running'
  const progressText = known(t.said, state)?.(products, total)
  useListRefresh(state)
  return (
    <section aria-label={t.reportTitle} className="card">
      <div className="grid gap-4 p-4 lg:p-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <div className="min-w-0 grow">
            <h2 dir="auto" className="text-16 font-bold break-all">
              {fileName}
            </h2>
            <p role="status" className="text-13 text-ink-2">
              {progressText}
            </p>
          </div>
          <Acts last={last} />
        </div>
        {isActive && (
          <progress
            aria-label={progressText}
            value={last.progress}
            max={1}
            className="h-2 w-full accent-jade"
          />
        )}
        {state === 'unreadable' ? (
          <Notice tone="crimson">
            <ul className="grid gap-1">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Notice>
        ) : (
          <Counts last={last} />
        )}
        {state === 'done' && last.changed > 0 && <p className="text-13 text-ink-2">{t.wayBack}</p>}
      </div>
      <Judged last={last} />
    </section>
  )
}

/** The list of products has to be read again once an import has ended. */
function useListRefresh(state: ProductImport['state']) {
  const refresh = useRefresh()
  const before = useRef(state)
  useEffect(() => {
    if (before.current === 'running' && state !== 'running')
      void refresh('POST /bizConsole/queryProducts', 'POST /bizConsole/queryProductSpecs')
    before.current = state
  }, [state, refresh])
}

const refreshes = ['POST /bizConsole/queryProductImport'] as const

function Acts({ last: { pkId, state, added, changed, refused } }: { last: ProductImport }) {
  const t = useTexts(filesTexts)
  const start = useWrite('POST /bizConsole/startProductImport', { refreshes: [...refreshes] })
  const cancel = useWrite('POST /bizConsole/cancelProductImport', { refreshes: [...refreshes] })
  const left = useDownload('POST /bizConsole/exportRefusedProducts')
  const mayEdit = useViewer()?.access.includes('products.edit') ?? false
  const isActive = state === 'checking' || state === 'running'
  const wide = 'min-h-11! max-lg:w-full'
  return (
    <div className="flex flex-wrap gap-2 max-lg:w-full">
      {refused > 0 && !isActive && (
        <Button className={wide} busy={left.isRunning} onClick={() => left.run({ pkId })}>
          <Icon of={downloadIcon} size={16} />
          {t.saveRefused}
        </Button>
      )}
      {(isActive || state === 'checked') && mayEdit && (
        <Button className={wide} busy={cancel.isRunning} onClick={() => cancel.run({ pkId })}>
          {state === 'running' ? t.stop : t.giveUp}
        </Button>
      )}
      {state === 'checked' && mayEdit && (
        <Button
          kind="jade"
          className={wide}
          disabled={added + changed === 0}
          busy={start.isRunning}
          onClick={() => start.run({ pkId })}
        >
          {t.start(added + changed)}
        </Button>
      )}
      {state === 'done' && (
        <ButtonLink href={shopProductsHref()} kind="jade" className={wide}>
          {t.seeProducts}
        </ButtonLink>
      )}
    </div>
  )
}

function Counts({ last }: { last: ProductImport }) {
  const t = useTexts(filesTexts)
  const { added, changed, unchanged, refused, elsewhere, state } = last
  const isDone = state === 'running' || state === 'done' || state === 'cancelled'
  const names = isDone ? t.countsDone : t.counts
  const counts = [
    [names.added, added, ''],
    [names.changed, changed, ''],
    [names.unchanged, unchanged, ''],
    [names.refused, refused, refused > 0 ? 'text-crimson' : ''],
  ] as const
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {counts.map(([name, number, tone]) => (
          <div key={name} className="rounded-md bg-inset px-3 py-2.5">
            <dt className="text-12 text-ink-3">{name}</dt>
            <dd className={`figures text-20 font-bold ${tone}`}>{number.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      {elsewhere > 0 && <p className="text-13 text-ink-2">{t.elsewhere(elsewhere)}</p>}
    </>
  )
}

interface JudgedListProps {
  title: string
  products: readonly JudgedProduct[]
  /** Behind these. */
  more: string | undefined
}

/** Products with the lines to look at. */
function JudgedList({ title, products, more }: JudgedListProps) {
  const t = useTexts(filesTexts)
  if (products.length === 0) return null
  return (
    <div className="border-t border-line">
      <h3 className="px-4 pt-3 pb-1 text-14 font-bold lg:px-5">{title}</h3>
      <ul>
        {products.map(({ handle, faults }) => (
          <li
            key={`${faults[0]?.line} ${handle}`}
            className="grid gap-x-4 gap-y-1 border-line px-4 py-2.5 text-13 not-first:border-t lg:grid-cols-4 lg:px-5"
          >
            <span className="font-medium break-all">{handle || t.noHandle}</span>
            <ul className="grid gap-1 lg:col-span-3">
              {faults.map(({ line, column, problem }) => (
                <li key={`${line} ${column} ${problem}`} className="break-words">
                  <span className="text-ink-3">{t.place(line, column)}</span> {problem}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {more && <p className="border-t border-line px-4 py-3 text-13 text-ink-3 lg:px-5">{more}</p>}
    </div>
  )
}

/** Products that are left as they are, and those that are imported differently from the file. */
function Judged({ last: { refusals, refused, warnings, warned } }: { last: ProductImport }) {
  const t = useTexts(filesTexts)
  const [moreRefused, moreWarned] = [refused - refusals.length, warned - warnings.length]
  return (
    <>
      <JudgedList
        title={t.refusedTitle}
        products={refusals}
        more={moreRefused > 0 ? t.notShown(moreRefused) : undefined}
      />
      <JudgedList
        title={t.warnedTitle(warned)}
        products={warnings}
        more={moreWarned > 0 ? t.notListed(moreWarned) : undefined}
      />
    </>
  )
}
