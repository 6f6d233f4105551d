import { useSession, useTexts } from '@hojip/platform/page'
import { classNames, flagIcon, HiddenText, Icon } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState } from 'react'
import type { TargetType } from '../../rules/reasons.ts'
import { buttonTexts } from './texts.ts'

const ReportDialog = lazyPart(() =>
  import('../report-dialog.tsx').then((module) => ({ default: module.ReportDialog })),
)

interface ReportButtonProps {
  targetType: TargetType
  targetId: string
  /** What is reported, for screen readers and as the dialog's first line. */
  name: string
  className?: string
}

/** Opens the form for a report; visitors sign in first. */
export function ReportButton({ targetType, targetId, name, className }: ReportButtonProps) {
  const t = useTexts(buttonTexts)
  const { whenSignedIn } = useSession()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => whenSignedIn(() => setOpen(true))}
        className={classNames(
          'inline-flex min-h-8 items-center gap-1 rounded-sm px-2 text-13 text-ink-3 hover:bg-hover hover:text-ink-2 max-lg:min-h-11',
          className,
        )}
      >
        <Icon of={flagIcon} size={14} />
        {t.report}
        <HiddenText>{` · ${name.slice(0, 40)}`}</HiddenText>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog
            targetType={targetType}
            targetId={targetId}
            name={name}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
