import { toast, useDates, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Notice } from '@hojip/platform/ui'
import type { ShownMode } from '../contract.ts'
import { ModeForm } from './mode-form.tsx'
import { refreshes } from './pause-list.tsx'
import { pausesTexts } from './texts.ts'

/** Whether the mall is open, and how to change it. */
export function ModeCard({ mode }: { mode: ShownMode }) {
  const t = useTexts(pausesTexts)
  return (
    <section aria-labelledby="mode" className="grid gap-4 card px-4 py-3.5">
      <h2 id="mode" className="text-16 font-bold">
        {t.modeTitle}
      </h2>
      {mode.name === 'open' ? <p className="text-13 text-ink-2">{t.modes.open}</p> : <NotOpen mode={mode} />}
      <ModeForm key={mode.name} mode={mode} />
    </section>
  )
}

function NotOpen({ mode: { name, until, messages, changedBy, gmtModified } }: { mode: ShownMode }) {
  const t = useTexts(pausesTexts)
  const dates = useDates()
  const { run, isRunning } = useWrite('POST /sysConsole/setMode', {
    refreshes,
    onSuccess: () => toast('success', t.opened),
  })
  const told = Object.values(messages).filter((one) => one !== undefined && one !== '')
  return (
    <>
      <Notice tone="crimson" live>
        <b className="block">{t.modes[name]}</b>
        {gmtModified && <span className="block">{t.since(dates.stamp(gmtModified), changedBy)}</span>}
        <span className="block">{until ? t.expected(dates.stamp(until)) : t.noEnd}</span>
        {told.map((one) => (
          <span key={one} className="block break-words">
            {one}
          </span>
        ))}
      </Notice>
      <Button kind="jade" busy={isRunning} className="min-h-11!" onClick={() => run({ mode: 'open' })}>
        {t.open}
      </Button>
    </>
  )
}
