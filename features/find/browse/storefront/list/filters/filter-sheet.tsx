import { useLazyCall, useLocale, useTexts } from '@hojip/platform/page'
import { Button, Sheet } from '@hojip/platform/ui'
import { useState } from 'react'
import { FacetGroups } from './facet-groups.tsx'
import { FilterGroups } from './filter-groups.tsx'
import { filtersInput, listInput } from '../list-input.ts'
import type { ListOf } from '../list-search.ts'
import { cleared } from './list-address.ts'
import { totalText } from './total-text.ts'
import { listTexts } from '../texts.ts'
import type { List } from '../use-list.ts'

type FilterSheetProps = { list: List; of: ListOf; onClose: () => void }

/** The filters on a phone: chosen together, with the resulting count, and applied at once. */
export function FilterSheet({ list, of, onClose }: FilterSheetProps) {
  const texts = useTexts(listTexts)
  const locale = useLocale()
  const [draft, setDraft] = useState(list.search)
  const input = { ...listInput({ ...draft, pageNum: 1 }, of), pageSize: 1 }
  const { data } = useLazyCall('POST /bizGoods/findAll', input, { keepPrevious: true })
  const counts = useLazyCall('GET /sysCategory/queryFilters', filtersInput(draft, of, true), {
    keepPrevious: true,
  })
  const groups = {
    filters: counts.data ?? list.filters,
    value: draft,
    onChange: setDraft,
    look: 'chips',
  } as const
  const total = totalText(locale, data ?? list.found)
  const apply = () => {
    onClose()
    list.change(draft)
  }
  return (
    <Sheet
      title={texts.filters}
      onClose={onClose}
      footer={
        <div className="grid grid-cols-[112px_minmax(0,1fr)] gap-2.5">
          <Button size="lg" onClick={() => setDraft(cleared(draft))}>
            {texts.reset}
          </Button>
          <Button kind="jade" size="lg" onClick={apply}>
            {texts.see(total)}
          </Button>
          <p role="status" className="sr-only">
            {texts.count(total)}
          </p>
        </div>
      }
    >
      <FilterGroups {...groups} reach={list.reach} />
      <FacetGroups {...groups} />
    </Sheet>
  )
}
