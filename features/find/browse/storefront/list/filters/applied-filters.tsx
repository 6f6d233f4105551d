import { Link, useTexts } from '@hojip/platform/page'
import { closeBoldIcon, Icon, useUi } from '@hojip/platform/ui'
import { appliedFilters, placeName } from './filter-names.ts'
import { cleared, listHref } from './list-address.ts'
import { listTexts } from '../texts.ts'
import type { List } from '../use-list.ts'

/** The filters applied to the list: links that remove one each, or all together. */
export function AppliedFilters({ list }: { list: List }) {
  const texts = useTexts(listTexts)
  const { t } = useUi()
  const applied = appliedFilters(
    texts,
    list.search,
    list.filters,
    placeName(list.search.deliverTo ?? '', list.reach),
  )
  if (applied.length === 0) return null
  return (
    <div className="mt-2.5 flex items-center gap-1 text-13 max-lg:-mx-4 max-lg:gap-2 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-0.5 max-lg:no-scrollbar lg:flex-wrap">
      <span className="mr-1 text-ink-3 max-lg:hidden">{texts.applied}</span>
      {applied.map(({ name, without }) => (
        <Link
          key={listHref('', without)}
          to={listHref(list.base, without)}
          keepScroll
          aria-label={t.remove(name)}
          className="inline-flex min-h-8 flex-none items-center gap-1 rounded-sm px-2 text-jade-text hover:bg-jade-soft max-lg:rounded-full max-lg:bg-jade-soft max-lg:px-3 max-lg:shadow-[inset_0_0_0_1.5px_var(--c-jade-text)]"
        >
          {name}
          <Icon of={closeBoldIcon} size={12} />
        </Link>
      ))}
      <Link
        to={listHref(list.base, cleared(list.search))}
        keepScroll
        className="inline-flex min-h-8 flex-none items-center px-2 text-jade-text hover:underline"
      >
        {texts.clear}
      </Link>
    </div>
  )
}
