import { useLocale, useTexts } from '@hojip/platform/page'
import { Button, inputStyle } from '@hojip/platform/ui'
import { useState } from 'react'
import type { EditedCategory } from '../../../contract/categories-calls.ts'
import { pathOf } from '../../../rules/categories/tree.ts'
import { categoriesTexts } from '../texts.ts'
import { Branch } from './branch.tsx'
import { matching } from './matching.ts'

interface TreeCardProps {
  tree: readonly EditedCategory[]
  /** The category that is shown beside it. */
  open: string | undefined
}

/** The tree, to be opened branch by branch or searched by words. */
export function TreeCard({ tree, open }: TreeCardProps) {
  const t = useTexts(categoriesTexts)
  const locale = useLocale()
  const [words, setWords] = useState('')
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set(pathOf(tree, open ?? null).map(({ pkId }) => pkId)),
  )
  const shown = matching(tree, words)
  const isSearched = shown.length < tree.length
  const toggle = (id: string) => setExpanded((now) => now.symmetricDifference(new Set([id])))
  const parents = tree.flatMap(({ parentId }) => parentId ?? [])
  const isAllOpen = parents.every((id) => expanded.has(id))
  return (
    <section aria-label={t.title} className="overflow-hidden card">
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2.5">
        <input
          type="search"
          aria-label={t.filter}
          placeholder={t.filterHint}
          maxLength={40}
          autoComplete="off"
          className={`${inputStyle} min-w-40 flex-1`}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button
          kind="quiet"
          className="min-h-11!"
          onClick={() => setExpanded(new Set(isAllOpen ? [] : parents))}
        >
          {isAllOpen ? t.collapseAll : t.expandAll}
        </Button>
      </div>
      {shown.length === 0 ? (
        <p className="px-4 py-8 text-center text-13 text-ink-3">{t.noneFound}</p>
      ) : (
        <Branch
          parentId={null}
          tree={shown}
          open={open}
          locale={locale}
          onToggle={toggle}
          isExpanded={(id) => isSearched || expanded.has(id)}
        />
      )}
    </section>
  )
}
