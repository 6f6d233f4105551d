import { saleQueuesHref } from '@hojip/hrefs/sale-queues'
import { ListSection } from '@hojip/platform/console'
import { useCall, useSearch, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Notice } from '@hojip/platform/ui'
import { OpenForm } from './open-form.tsx'
import { QueueCard } from './queue-card.tsx'
import { queuesInput, queuesSearch } from './queues-search.ts'
import { saleQueuesTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: saleQueuesTexts[locale].title, noIndex: true }
}

/** People are let in all the time, of which this page gets no event. */
const everyMs = 5_000

/** Where operators open a queue for a sale, watch it, change its pace and end it. */
export function Page() {
  const t = useTexts(saleQueuesTexts)
  const search = useSearch(queuesSearch)
  const found = useCall('POST /sysConsole/querySaleQueues', queuesInput(search), { everyMs })
  return (
    <div className="grid max-w-[1120px] gap-3">
      <h1 className="sr-only">{t.title}</h1>
      <Notice tone="info">{t.about}</Notice>
      <div className="grid items-start gap-3 lg:grid-cols-[360px_minmax(0,1fr)]">
        <OpenForm />
        <ListSection
          label={t.title}
          found={found}
          total={t.total(found.total)}
          page={search.page}
          hrefOf={saleQueuesHref}
          empty={{ title: t.none, text: t.noneText }}
          cards={
            <ul className="grid gap-3 lg:gap-0">
              {found.list.map((queue) => (
                <QueueCard key={queue.pkId} queue={queue} />
              ))}
            </ul>
          }
        />
      </div>
    </div>
  )
}
