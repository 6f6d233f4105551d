import { shopHref } from '@hojip/hrefs/browse'
import { formatNumber } from '@hojip/platform/i18n'
import { useLazyCall, useLocale, useTexts } from '@hojip/platform/page'
import { caretRightIcon, Icon, Link } from '@hojip/platform/ui'
import { ShopMark } from '@hojip/storefront-kit/parts'
import { shopsInput } from './search-words.ts'
import { listTexts } from './texts.ts'

/** The shops whose name matches the search; nothing when there are none. */
export function ShopsFound({ words }: { words: string }) {
  const texts = useTexts(listTexts)
  const locale = useLocale()
  const { data } = useLazyCall('POST /bizShop/findAll', shopsInput(words))
  if (!data?.list.length) return null
  return (
    <section aria-label={texts.shops} className="mb-4 max-lg:mt-3">
      <ul className="grid gap-2 md:grid-cols-2 lg:grid-cols-3 lg:gap-4">
        {data.list.map(({ shop }) => (
          <li key={shop.pkId}>
            <Link
              href={shopHref(shop.pkId, shop.slug)}
              className="group flex items-center gap-3 card p-3.5 hover:shadow-e-2"
            >
              <ShopMark mark={shop.mark} hue={shop.hue} size={48} />
              <span className="min-w-0 flex-1">
                <b className="block truncate text-15 group-hover:text-jade-text">{shop.shopName}</b>
                <span className="block truncate text-12 text-ink-3">
                  {texts.shopSells(formatNumber(locale, shop.goodsCount))}
                </span>
              </span>
              <Icon of={caretRightIcon} size={14} className="text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
