import { useCall, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Notice } from '@hojip/platform/ui'
import { HistoryCard } from './history-card.tsx'
import { isLimit, LimitRow } from './limit-row.tsx'
import { isSwitch, SwitchRow } from './switch-row.tsx'
import { settingsTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: settingsTexts[locale].title, noIndex: true }
}

const everyMs = 30_000

/** What operators may switch off, and what they have changed. */
export function Page() {
  const t = useTexts(settingsTexts)
  const { list } = useCall('POST /sysConsole/querySettings', {}, { everyMs })
  const switches = list.filter(isSwitch)
  const off = switches.filter(({ value }) => value === 0)
  return (
    <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,420px)]">
      <h1 className="sr-only">{t.title}</h1>
      <div className="grid gap-3">
        <Notice tone={off.length > 0 ? 'amber' : 'info'}>
          {off.length > 0 ? t.someOff(off.length) : t.allOn}
        </Notice>
        <section aria-labelledby="switches" className="overflow-hidden card">
          <h2 id="switches" className="px-4 pt-3.5 pb-1 text-16 font-bold">
            {t.switches}
          </h2>
          <ul>
            {switches.map((setting) => (
              <SwitchRow key={setting.name} setting={setting} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="limits" className="overflow-hidden card">
          <h2 id="limits" className="px-4 pt-3.5 pb-1 text-16 font-bold">
            {t.limits}
          </h2>
          <ul>
            {list.filter(isLimit).map((setting) => (
              <LimitRow key={setting.name} setting={setting} />
            ))}
          </ul>
        </section>
      </div>
      <HistoryCard settings={list} />
    </div>
  )
}
