import { MomentInput } from '@hojip/platform/console'
import { useLazyCall, useTexts } from '@hojip/platform/page'
import { TextInput } from '@hojip/platform/ui'
import { useDeferredValue } from 'react'
import type { Piece } from '../../contract.ts'
import type { Fault } from '../../rules/faults.ts'
import { frontPagesTexts } from '../texts.ts'

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

interface TimeFieldsProps {
  piece: Piece
  faults: readonly Fault[]
  onChange: (times: Pick<Piece, 'from' | 'until'>) => void
}

export function TimeFields({ piece: { kind, from, until }, faults, onChange }: TimeFieldsProps) {
  const t = useTexts(frontPagesTexts)
  const fault = faults.find(({ field }) => field === 'until')
  const problem = fault && (fault.problem === 'missing' ? t.untilNeeded : t.problems[fault.problem])
  return (
    <div className="grid gap-3">
      <MomentInput
        label={t.from}
        hint={t.mallTime}
        value={from}
        onChange={(ms) => onChange({ from: ms, until })}
      />
      <MomentInput
        label={t.until}
        hint={kind === 'banner' ? t.untilNeeded : t.mallTime}
        error={problem}
        value={until}
        onChange={(ms) => onChange({ from, until: ms })}
      />
    </div>
  )
}
