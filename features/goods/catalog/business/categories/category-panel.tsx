import { useLocale, useTexts } from '@hojip/platform/page'
import { pathOf } from '../../rules/categories/tree.ts'
import { CategoryActs } from './acts/category-acts.tsx'
import { OrderButtons } from './acts/order-buttons.tsx'
import { NameForm } from './name-form.tsx'
import type { OfCategory } from './of-category.ts'
import { ReturnsSelect } from './returns-select.tsx'
import { categoriesTexts } from './texts.ts'

/** One category: where it is, its name in three languages, and what can be done with it. */
export function CategoryPanel({ category, tree }: OfCategory) {
  const t = useTexts(categoriesTexts)
  const locale = useLocale()
  const { parentId, code, goodsNum } = category
  const place = pathOf(tree, parentId)
    .map((one) => one.name[locale])
    .join(' › ')
  return (
    <section aria-labelledby="category" className="grid gap-4 card px-4 py-4 lg:px-5">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="text-12 text-ink-3">{place || t.firstLevel}</p>
          <h2 id="category" className="text-18 font-bold">
            {category.name[locale]}
          </h2>
          <p className="mt-1 flex flex-wrap gap-x-3 text-12 text-ink-3">
            <span>{t.products(goodsNum)}</span>
            <span>
              {t.code}{' '}
              <span translate="no" className="figures">
                {code}
              </span>
            </span>
          </p>
        </div>
        <OrderButtons category={category} tree={tree} />
      </div>
      <NameForm category={category} />
      <ReturnsSelect key={category.pkId} category={category} tree={tree} />
      <CategoryActs category={category} tree={tree} />
    </section>
  )
}
