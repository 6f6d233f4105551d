import { useTexts } from '@hojip/platform/page'
import { Button, Checkbox, heartIcon, Icon, trashIcon } from '@hojip/platform/ui'
import type { TickState } from '../../rules/cart-lines.ts'
import { cartTexts } from '../texts.ts'

interface CartToolsProps {
  ticks: TickState
  onTickAll: () => void
  onFavour: () => void
  onRemove: () => void
  /** Absent when no line is invalid. */
  onClear?: (() => void) | undefined
}

/** The actions for the whole cart, above the shops on desktop. */
export function CartTools({ ticks, onTickAll, onFavour, onRemove, onClear }: CartToolsProps) {
  const t = useTexts(cartTexts)
  return (
    <div className="sticky top-0 z-10 flex min-h-13 items-center gap-2 card px-5 text-13 text-ink-2 shadow-e-1 max-lg:hidden">
      <Checkbox checked={ticks === 'all'} mixed={ticks === 'some'} onChange={onTickAll}>
        {t.selectAll}
      </Checkbox>
      <Button kind="quiet" size="sm" disabled={ticks === 'none'} onClick={onFavour} className="ml-auto">
        <Icon of={heartIcon} size={14} />
        {t.saveChosen}
      </Button>
      <Button kind="quiet" size="sm" disabled={ticks === 'none'} onClick={onRemove}>
        <Icon of={trashIcon} size={14} />
        {t.removeChosen}
      </Button>
      {onClear && (
        <Button kind="quiet" size="sm" onClick={onClear}>
          {t.clearInvalid}
        </Button>
      )}
    </div>
  )
}
