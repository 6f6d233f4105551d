import { shopQuestionsHref } from '@hojip/hrefs/questions'
import { useCall, useSearch, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { ListPage } from '@hojip/platform/console'
import { ButtonLink } from '@hojip/platform/ui'
import { ShopQuestionCard } from './shop-question.tsx'
import { questionFilters, questionsInput, shopQuestionsSearch } from './shop-questions.ts'
import { shopQuestionsTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: shopQuestionsTexts[locale].title, noIndex: true }
}

/** Questions about the shop's products; open ones by default, the longest waiting first. */
export function Page() {
  const t = useTexts(shopQuestionsTexts)
  const search = useSearch(shopQuestionsSearch)
  const found = useCall('POST /bizConsole/queryQuestions', questionsInput(search))
  const tabs = questionFilters.map((filter) => ({
    href: shopQuestionsHref({ filter, page: 1 }),
    label: t.filters[filter],
    count: filter === 'unanswered' ? found.unanswered : undefined,
    current: filter === search.filter,
  }))
  const seeAll = (
    <ButtonLink href={shopQuestionsHref({ filter: 'all' })} className="min-h-11!">
      {t.seeAll}
    </ButtonLink>
  )
  return (
    <ListPage
      title={t.title}
      tabs={tabs}
      tabsLabel={t.filtersLabel}
      found={found}
      total={t.total(found.total)}
      page={search.page}
      hrefOf={(page) => shopQuestionsHref({ ...search, page })}
      empty={{
        title: t.empty[search.filter],
        text: t.emptyText[search.filter],
        action: search.filter !== 'all' && seeAll,
      }}
      cards={
        <ul className="grid max-lg:gap-2">
          {found.list.map((question) => (
            <ShopQuestionCard key={question.pkId} question={question} />
          ))}
        </ul>
      }
    />
  )
}
