import { categoriesHref } from '@hojip/hrefs/catalog'
import {
  Link,
  useCall,
  useLazyCall,
  useSearch,
  useTexts,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { Button, caretLeftIcon, classNames, EmptyState, Icon, Notice, plusIcon } from '@hojip/platform/ui'
import { minuteMs } from '@hojip/platform/clock'
import { useState } from 'react'
import { AddDialog } from './acts/add-dialog.tsx'
import { CategoryPanel } from './category-panel.tsx'
import { categoriesSearch } from './search.ts'
import { categoriesTexts } from './texts.ts'
import { TreeCard } from './tree/tree-card.tsx'

const read = 'GET /sysConsole/queryCategories'
const everyMs = minuteMs
const followingMs = 2_000

export function head({ locale }: HeadInput): PageHead {
  return { title: categoriesTexts[locale].title, noIndex: true }
}

/** The tree of categories, and one of them beside it; on narrow windows in place of it. */
export function Page() {
  const t = useTexts(categoriesTexts)
  const { open } = useSearch(categoriesSearch)
  const { list: tree, followNum } = useCall(read, {}, { everyMs })
  useLazyCall(read, {}, { when: followNum > 0, everyMs: followingMs })
  const [isAdding, setAdding] = useState(false)
  const category = tree.find(({ pkId }) => pkId === open)
  return (
    <div className="mx-auto grid max-w-[1120px] gap-3">
      <h1 className="sr-only">{t.title}</h1>
      <section className={classNames('card px-4 py-3.5 text-13', open !== undefined && 'max-lg:hidden')}>
        <p>{t.about}</p>
        <p className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="text-12 text-ink-3">{t.total(tree.length)}</span>
          <Button kind="jade" className="min-h-11!" onClick={() => setAdding(true)}>
            <Icon of={plusIcon} size={16} />
            {t.addFirst}
          </Button>
        </p>
      </section>
      {followNum > 0 && (
        <Notice tone="amber" live>
          {t.following(followNum)}
        </Notice>
      )}
      <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className={classNames(open !== undefined && 'max-lg:hidden')}>
          <TreeCard tree={tree} open={category?.pkId} />
        </div>
        <div className={classNames('lg:sticky lg:top-3', open === undefined && 'max-lg:hidden')}>
          <Link
            to={categoriesHref()}
            className="mb-1 inline-flex min-h-11 items-center gap-1 text-13 text-ink-2 lg:hidden"
          >
            <Icon of={caretLeftIcon} size={14} />
            {t.backToTree}
          </Link>
          {category ? (
            <CategoryPanel key={category.pkId} category={category} tree={tree} />
          ) : (
            <section className="card px-4 py-10">
              <EmptyState title={open === undefined ? t.pick : t.gone} text={t.pickText} />
            </section>
          )}
        </div>
      </div>
      {isAdding && <AddDialog parent={undefined} onClose={() => setAdding(false)} />}
    </div>
  )
}
