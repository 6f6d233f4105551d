import { epochOfWire, wireTime } from '@hojip/platform/mall-time'
import { useLazyCall, useTexts } from '@hojip/platform/page'
import { TextInput } from '@hojip/platform/ui'
import { useDeferredValue } from 'react'
import type { Piece } from '../contract.ts'
import type { Fault } from '../rules/faults.ts'
import { frontPagesTexts } from './texts.ts'

interface LinkFieldProps {
  href: string
  fault: Fault | undefined
  onChange: (href: string) => void
}

const insidePath = /^\/(?![/\\])[^\s\\]*$/

/** An address of the mall, which the server opens to see whether there is a page. */
export function LinkField({ href, fault, onChange }: LinkFieldProps) {
  const t = useTexts(frontPagesTexts)
  const asked = useDeferredValue(href)
  const isPath = insidePath.test(asked)
  const { data } = useLazyCall('POST /sysConsole/tryFrontPageHref', { href: asked }, { when: isPath })
  const isLost = href !== '' && (!insidePath.test(href) || data?.isOpen === false)
  return (
    <TextInput
      label={t.href}
      hint={data?.isOpen ? t.hrefOpen : t.hrefHint}
      error={isLost ? t.hrefLost : fault && t.problems[fault.problem]}
      inputMode="url"
      value={href}
      onChange={(event) => onChange(event.target.value.trim())}
    />
  )
}

/** What a field for date and time shows for a moment, in the mall's time. */
function shownMoment(ms: number | null): string {
  return ms === null ? '' : wireTime(ms).slice(0, 16).replace(' ', 'T')
}

interface TimeFieldsProps {
  piece: Piece
  faults: readonly Fault[]
  onChange: (times: Pick<Piece, 'from' | 'until'>) => void
}

export function TimeFields({ piece: { kind, from, until }, faults, onChange }: TimeFieldsProps) {
  const t = useTexts(frontPagesTexts)
  const read = (value: string) => (value === '' ? null : epochOfWire(`${value.replace('T', ' ')}:00`))
  const fault = faults.find(({ field }) => field === 'until')
  const problem = fault && (fault.problem === 'missing' ? t.untilNeeded : t.problems[fault.problem])
  return (
    <div className="grid gap-3">
      <TextInput
        type="datetime-local"
        label={t.from}
        hint={t.mallTime}
        value={shownMoment(from)}
        onChange={(event) => onChange({ from: read(event.target.value), until })}
      />
      <TextInput
        type="datetime-local"
        label={t.until}
        hint={kind === 'banner' ? t.untilNeeded : t.mallTime}
        error={problem}
        value={shownMoment(until)}
        onChange={(event) => onChange({ from, until: read(event.target.value) })}
      />
    </div>
  )
}
