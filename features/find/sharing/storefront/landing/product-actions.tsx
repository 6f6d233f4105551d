import { confirmOneHref } from '@hojip/hrefs/checkout'
import { productHref } from '@hojip/hrefs/browse'
import { useInsideApp, useTexts } from '@hojip/platform/page'
import { ActionBar, ButtonLink } from '@hojip/platform/ui'
import type { SharedLink } from '../../contract.ts'
import type { SharedProduct } from '../load-shared.ts'
import { sharingTexts } from '../texts.ts'
import { CopyLink } from './copy-link.tsx'

type ProductActionsProps = Pick<SharedProduct, 'info' | 'spec'> & { link: SharedLink; isForSale: boolean }

/** A product with options is chosen on its page; any other can be ordered from here. */
function buyHref({ info: { goods }, spec }: Pick<SharedProduct, 'info' | 'spec'>): string {
  return goods.hasChoice ? productHref(goods.pkId, spec?.pkId) : confirmOneHref(goods.defaultSpecId, 1)
}

/** The two ways on; below the page on phones. Inside another app, copying the link comes before buying. */
export function ProductActions({ info, spec, link, isForSale }: ProductActionsProps) {
  const texts = useTexts(sharingTexts)
  const isInside = useInsideApp() !== null
  const details = productHref(info.goods.pkId, spec?.pkId)
  const round = 'flex-1 rounded-full! px-3!'
  return (
    <>
      <div className="grid gap-2.5 max-lg:hidden lg:grid-cols-2">
        <ButtonLink href={details} size="lg" kind={isForSale ? 'outline' : 'jade'}>
          {texts.details}
        </ButtonLink>
        {isForSale && (
          <ButtonLink href={buyHref({ info, spec })} kind="buy" size="lg">
            {texts.buy}
          </ButtonLink>
        )}
      </div>
      {link.appUrl && (
        <div className="bg-surface max-lg:px-4 max-lg:pb-4">
          <a href={link.appUrl} className="inline-flex min-h-11 items-center link">
            {texts.openApp}
          </a>
        </div>
      )}
      <ActionBar className="lg:hidden">
        {isInside && <CopyLink url={link.url} className={round} />}
        <ButtonLink
          href={details}
          size="lg"
          kind={isInside || !isForSale ? 'jade' : 'outline'}
          className={round}
        >
          {texts.details}
        </ButtonLink>
        {isForSale && !isInside && (
          <ButtonLink href={buyHref({ info, spec })} kind="buy" size="lg" className={round}>
            {texts.buy}
          </ButtonLink>
        )}
      </ActionBar>
    </>
  )
}
