import { importedHref } from '@hojip/hrefs/halls'
import type { Output } from '@hojip/platform/client'
import { useTexts } from '@hojip/platform/page'
import { Chip, classNames, Link } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import type { ImportedSearch } from '../halls-search.ts'
import { hallsTexts } from '../texts.ts'

type FiltersProps = { search: ImportedSearch; found: Output<'POST /bizGoods/queryImported'> }

const row =
  'flex min-h-10 items-center gap-2.5 rounded-md px-3 text-14 hover:bg-hover aria-[current]:bg-jade-soft aria-[current]:font-bold aria-[current]:text-jade-text'

/** Countries by their code, ways and categories, each with its count, at the left of wide windows. */
export function ImportedFilters({ search, found }: FiltersProps) {
  const t = useTexts(hallsTexts)
  const { country, way, category } = search
  const everywhere = found.countries.reduce((sum, { count }) => sum + count, 0)
  return (
    <aside className="rounded-lg bg-surface px-2 py-3 max-lg:hidden">
      <Group name={t.country}>
        <Choice href={importedHref({ way, category })} here={country === undefined} count={everywhere}>
          <Code>{t.allCode}</Code>
          {t.all}
        </Choice>
        {found.countries.map(({ code, name, count }) => (
          <Choice
            key={code}
            href={importedHref({ country: code, way, category })}
            here={code === country}
            count={count}
          >
            <Code>{code}</Code>
            {name}
          </Choice>
        ))}
      </Group>
      <Group name={t.way}>
        <Choice href={importedHref({ country, category })} here={way === undefined}>
          {t.anyWay}
        </Choice>
        {found.ways.map(({ way: one, count }) =>
          count === 0 ? (
            <p key={one} className={classNames(row, 'text-ink-3 hover:bg-transparent')}>
              <span className="min-w-0 flex-1">{t.ways[one]}</span>
              <Count>{count}</Count>
            </p>
          ) : (
            <Choice
              key={one}
              href={importedHref({ country, way: one, category })}
              here={one === way}
              count={count}
            >
              {t.ways[one]}
            </Choice>
          ),
        )}
      </Group>
      <Group name={t.category}>
        <Choice href={importedHref({ country, way })} here={category === undefined}>
          {t.all}
        </Choice>
        {found.categories.map(({ categoryId, name, count }) => (
          <Choice
            key={categoryId}
            href={importedHref({ country, way, category: categoryId })}
            here={categoryId === category}
            count={count}
          >
            {name}
          </Choice>
        ))}
      </Group>
    </aside>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <nav aria-label={name} className="not-first:mt-2 not-first:border-t not-first:border-line not-first:pt-2">
      <p className="px-3 py-1.5 text-14 font-bold">{name}</p>
      {children}
    </nav>
  )
}

function Count({ children }: { children: number }) {
  return <span className="figures text-13 font-medium text-ink-3">{children}</span>
}

function Code({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="w-9 flex-none rounded-xs text-center text-11 leading-[18px] font-semibold text-ink-2 ring-line"
    >
      {children}
    </span>
  )
}

type ChoiceProps = { href: string; here: boolean; count?: number; children: ReactNode }

function Choice({ href, here, count, children }: ChoiceProps) {
  return (
    <Link href={href} aria-current={here ? 'page' : undefined} className={row}>
      <span className="flex min-w-0 flex-1 items-center gap-2.5">{children}</span>
      {count !== undefined && <Count>{count}</Count>}
    </Link>
  )
}

/** The countries as a row of chips, which moves sideways, on phones. */
export function PhoneCountries({ search, found }: FiltersProps) {
  const t = useTexts(hallsTexts)
  const { country, way, category } = search
  return (
    <nav
      aria-label={t.country}
      className="sticky top-12 z-20 -mx-4 flex gap-2 overflow-x-auto bg-surface px-4 py-2.5 no-scrollbar lg:hidden [&_a]:min-h-11"
    >
      <Chip href={importedHref({ way, category })} selected={country === undefined}>
        {t.all}
      </Chip>
      {found.countries.map(({ code, name, count }) => (
        <Chip key={code} href={importedHref({ country: code, way, category })} selected={code === country}>
          {name} <span className="figures text-ink-3">{count}</span>
        </Chip>
      ))}
    </nav>
  )
}
