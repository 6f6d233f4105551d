import { useTexts } from '@hojip/platform/page'
import { classNames, heartFillIcon, heartIcon, Icon } from '@hojip/platform/ui'
import { partTexts } from './texts.ts'
import { useSaving } from './use-saving.ts'

interface SaveButtonProps {
  goodsId: string
  /** `tool`: with its label below, beside the buy buttons; `line`: below the picture; `disc`: alone, over it. */
  look: 'tool' | 'line' | 'disc'
}

const looks = {
  tool: 'grid min-h-12 min-w-13 content-center justify-items-center gap-1 rounded-md px-1 text-12 text-ink-2 hover:bg-hover',
  line: 'inline-flex min-h-8 items-center gap-1.5 rounded-sm px-2 text-13 text-ink-2 hover:bg-hover',
  disc: 'grid size-11 place-items-center rounded-full bg-[rgb(18_27_28/.42)] text-[#ffffff]',
}

const sizes = { tool: 22, line: 18, disc: 20 }

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
        size={sizes[look]}
        className={classNames(isSaved && (look === 'disc' ? 'text-[#ff8f7a]' : 'text-price'))}
      />
      {look !== 'disc' && t.save}
    </button>
  )
}
