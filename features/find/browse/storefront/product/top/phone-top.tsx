import { useTexts } from '@hojip/platform/page'
import { caretLeftIcon, Icon, shareIcon } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import { topTexts } from './texts.ts'
import { useShare } from './use-share.ts'

const round = 'grid size-11 place-items-center rounded-full bg-[rgb(18_27_28/.42)] text-[#ffffff]'

type PhoneTopProps = {
  goodsId: string
  name: string
  /** The chosen option. */
  sku: string | undefined
  /** The heart. Importing it would pull the page's first script into this later one. */
  save: ReactNode
}

/** The buttons over the picture, instead of the search bar: back, save and share. */
export function PhoneTop({ goodsId, name, sku, save }: PhoneTopProps) {
  const texts = useTexts(topTexts)
  const share = useShare(goodsId, name, sku)
  return (
    <div data-title-bar="" className="absolute inset-x-2 top-2 z-10 flex justify-between lg:hidden">
      <button type="button" aria-label={texts.back} onClick={() => history.back()} className={round}>
        <Icon of={caretLeftIcon} size={20} />
      </button>
      <span className="flex gap-2">
        {save}
        <button type="button" aria-label={texts.share} onClick={share} className={round}>
          <Icon of={shareIcon} size={20} />
        </button>
      </span>
    </div>
  )
}
