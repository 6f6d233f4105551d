import { peopleHref, personHref } from '@hojip/hrefs/people'
import { Rows, SearchForm } from '@hojip/platform/console'
import {
  useCall,
  useNavigate,
  useSearch,
  useTexts,
  type HeadInput,
  type PageHead,
  useDates,
} from '@hojip/platform/page'
import { Avatar, EmptyState, Link } from '@hojip/platform/ui'
import type { Person } from '../contract.ts'
import { isSearched, peopleSearch } from './search.ts'
import { StateTag } from './state-tag.tsx'
import { peopleTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: peopleTexts[locale].title, noIndex: true }
}

/** Finds people; nobody is listed before the search. */
export function Page() {
  const t = useTexts(peopleTexts)
  const search = useSearch(peopleSearch)
  return (
    <>
      <h1 className="sr-only">{t.title}</h1>
      <Search key={search.q} q={search.q} />
      <div className="mt-2 lg:mt-3">
        {isSearched(search) ? (
          <Found q={search.q} />
        ) : (
          <section className="card">
            <EmptyState title={t.start} text={t.startText} />
          </section>
        )}
      </div>
    </>
  )
}

function Search({ q }: { q: string }) {
  const t = useTexts(peopleTexts)
  const navigate = useNavigate()
  return (
    <SearchForm
      name="q"
      hint={t.searchHint}
      button={t.search}
      searched={q}
      onSearch={(typed) => navigate(peopleHref({ q: typed }))}
    />
  )
}

function Found({ q }: { q: string }) {
  const t = useTexts(peopleTexts)
  const { list, hasMore } = useCall('POST /sysConsole/queryPeople', { q })
  if (list.length === 0)
    return (
      <section className="card">
        <EmptyState title={t.notFound} text={t.notFoundText} />
      </section>
    )
  return (
    <section aria-label={t.found} className="lg:overflow-hidden lg:card">
      <div
        aria-hidden="true"
        className="grid-cols-[minmax(0,1.4fr)_150px_minmax(0,1fr)_110px_110px_90px] gap-x-5 border-b border-line bg-inset px-4 py-2.5 text-12 text-ink-3 max-lg:hidden lg:grid"
      >
        {[t.person, t.phone, t.role, t.since, t.lastLogin, t.state].map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <Rows list={list}>{(person) => <Row person={person} />}</Rows>
      <p className="px-4 py-3 text-13 text-ink-3">{hasMore ? t.more(list.length) : t.total(list.length)}</p>
    </section>
  )
}

function Row({ person }: { person: Person }) {
  const t = useTexts(peopleTexts)
  const dates = useDates()
  const { pkId, name, phone, roleName, shopName, gmtCreate, lastLogin, state } = person
  return (
    <Link
      href={personHref(pkId)}
      className="group grid gap-x-5 gap-y-1.5 rounded-[inherit] px-3 py-3 text-13 outline-offset-[-2px] hover:bg-inset max-lg:grid-cols-2 lg:grid-cols-[minmax(0,1.4fr)_150px_minmax(0,1fr)_110px_110px_90px] lg:items-center lg:px-4"
    >
      <span className="flex min-w-0 items-center gap-2.5 max-lg:col-span-2">
        <Avatar name={name} className="size-8 text-14" />
        <b dir="auto" className="truncate text-14 group-hover:text-jade-text">
          {name}
        </b>
        <span className="ml-auto lg:hidden">
          <StateTag state={state} />
        </span>
      </span>
      <span className="figures text-ink-2">{phone ?? t.none}</span>
      <span className="truncate text-ink-2 max-lg:text-right">
        {t.roles[roleName]}
        {shopName && <bdi className="text-ink-3"> · {shopName}</bdi>}
      </span>
      <span className="text-12 text-ink-3">
        <span className="lg:hidden">{t.since} </span>
        <time className="figures">{dates.figures(gmtCreate)}</time>
      </span>
      <span className="text-12 text-ink-3 max-lg:text-right">
        <span className="lg:hidden">{t.lastLogin} </span>
        <time className="figures">{(lastLogin && dates.figures(lastLogin)) ?? t.none}</time>
      </span>
      <span className="max-lg:hidden">
        <StateTag state={state} />
      </span>
    </Link>
  )
}
