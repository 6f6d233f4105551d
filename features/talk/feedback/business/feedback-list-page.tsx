import { oneFeedbackHref, receivedFeedbackHref } from '@hojip/hrefs/feedback'
import { ListPage, Rows } from '@hojip/platform/console'
import { useCall, useSearch, useTexts, type HeadInput, type PageHead, Time } from '@hojip/platform/page'
import { cameraIcon, Icon, Link, Tag } from '@hojip/platform/ui'
import type { ReceivedFeedback } from '../contract.ts'
import { feedbackFilters, feedbackInput, receivedFeedbackSearch } from './received-feedback.ts'
import { receivedTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: receivedTexts[locale].title, noIndex: true }
}

/** The feedback of shoppers and visitors; what waits longest comes first. */
export function Page() {
  const t = useTexts(receivedTexts)
  const search = useSearch(receivedFeedbackSearch)
  const found = useCall('POST /sysConsole/queryFeedback', feedbackInput(search))
  return (
    <ListPage
      title={t.title}
      tabs={{
        label: t.filtersLabel,
        all: feedbackFilters,
        current: search.filter,
        names: t.filters,
        counts: { open: found.unanswered },
        hrefOf: (filter) => receivedFeedbackHref({ filter, page: 1 }),
      }}
      found={found}
      total={t.total(found.total)}
      page={search.page}
      hrefOf={(page) => receivedFeedbackHref({ ...search, page })}
      empty={{ title: t.empty[search.filter], text: t.emptyText }}
      cards={<Rows list={found.list}>{(one) => <Row feedback={one} />}</Rows>}
    />
  )
}

function Row({ feedback }: { feedback: ReceivedFeedback }) {
  const t = useTexts(receivedTexts)
  const { pkId, kind, content, files, answer, gmtCreate, userName, isVisitor } = feedback
  return (
    <Link
      href={oneFeedbackHref(pkId)}
      className="group grid gap-x-5 gap-y-2 rounded-[inherit] px-3 py-3.5 text-13 outline-offset-[-2px] hover:bg-inset lg:grid-cols-[150px_minmax(0,1fr)_120px_110px] lg:items-center lg:px-4"
    >
      <span>
        <Tag tone={kind === 'fault' ? 'crimson' : 'plain'}>{t.kinds[kind]}</Tag>
      </span>
      <span dir="auto" className="line-clamp-2 leading-body break-words group-hover:text-jade-text">
        {content}
        {files.length > 0 && (
          <span className="ml-2 inline-flex items-center gap-1 text-12 text-ink-3">
            <Icon of={cameraIcon} size={14} />
            <span className="figures">{files.length}</span>
          </span>
        )}
      </span>
      <span className="truncate text-ink-2">{isVisitor ? t.visitor : userName}</span>
      <span className="flex items-center gap-2 text-12 text-ink-3 lg:justify-end">
        {answer && <Tag tone="jade">{t.answered}</Tag>}
        <Time at={gmtCreate} />
      </span>
    </Link>
  )
}
