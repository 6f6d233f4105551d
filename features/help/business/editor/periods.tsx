import { useTexts } from '@hojip/platform/page'
import { Disclosure } from '@hojip/platform/ui'
import type { EditedHelp } from '../../contract/edit-calls.ts'
import { placeholderOf } from '../../rules/periods-in-text.ts'
import { editHelpTexts } from '../texts.ts'

/** What may stand in place of a number that the mall's own timers and limits apply. */
export function Periods({ periods }: Pick<EditedHelp, 'periods'>) {
  const t = useTexts(editHelpTexts)
  return (
    <Disclosure summary={t.periods} className="text-13">
      <p className="mb-2 text-13 text-ink-2">{t.periodsHint}</p>
      <dl className="grid gap-x-4 gap-y-1 text-13 md:grid-cols-2">
        {periods.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap items-baseline gap-x-2">
            <dt>
              <code className="rounded-xs bg-hover px-1.5 py-0.5">{placeholderOf(name)}</code>
            </dt>
            <dd className="text-ink-2">{t.periodNames(name, value)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
