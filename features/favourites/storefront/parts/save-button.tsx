import { useTexts } from '@hojip/platform/page'
import { classNames, heartFillIcon, heartIcon, Icon } from '@hojip/platform/ui'
import { partTexts } from './texts.ts'
import { useSaving } from './use-saving.ts'

interface SaveButtonProps {
  goodsId: string
  /** `tool`: with its label below, beside the buy buttons; `disc`: alone, over the picture. */
  look: 'tool' | 'disc'
}

const looks = {
  tool: 'grid min-h-12 min-w-13 content-center justify-items-center gap-1 rounded-md px-1 text-12 text-ink-2 hover:bg-hover',
  disc: 'grid size-11 place-items-center rounded-full bg-[rgb(18_27_28/.42)] text-[#ffffff]',
}

/** The heart of a product, filled when the user has saved it. */
export function SaveButton({ goodsId, look }: SaveButtonProps) {
  const t = useTexts(partTexts)
  const { isSaved, press } = useSaving(goodsId)
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      {...(look === 'disc' ? { 'aria-label': t.save } : {})}
      onClick={press}
      className={looks[look]}
    >
      <Icon
        of={isSaved ? heartFillIcon : heartIcon}
        size={look === 'tool' ? 22 : 20}
        className={classNames(isSaved && (look === 'tool' ? 'text-price' : 'text-[#ff8f7a]'))}
      />
      {look === 'tool' && t.save}
    </button>
  )
}
