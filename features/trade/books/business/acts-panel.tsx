import { useLazyCall, useTexts, Time } from '@hojip/platform/page'
import { Skeleton } from '@hojip/platform/ui'
import { booksTexts } from './texts.ts'

/** Everything that operators did to the books, newest first. */
export function ActsPanel() {
  const t = useTexts(booksTexts)
  const { data } = useLazyCall('GET /sysConsole/queryActs', { pageSize: 10 })
  return (
    <section aria-labelledby="acts" className="card px-4 py-3">
      <h2 id="acts" className="text-16 font-bold">
        {t.log}
      </h2>
      {!data ? (
        <Skeleton className="mt-2 h-24" />
      ) : data.list.length === 0 ? (
        <p className="py-2 text-13 text-ink-3">{t.noActs}</p>
      ) : (
        <ul className="text-13">
          {data.list.map((one) => (
            <li
              key={one.pkId}
              className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-b border-line py-2 last:border-b-0"
            >
              <Time at={one.time} className="figures text-12 font-medium text-ink-3" />
              <b className="font-medium">{one.name}</b>
              <span>{t.logActs[one.act] ?? one.act}</span>
              <span className="figures min-w-0 flex-1 basis-60 font-medium break-all text-ink-2">
                {one.subject}
              </span>
              <span className="text-ink-3">{t.logOutcomes[one.outcome] ?? one.outcome}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
