import { useTexts } from '@hojip/platform/page'
import { Button } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import { payTexts } from '../texts.ts'
import { useAskNow } from './use-ask-now.ts'

/** The waiting animation, and the button "I have paid". */
export function Waiting({ payId, children }: { payId: string; children?: ReactNode }) {
  const t = useTexts(payTexts)
  const { ask, isAsking, notYet } = useAskNow(payId, t.notYet)
  return (
    <div className="grid gap-4">
      <p role="status" className="flex items-center gap-2.5 text-jade-text">
        <span aria-hidden="true" className="size-2.5 flex-none animate-pulse-dot rounded-full bg-jade" />
        <span>{notYet ? t.notYet : t.waiting}</span>
      </p>
      <p className="flex flex-wrap gap-2">
        <Button size="sm" className="max-lg:min-h-11!" busy={isAsking} busyText={t.asking} onClick={ask}>
          {t.havePaid}
        </Button>
        {children}
      </p>
    </div>
  )
}
