import { useCall, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Notice } from '@hojip/platform/ui'
import { FaultForm } from './fault-form.tsx'
import { FaultList } from './fault-list.tsx'
import { demoFaultsTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: demoFaultsTexts[locale].title, noIndex: true }
}

/** A fault is used up by the services' own calls, of which this page gets no event. */
const everyMs = 5_000

/** The services outside a demo: their own pages, and the faults that they have. */
export function Page() {
  const t = useTexts(demoFaultsTexts)
  const { list, url } = useCall('GET /sysConsole/queryDemoFaults', {}, { everyMs })
  const pages = [
    ['/sms', t.inbox],
    ['/payments', t.payments],
    ['/carriers', t.parcels],
  ] as const
  return (
    <div className="grid max-w-[1120px] gap-3">
      <h1 className="sr-only">{t.title}</h1>
      <Notice tone={list.length > 0 ? 'amber' : 'info'}>
        {list.length > 0 ? t.some(list.length) : t.about}
      </Notice>
      <section
        aria-labelledby="outside"
        className="flex flex-wrap items-center gap-x-6 gap-y-1 card px-4 py-2"
      >
        <h2 id="outside" className="text-15 font-bold">
          {t.outside}
        </h2>
        {pages.map(([path, name]) => (
          <a
            key={path}
            href={`${url}${path}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center text-jade-text"
          >
            {name}
          </a>
        ))}
      </section>
      <div className="grid items-start gap-3 lg:grid-cols-[360px_minmax(0,1fr)]">
        <FaultForm />
        <FaultList list={list} />
      </div>
    </div>
  )
}
