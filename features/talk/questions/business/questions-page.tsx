import { shopQuestionsHref } from '@hojip/hrefs/questions'
import { useCall, useSearch, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { ListPage, Rows } from '@hojip/platform/console'
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
  const seeAll = (
    <ButtonLink href={shopQuestionsHref({ filter: 'all' })} className="min-h-11!">
      {t.seeAll}
    </ButtonLink>
  )
  return (
    <ListPage
      title={t.title}
      tabs={{
        label: t.filtersLabel,
        all: questionFilters,
        current: search.filter,
        names: t.filters,
        counts: { unanswered: found.unanswered },
        hrefOf: (filter) => shopQuestionsHref({ filter, page: 1 }),
      }}
      found={found}
      total={t.total(found.total)}
      page={search.page}
      hrefOf={(page) => shopQuestionsHref({ ...search, page })}
      empty={{
        title: t.empty[search.filter],
        text: t.emptyText[search.filter],
        action: search.filter !== 'all' && seeAll,
      }}
      cards={<Rows list={found.list}>{(question) => <ShopQuestionCard question={question} />}</Rows>}
    />
  )
}
