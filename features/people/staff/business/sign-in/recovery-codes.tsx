import { useTexts } from '@hojip/platform/page'
import { Button, CopyButton, Icon, printerIcon } from '@hojip/platform/ui'
import { useEffect, useRef } from 'react'
import { staffTexts } from './texts.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  /** The label of the button that continues after the codes are saved. */
  done: string
  onDone: () => void
}

/** Shows the codes once, when an authenticator was set up or new codes were requested. */
export function RecoveryCodes({ codes, done, onDone }: RecoveryCodesProps) {
  const t = useTexts(staffTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone, so the heading takes the focus.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-16 font-bold outline-0!">
        {t.recoveryTitle}
      </h2>
      <p className="text-ink-2">{t.recoveryText}</p>
      <ul
        aria-label={t.recoveryName}
        className="grid justify-items-center gap-x-4 gap-y-1.5 rounded-md bg-inset px-3 py-3.5 text-13 md:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="flex items-center gap-4 print:hidden">
        <CopyButton text={codes.join('\n')} name={t.recoveryName} />
        <button
          type="button"
          onClick={() => window.print()}
          className="inline-flex min-h-6 items-center gap-1 rounded-xs px-1 text-12 text-jade-text hover:bg-hover"
        >
          <Icon of={printerIcon} size={14} />
          {t.print}
        </button>
      </p>
      <Button kind="jade" size="lg" block className="print:hidden" onClick={onDone}>
        {done}
      </Button>
    </div>
  )
}
