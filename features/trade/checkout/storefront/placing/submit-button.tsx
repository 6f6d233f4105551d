import { useTexts } from '@hojip/platform/page'
import { Button } from '@hojip/platform/ui'
import type { PreviewLine } from '../../contract.ts'
import { checkoutTexts } from '../texts.ts'
import { faultText } from '../parcels/fault-note.tsx'

interface SubmitButtonProps {
  isBusy: boolean
  /** Lines that prevent ordering: the button names the first. */
  faulty: readonly PreviewLine[]
  onSubmit: () => void
  /** The phone's round one, or the wide one below the sums. */
  look: 'bar' | 'block'
}

/** Places the order, or shows what prevents it. */
export function SubmitButton({ isBusy, faulty, onSubmit, look }: SubmitButtonProps) {
  const t = useTexts(checkoutTexts)
  const [first] = faulty
  const label = first ? t.problem(first.goodsName, faultText(first, t)) : t.submit
  return (
    <Button
      kind="buy"
      size="lg"
      block={look === 'block'}
      disabled={first !== undefined}
      busy={isBusy}
      busyText={t.submitting}
      onClick={onSubmit}
      className={
        look === 'block'
          ? 'mt-3.5 max-lg:hidden'
          : `ml-auto min-h-[46px]! min-w-32 rounded-full! px-6! ${first ? 'flex-1' : ''}`
      }
    >
      <span className={first ? 'line-clamp-1 text-14' : undefined}>{label}</span>
    </Button>
  )
}
