import { useTexts } from '@hojip/platform/page'
import { Icon, pencilIcon } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState } from 'react'
import { toolTexts } from './texts.ts'

const FeedbackDialog = lazyPart(() =>
  import('../dialog/feedback-dialog.tsx').then((module) => ({ default: module.FeedbackDialog })),
)

interface FeedbackToolProps {
  className: string
  /** Classes of the name below the icon. */
  nameStyle: string
}

/** The button that opens the form, of the side panel and of the help page. */
export function FeedbackTool({ className, nameStyle }: FeedbackToolProps) {
  const t = useTexts(toolTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={className}>
        <Icon of={pencilIcon} size={22} />
        <span className={nameStyle}>{t.tool}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <FeedbackDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
