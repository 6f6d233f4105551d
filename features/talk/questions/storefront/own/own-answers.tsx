import { AccountProduct } from '@hojip/accounts/storefront/account-product'
import { useDates, useMore, useTexts } from '@hojip/platform/page'
import { EmptyState, LoadMore } from '@hojip/platform/ui'
import { RemovedNotice } from '@hojip/reports/storefront/removed-notice'
import { DeleteButton } from '../delete-button.tsx'
import { useDeleting } from '../use-deleting.tsx'
import { ownAnswersCall, ownInput } from './inputs.ts'
import { ownQuestionsTexts } from './texts.ts'

/** What the user has answered, newest first, below what was asked. */
export function OwnAnswers() {
  const t = useTexts(ownQuestionsTexts)
  const dates = useDates()
  const more = useMore(ownAnswersCall, ownInput)
  const deleting = useDeleting((pkId) => more.drop((one) => one.pkId === pkId))
  if (more.list.length === 0) return <EmptyState title={t.noAnswers} text={t.noAnswersText} />
  return (
    <>
      <ul className="grid gap-2 lg:gap-3">
        {more.list.map(({ pkId, question, content, gmtCreate, removedFor, ...product }) => (
          <li key={pkId} className="card p-3 lg:p-5">
            <AccountProduct product={product} />
            {removedFor !== null && <RemovedNotice why={removedFor}>{t.removedAnswer}</RemovedNotice>}
            <p className="mt-3 text-13 wrap-anywhere text-ink-2">
              <bdi>{t.asked(question)}</bdi>
            </p>
            <p className="mt-1 wrap-anywhere">
              <bdi>{content}</bdi>
            </p>
            <div className="flex flex-wrap items-center gap-x-2 text-12 text-ink-3">
              <span className="mr-auto">{dates.date(gmtCreate)}</span>
              <DeleteButton of={content} onDelete={() => deleting.answer(pkId)} />
            </div>
          </li>
        ))}
      </ul>
      <LoadMore more={more}>{t.loadMore}</LoadMore>
      {deleting.dialog}
    </>
  )
}
