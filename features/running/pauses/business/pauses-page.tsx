import { useCall, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { ModeCard } from './mode-card.tsx'
import { PauseForm } from './pause-form.tsx'
import { PauseList } from './pause-list.tsx'
import { pausesTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: pausesTexts[locale].title, noIndex: true }
}

const everyMs = 10_000

/** What is stopped for a while: the whole mall, a queue, or a gateway. */
export function Page() {
  const t = useTexts(pausesTexts)
  const paused = useCall('POST /sysConsole/queryPauses', {}, { everyMs })
  return (
    <div className="mx-auto grid w-full max-w-[1120px] items-start gap-3 lg:grid-cols-2">
      <h1 className="sr-only">{t.title}</h1>
      <div className="grid gap-3">
        <PauseList pauses={paused.pauses} />
        <PauseForm paused={paused} />
      </div>
      <ModeCard mode={paused.mode} />
    </div>
  )
}
