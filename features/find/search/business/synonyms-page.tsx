import { synonymsHref } from '@hojip/hrefs/search'
import { ListPage, Rows } from '@hojip/platform/console'
import {
  useCall,
  useNavigate,
  useSearch,
  useTexts,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { Button, ButtonLink, SearchField, Select } from '@hojip/platform/ui'
import { useState, type SubmitEvent } from 'react'
import type { SynonymGroup } from '../contract/word-lists.ts'
import { fieldName, type Field } from './field-name.ts'
import { GroupCard } from './group-card.tsx'
import { StoppedDialog } from './dialogs/stopped-dialog.tsx'
import { SynonymDialog } from './dialogs/synonym-dialog.tsx'
import { synonymFilters, synonymsInput, synonymsSearch, type SynonymsSearch } from './synonyms-search.ts'
import { synonymTexts } from './texts.ts'
import { TryOut } from './try-out.tsx'

export function head({ locale }: HeadInput): PageHead {
  return { title: synonymTexts[locale].title, noIndex: true }
}

/** The groups of words that the search treats as the same, and a field to try them out. */
export function Page() {
  const t = useTexts(synonymTexts)
  const search = useSearch(synonymsSearch)
  const found = useCall('POST /sysConsole/querySynonyms', synonymsInput(search))
  const [edited, setEdited] = useState<SynonymGroup | 'new'>()
  const [isStoppedOpen, setStoppedOpen] = useState(false)
  const { filter, words, field } = search
  const isNarrowed = words !== '' || field !== '' || filter !== 'all'
  return (
    <>
      <ListPage
        title={t.title}
        search={
          <div className="grid gap-2 lg:gap-3">
            <TryOut />
            <SearchRow
              key={`${words} ${field}`}
              search={search}
              fields={found.fields}
              onAdd={() => setEdited('new')}
              onStopped={() => setStoppedOpen(true)}
            />
          </div>
        }
        tabs={{
          label: t.filtersLabel,
          all: synonymFilters,
          current: filter,
          names: t.filters,
          hrefOf: (one) => synonymsHref({ ...search, filter: one, page: 1 }),
        }}
        found={found}
        total={t.total(found.total)}
        page={search.page}
        hrefOf={(page) => synonymsHref({ ...search, page })}
        empty={
          isNarrowed
            ? { picture: 'lost', title: t.notFound, text: t.notFoundText }
            : { title: t.empty, text: t.emptyText }
        }
        cards={
          <Rows list={found.list}>
            {(group) => <GroupCard group={group} fields={found.fields} onEdit={() => setEdited(group)} />}
          </Rows>
        }
      />
      {isStoppedOpen && <StoppedDialog onClose={() => setStoppedOpen(false)} />}
      {edited && (
        // Not part of its card, which may leave the list when somebody else changes the group.
        <SynonymDialog
          {...(edited !== 'new' && { group: edited })}
          fields={found.fields}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

interface SearchRowProps {
  search: SynonymsSearch
  fields: readonly (Field & { count: number })[]
  onAdd: () => void
  onStopped: () => void
}

function SearchRow({ search, fields, onAdd, onStopped }: SearchRowProps) {
  const t = useTexts(synonymTexts)
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [words, field] = ['words', 'field'].map((name) => String(form.get(name)).trim())
    navigate(synonymsHref({ ...search, words, field, page: 1 }))
  }
  return (
    <form
      role="search"
      aria-label={t.searchLabel}
      onSubmit={submit}
      className="flex flex-wrap items-end gap-2 card p-3 lg:px-4"
    >
      <SearchField name="words" hint={t.searchHint} defaultValue={search.words} />
      <Select label={t.field} name="field" defaultValue={search.field} className="w-full lg:w-56">
        <option value="">{t.allFields}</option>
        {fields.map(({ code, name, count }) => (
          <option key={code} value={code}>
            {`${fieldName({ code, name }, t.anyField)} (${count})`}
          </option>
        ))}
      </Select>
      <Button type="submit" kind="jade" className="min-h-11!">
        {t.find}
      </Button>
      {(search.words || search.field) && (
        <ButtonLink href={synonymsHref({ filter: search.filter })} className="min-h-11!">
          {t.reset}
        </ButtonLink>
      )}
      <Button className="ml-auto min-h-11!" onClick={onStopped}>
        {t.stopped}
      </Button>
      <Button kind="jadeLine" className="min-h-11!" onClick={onAdd}>
        {t.add}
      </Button>
    </form>
  )
}
