import { applicationHref, applicationsHref } from '@hojip/hrefs/admission'
import { ListPage, Rows, SearchForm } from '@hojip/platform/console'
import {
  useCall,
  useNavigate,
  useSearch,
  useTexts,
  type HeadInput,
  type PageHead,
  Time,
} from '@hojip/platform/page'
import { Link } from '@hojip/platform/ui'
import type { ListedApplication } from '../../contract.ts'
import { states } from '../../rules/states.ts'
import { applicationsInput, applicationsSearch } from './search.ts'
import { receivedTexts } from './texts.ts'
import { TimeLeft } from './time-left.tsx'

export function head({ locale }: HeadInput): PageHead {
  return { title: receivedTexts[locale].title, noIndex: true }
}

/** Applications for shops by their state; of those that wait, the nearest deadline comes first. */
export function Page() {
  const t = useTexts(receivedTexts)
  const search = useSearch(applicationsSearch)
  const found = useCall('POST /sysConsole/queryApplications', applicationsInput(search))
  return (
    <ListPage
      title={t.title}
      search={<Search key={search.q} {...search} />}
      tabs={{
        label: t.statesLabel,
        all: states,
        current: search.state,
        names: t.states,
        counts: found.counts,
        hrefOf: (state) => applicationsHref({ state, q: search.q }),
      }}
      found={found}
      total={t.total(found.total)}
      page={search.page}
      hrefOf={(page) => applicationsHref({ ...search, page })}
      empty={{ title: search.q ? t.notFound : t.empty[search.state], text: t.emptyText }}
      cards={<Rows list={found.list}>{(one) => <Row application={one} />}</Rows>}
    />
  )
}

function Search({ state, q }: { state: string; q: string }) {
  const t = useTexts(receivedTexts)
  const navigate = useNavigate()
  return (
    <SearchForm
      name="q"
      hint={t.searchHint}
      button={t.search}
      searched={q}
      onSearch={(typed) => navigate(applicationsHref({ state, q: typed }))}
    />
  )
}

function Row({ application }: { application: ListedApplication }) {
  const t = useTexts(receivedTexts)
  const { pkId, state, kind, shopName, categoryNames, contactName, companyName } = application
  return (
    <Link
      href={applicationHref(pkId)}
      className="group grid gap-x-5 gap-y-1.5 rounded-[inherit] px-3 py-3.5 text-13 outline-offset-[-2px] hover:bg-inset lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_130px_150px] lg:items-center lg:px-4"
    >
      <span className="grid gap-0.5">
        <b dir="auto" className="truncate text-14 group-hover:text-jade-text">
          {shopName}
        </b>
        <span className="truncate text-12 text-ink-3">{categoryNames.join(' / ')}</span>
      </span>
      <span dir="auto" className="truncate text-ink-2">
        {companyName || contactName || t.forgotten} <span className="text-ink-3">{t.kinds[kind]}</span>
      </span>
      <Time at={application.sendTime} className="figures text-12 font-medium text-ink-3" />
      <span className="lg:text-right">
        {state === 'applied' && <TimeLeft until={application.answerBy} />}
      </span>
    </Link>
  )
}
