import { AccountFrame, AccountTitle } from '@hojip/accounts/storefront/account'
import { ownAnswersHref, ownQuestionsHref } from '@hojip/hrefs/questions'
import { useSearch, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { TabLinks, TitleBar } from '@hojip/platform/ui'
import { ownQuestionsSearch } from './inputs.ts'
import { OwnAnswers } from './own-answers.tsx'
import { OwnQuestions } from './own-questions.tsx'
import { ownQuestionsTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: ownQuestionsTexts[locale].title, noIndex: true }
}

/** What the user has asked and answered below products. */
export function Page() {
  const t = useTexts(ownQuestionsTexts)
  const { show } = useSearch(ownQuestionsSearch)
  const tabs = [
    { href: ownQuestionsHref, label: t.questions, current: show === 'questions' },
    { href: ownAnswersHref, label: t.answers, current: show === 'answers' },
  ]
  return (
    <>
      <TitleBar title={t.title} />
      <AccountFrame here="questions">
        <AccountTitle>{t.title}</AccountTitle>
        <div className="bg-surface max-lg:sticky max-lg:top-12 max-lg:z-20 max-lg:-mx-(--gutter) max-lg:px-4 lg:rounded-lg lg:px-5">
          <TabLinks tabs={tabs} label={t.tabsLabel} className="border-b-0!" />
        </div>
        <div className="mt-2 lg:mt-3">{show === 'answers' ? <OwnAnswers /> : <OwnQuestions />}</div>
      </AccountFrame>
    </>
  )
}
