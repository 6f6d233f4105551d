import { shopCommentsHref } from '@hojip/hrefs/comments'
import {
  useCall,
  useNavigate,
  useSearch,
  useTexts,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { ButtonLink, EmptyState, ListFoot, ListTabs } from '@hojip/platform/ui'
import { ShopCommentCard } from './shop-comment.tsx'
import { commentFilters, commentsInput, shopCommentsSearch, type ShopCommentFilter } from './shop-comments.ts'
import { shopCommentsTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return {
    title: shopCommentsTexts[locale].title,
    noIndex: true,
  }
}

/** What buyers say of the shop's goods; what waits for an answer comes first. */
export function Page() {
  const t = useTexts(shopCommentsTexts)
  const search = useSearch(shopCommentsSearch)
  const { list, total, pages, unanswered } = useCall('POST /bizConsole/queryComments', commentsInput(search))
  const navigate = useNavigate()
  const tabs = commentFilters.map((filter) => ({
    href: shopCommentsHref({ filter, page: 1 }),
    label: t.filters[filter],
    count: filter === 'unanswered' ? unanswered : undefined,
    current: filter === search.filter,
  }))
  const pageHref = (page: number) => shopCommentsHref({ ...search, page })
  return (
    <>
      <h1 className="sr-only">{t.title}</h1>
      <section aria-label={t.title} className="lg:overflow-hidden lg:card">
        <ListTabs tabs={tabs} label={t.filtersLabel} />
        {list.length === 0 ? (
          <Nothing filter={search.filter} />
        ) : (
          <ul className="grid max-lg:gap-2">
            {list.map((comment) => (
              <ShopCommentCard key={comment.pkId} comment={comment} />
            ))}
          </ul>
        )}
        {list.length > 0 && (
          <ListFoot
            total={t.total(total)}
            current={search.page}
            last={pages}
            hrefOf={pageHref}
            onJump={(page) => navigate(pageHref(page))}
          />
        )}
      </section>
    </>
  )
}

function Nothing({ filter }: { filter: ShopCommentFilter }) {
  const t = useTexts(shopCommentsTexts)
  return (
    <div className="max-lg:card">
      <EmptyState
        title={t.empty[filter]}
        text={t.emptyText[filter]}
        action={
          filter !== 'all' && (
            <ButtonLink href={shopCommentsHref({ filter: 'all', page: 1 })} className="min-h-11!">
              {t.seeAll}
            </ButtonLink>
          )
        }
      />
    </div>
  )
}
