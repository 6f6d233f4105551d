import { SaveButton } from '@hojip/favourites/storefront/save-button'
import type { ProductInfo } from '@hojip/catalog/contract'
import { useTexts } from '@hojip/platform/page'
import { Icon, shareIcon } from '@hojip/platform/ui'
import { ReportButton } from '@hojip/reports/parts/report-button'
import { topTexts } from '../top/texts.ts'
import { useShare } from '../top/use-share.ts'

type GalleryToolsProps = Pick<ProductInfo['goods'], 'pkId' | 'goodsName'> & { sku: string | undefined }

/** Below the pictures, on desktops: save, share, report. Phones have them over the picture and at the parameters. */
export function GalleryTools({ pkId, goodsName, sku }: GalleryToolsProps) {
  const texts = useTexts(topTexts)
  const share = useShare(pkId, goodsName, sku)
  return (
    <div className="-ml-2 flex items-center gap-2">
      <SaveButton goodsId={pkId} look="line" />
      <button
        type="button"
        onClick={share}
        className="inline-flex min-h-8 items-center gap-1.5 rounded-sm px-2 text-13 text-ink-2 hover:bg-hover"
      >
        <Icon of={shareIcon} size={18} />
        {texts.share}
      </button>
      <ReportButton targetType="goods" targetId={pkId} name={goodsName} />
    </div>
  )
}
