import { shopCommentsHref } from '@hojip/hrefs/comments'
import { useCall, useSearch, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { ListPage, Rows } from '@hojip/platform/console'
import { ButtonLink } from '@hojip/platform/ui'
import { ShopCommentCard } from './shop-comment.tsx'
import { commentFilters, commentsInput, shopCommentsSearch, type ShopCommentFilter } from './shop-comments.ts'
import { shopCommentsTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: shopCommentsTexts[locale].title, noIndex: true }
}

/** Comments on the shop's products; unanswered ones by default. */
export function Page() {
  const t = useTexts(shopCommentsTexts)
  const search = useSearch(shopCommentsSearch)
  const found = useCall('POST /bizConsole/queryComments', commentsInput(search))
  return (
    <ListPage
      title={t.title}
      tabs={{
        label: t.filtersLabel,
        all: commentFilters,
        current: search.filter,
        names: t.filters,
        counts: { unanswered: found.unanswered },
        hrefOf: (filter) => shopCommentsHref({ filter, page: 1 }),
      }}
      found={found}
      total={t.total(found.total)}
      page={search.page}
      hrefOf={(page) => shopCommentsHref({ ...search, page })}
      empty={emptyOf(t, search.filter)}
      cards={<Rows list={found.list}>{(comment) => <ShopCommentCard comment={comment} />}</Rows>}
    />
  )
}

function emptyOf(t: (typeof shopCommentsTexts)['zh-CN'], filter: ShopCommentFilter) {
  const seeAll = (
    <ButtonLink href={shopCommentsHref({ filter: 'all' })} className="min-h-11!">
      {t.seeAll}
    </ButtonLink>
  )
  return { title: t.empty[filter], text: t.emptyText[filter], action: filter !== 'all' && seeAll }
}
