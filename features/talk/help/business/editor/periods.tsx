import { useTexts } from '@hojip/platform/page'
import { Disclosure } from '@hojip/platform/ui'
import type { EditedHelp } from '../../contract/edited.ts'
import { placeholderOf } from '../../rules/periods-in-text.ts'
import { editHelpTexts } from '../texts.ts'

/** What may be written in place of a number that the mall's own timers and limits apply, or of a list of its categories. */
export function Periods({ periods, kinds }: Pick<EditedHelp, 'periods' | 'kinds'>) {
  const t = useTexts(editHelpTexts)
  return (
    <Disclosure summary={t.periods} className="text-13">
      <p className="mb-2 text-13 text-ink-2">{t.periodsHint}</p>
      <dl className="grid gap-x-4 gap-y-1 text-13 md:grid-cols-2">
        {[
          ...periods.map(({ name, value }) => ({ name, meaning: t.periodNames(name, value) })),
          ...kinds.map((name) => ({ name, meaning: t.kindNames(name) })),
        ].map(({ name, meaning }) => (
          <div key={name} className="flex flex-wrap items-baseline gap-x-2">
            <dt>
              <code className="rounded-xs bg-hover px-1.5 py-0.5">{placeholderOf(name)}</code>
            </dt>
            <dd className="text-ink-2">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
