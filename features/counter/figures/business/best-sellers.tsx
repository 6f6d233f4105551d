import { productHref } from '@hojip/hrefs/browse'
import { formatNumber } from '@hojip/platform/i18n'
import { useLazyCall, useLocale, useTexts } from '@hojip/platform/page'
import { Chip, Link, Notice, Picture, Price, Skeleton } from '@hojip/platform/ui'
import { useState } from 'react'
import type { ProductFigures } from '../contract.ts'
import { figuresTexts } from './texts.ts'

const days = 7
const counts = ['pieces', 'visitors'] as const
const sorts = ['sales', ...counts] as const

/** The five products that did best in the last days. */
export function BestSellers() {
  const t = useTexts(figuresTexts)
  const [sort, setSort] = useState<(typeof sorts)[number]>('sales')
  const { data, error } = useLazyCall('POST /bizConsole/queryProductFigures', { days, sort, pageSize: 5 })
  return (
    <section aria-labelledby="best" className="overflow-hidden card">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-3.5 pb-3">
        <h2 id="best" className="text-16 font-bold">
          {t.best}
        </h2>
        <p className="text-12 text-ink-3">{t.bestOf(days)}</p>
        <span role="group" aria-label={t.sortLabel} className="ml-auto flex gap-1.5">
          {sorts.map((one) => (
            <Chip key={one} selected={one === sort} onPress={() => setSort(one)}>
              {t.columns[one]}
            </Chip>
          ))}
        </span>
      </div>
      {error && !data ? (
        <div className="p-4">
          <Notice tone="crimson">{error.message}</Notice>
        </div>
      ) : !data ? (
        <Skeleton className="m-4 h-52" />
      ) : data.list.length === 0 ? (
        <p className="border-t border-line px-4 py-8 text-center text-13 text-ink-3">{t.noBest}</p>
      ) : (
        <ol>
          {data.list.map((product, n) => (
            <BestRow key={product.goodsId} product={product} place={n + 1} sort={sort} />
          ))}
        </ol>
      )}
    </section>
  )
}

interface BestRowProps {
  product: ProductFigures
  place: number
  sort: (typeof sorts)[number]
}

function BestRow({ product, place, sort }: BestRowProps) {
  const t = useTexts(figuresTexts)
  const locale = useLocale()
  const { goodsId, goodsName, pic, sales } = product
  const rest = counts.filter((one) => one !== sort)
  return (
    <li className="flex items-center gap-3 border-t border-line px-4 py-2.5 text-13">
      <b className="figures w-4 flex-none text-center text-ink-3">{place}</b>
      <span className="size-10 flex-none overflow-hidden rounded-md bg-inset">
        <Picture of={pic} alt="" sizes="40px" />
      </span>
      <span className="min-w-0 flex-1">
        <Link href={productHref(goodsId)} className="line-clamp-2 hover:text-jade-text">
          {goodsName}
        </Link>
        <span className="block text-12 text-ink-3">
          {rest.map((one) => `${t.columns[one]} ${formatNumber(locale, product[one])}`).join(' · ')}
        </span>
      </span>
      <span className="flex-none text-right">
        {sort === 'sales' ? (
          <Price value={sales} size="sm" tone="ink" exact />
        ) : (
          <b className="figures text-15">{formatNumber(locale, product[sort])}</b>
        )}
      </span>
    </li>
  )
}
