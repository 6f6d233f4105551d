import { useCall, useSearch, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { FaultsCard } from './faults-card.tsx'
import { GatewaysCard } from './tables/gateways-card.tsx'
import { healthSearch } from './health-search.ts'
import { HealthTiles } from './health-tiles.tsx'
import { ProcessesCard } from './tables/processes-card.tsx'
import { QueuesCard } from './tables/queues-card.tsx'
import { StateBand } from './state-band.tsx'
import { StatementsCard } from './tables/statements-card.tsx'
import { healthTexts } from './texts.ts'
import { TradeCard } from './trade-card.tsx'

export function head({ locale }: HeadInput): PageHead {
  return { title: healthTexts[locale].title, noIndex: true }
}

const everyMs = 10_000

/** Whether all is well; else what is wrong and what to do about it. Then the figures. */
export function Page() {
  const t = useTexts(healthTexts)
  const search = useSearch(healthSearch)
  const health = useCall('POST /sysConsole/queryHealth', search, { everyMs })
  return (
    <div className="grid gap-3">
      <h1 className="sr-only">{t.title}</h1>
      <StateBand health={health} />
      {health.faults.length > 0 && <FaultsCard faults={health.faults} />}
      <HealthTiles health={health} />
      <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,380px)]">
        <TradeCard health={health} period={search.period} />
        <GatewaysCard health={health} />
      </div>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <QueuesCard health={health} />
        <ProcessesCard health={health} />
      </div>
      <StatementsCard health={health} />
    </div>
  )
}
