import { searchHref } from '@hojip/hrefs/browse'
import type { Output } from '@hojip/platform/client'
import { useTexts, useWrite } from '@hojip/platform/page'
import { Button, SearchField } from '@hojip/platform/ui'
import { useState, type SubmitEvent } from 'react'
import { synonymTexts } from './texts.ts'

type Read = Output<'POST /sysConsole/readQuery'>

/** Shows how the search reads a query, as shoppers would type it. */
export function TryOut() {
  const t = useTexts(synonymTexts)
  const [answer, setAnswer] = useState<{ of: string; read: Read }>()
  const ask = useWrite('POST /sysConsole/readQuery')
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const goodsName = String(new FormData(event.currentTarget).get('goodsName')).trim()
    if (!goodsName) return
    const read = await ask.ask({ goodsName })
    if (read) setAnswer({ of: goodsName, read })
  }
  return (
    <section aria-label={t.tryOut} className="card p-3 lg:px-4">
      <h2 className="text-15 font-bold">{t.tryOut}</h2>
      <form onSubmit={(event) => void submit(event)} className="mt-2 flex flex-wrap items-center gap-2">
        <SearchField name="goodsName" hint={t.tryOutHint} defaultValue="" />
        <Button type="submit" className="min-h-11!" busy={ask.isRunning}>
          {t.tryOutDo}
        </Button>
      </form>
      <div role="status">{answer && <HowRead {...answer} />}</div>
    </section>
  )
}

function HowRead({ of, read: { terms, stopped, corrected, total, isMore } }: { of: string; read: Read }) {
  const t = useTexts(synonymTexts)
  return (
    <div className="mt-3 rounded-md bg-inset px-3.5 py-2.5 text-13">
      <p>
        {corrected !== undefined && <span>{t.corrected(corrected)} </span>}
        {/* The mall is another site: its pages are not among this one's. */}
        <a href={searchHref(of)} target="_blank" rel="noreferrer" className="link">
          {isMore ? t.foundMore(total) : t.found(total)}
        </a>
      </p>
      {stopped.length > 0 && <p className="mt-1 text-ink-2">{t.leftOut(stopped.join(t.between))}</p>}
      {terms.length === 0 && <p className="mt-1 text-ink-2">{t.nothingRead}</p>}
      <ol className="mt-1 grid gap-1">
        {terms.map(({ tokens, others }) => (
          <li key={tokens.join(' ')} dir="auto" className="break-words">
            <b className="font-medium">{tokens.join(' + ')}</b>
            {others.length > 0 && (
              <span className="text-ink-2">
                {' '}
                {t.or(others.map((other) => other.join(' + ')).join(t.between))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
