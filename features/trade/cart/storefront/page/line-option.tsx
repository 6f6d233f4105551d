import { useTexts } from '@hojip/platform/page'
import { caretDownIcon, Icon } from '@hojip/platform/ui'
import type { CartLine } from '../../contract.ts'
import { cartTexts } from '../texts.ts'

interface LineOptionProps {
  line: CartLine
  onChoose: () => void
}

const look =
  'mt-1 inline-flex min-h-[26px] items-center gap-1 rounded-sm bg-inset px-2 text-12 text-ink-2 lg:mt-2'

/** The line's option, and a button to change it. */
export function LineOption({ line, onChoose }: LineOptionProps) {
  const t = useTexts(cartTexts)
  if (!line.goodsSpec) return null
  if (!line.hasChoice) return <span className={look}>{line.goodsSpec}</span>
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t.optionOf(line.goodsSpec)}
      onClick={onChoose}
      className={`${look} hover:bg-hover`}
    >
      {line.goodsSpec}
      <Icon of={caretDownIcon} size={10} />
    </button>
  )
}
