import { helpHref } from '@hojip/hrefs/help'
import type { Output } from '@hojip/platform/client'
import { Link, useNavigate, useTexts } from '@hojip/platform/page'
import { classNames, Icon, searchIcon } from '@hojip/platform/ui'
import type { SubmitEvent } from 'react'
import { topicHref } from '../rules/topics.ts'
import { helpTexts } from './texts.ts'
import { usePort } from './use-port.ts'

type Groups = Output<'GET /sysHelp/findTree'>['list']

/** Searches the articles; the search is part of the address. */
export function HelpSearchForm({ searched }: { searched: string }) {
  const t = useTexts(helpTexts)
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    navigate(helpHref({ q: text }))
  }
  return (
    <form role="search" aria-label={t.search} action={helpHref()} onSubmit={submit} className="relative">
      <input
        key={searched}
        name="q"
        type="search"
        defaultValue={searched}
        maxLength={50}
        enterKeyHint="search"
        aria-label={t.search}
        placeholder={t.searchHint}
        className="h-11 w-full rounded-md bg-surface pr-11 pl-3 text-16 ring-line lg:h-10 lg:text-14"
      />
      <button
        type="submit"
        aria-label={t.search}
        className="absolute top-0 right-0 grid h-full w-11 place-items-center text-ink-2 hover:text-jade-text"
      >
        <Icon of={searchIcon} size={18} />
      </button>
    </form>
  )
}

/** All articles by group; the current one is marked. */
export function HelpList({ groups, here }: { groups: Groups; here: string | undefined }) {
  const t = useTexts(helpTexts)
  const port = usePort()
  return (
    <nav aria-label={t.title} className="grid gap-3.5">
      {groups.map(({ key, name, articles }) => (
        <section key={key}>
          <h2 className="px-3 pb-1 text-12 font-medium text-ink-3">{name}</h2>
          <ul>
            {articles.map(({ topic, title }) => (
              <li key={topic}>
                <Link
                  to={topicHref(topic, port)}
                  aria-current={topic === here ? 'page' : undefined}
                  className={classNames(
                    'flex min-h-11 items-center rounded-md px-3 lg:min-h-[38px]',
                    topic === here ? 'bg-jade-soft font-bold text-jade-text' : 'hover:bg-hover',
                  )}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

/** Articles as cards with their first sentence, or with the excerpt that a search found. */
export function HelpCards({ groups }: { groups: Groups }) {
  const port = usePort()
  return (
    <div className="grid gap-6">
      {groups.map(({ key, name, articles }) => (
        <section key={key} className="grid gap-2.5">
          <h2 className="text-16 font-bold">{name}</h2>
          <ul className="grid gap-2.5 md:grid-cols-2">
            {articles.map(({ topic, title, lead }) => (
              <li key={topic}>
                <Link
                  to={topicHref(topic, port)}
                  className="grid h-full content-start gap-1 rounded-lg p-4 ring-line hover:bg-hover"
                >
                  <b className="text-15">{title}</b>
                  <span className="text-13 text-ink-2">{lead}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
