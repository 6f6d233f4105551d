import { useTexts } from '@hojip/platform/page'
import { checkCircleFillIcon, Disclosure, Icon, Notice, warningCircleFillIcon } from '@hojip/platform/ui'
import type { BookFinding } from '../contract.ts'
import { booksTexts } from './texts.ts'

/** The result of checking all books: a summary, and each invariant with what breaks it. */
export function CheckResult({ findings }: { findings: readonly BookFinding[] }) {
  const t = useTexts(booksTexts)
  const broken = findings.filter((one) => one.broken.length > 0)
  return (
    <div className="grid gap-2">
      <Notice tone={broken.length > 0 ? 'crimson' : 'jade'}>
        {broken.length > 0 ? t.someBroken(broken.length) : t.allHold(findings.length)}
      </Notice>
      <Disclosure summary={t.everyPromise} open={broken.length > 0}>
        <ul className="grid gap-x-8 py-1 text-13 lg:grid-cols-2">
          {findings.map((one) => (
            <Line key={one.name} finding={one} />
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

function Line({ finding: { text, checked, broken } }: { finding: BookFinding }) {
  const t = useTexts(booksTexts)
  const holds = broken.length === 0
  return (
    <li className="grid grid-cols-[18px_minmax(0,1fr)_auto] items-start gap-x-2 border-b border-line py-2">
      <Icon
        of={holds ? checkCircleFillIcon : warningCircleFillIcon}
        size={18}
        className={holds ? 'text-jade-text' : 'text-crimson'}
      />
      <span>
        <span className="sr-only">{holds ? t.holds : t.broken}</span>
        {text}
        {broken.map(({ id, detail }) => (
          <span key={`${id} ${detail}`} className="figures block text-12 break-all text-crimson">
            {id} · {detail}
          </span>
        ))}
      </span>
      <span className="text-12 text-ink-3">{t.checked(checked)}</span>
    </li>
  )
}
