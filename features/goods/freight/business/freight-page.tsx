import {
  useCall,
  useNavigate,
  useSearch,
  useTexts,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { freightHref } from '@hojip/hrefs/freight'
import { useState } from 'react'
import type { Template } from '../contract.ts'
import { draftOf, newDraft, type Draft } from './draft.ts'
import { Editor } from './editor/editor.tsx'
import { freightSearch } from './freight-search.ts'
import { shownTemplate } from './shown-template.ts'
import { TemplateList } from './template-list.tsx'
import { freightTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: freightTexts[locale].title, noIndex: true }
}

/** The shop's templates of delivery: what each region pays, and a trial of it. */
export function Page() {
  const t = useTexts(freightTexts)
  const navigate = useNavigate()
  const { template } = useSearch(freightSearch)
  // What a colleague has saved is seen before the own save.
  const { list, labels } = useCall('GET /bizConsole/queryFreightTemplates', {}, { live: 'act' })
  const [seen, setSeen] = useState<Template>()
  const [copied, setCopied] = useState<Draft>()
  const isNew = template === 'new'
  const shown = isNew ? undefined : shownTemplate({ list, wanted: template, seen })
  if (shown !== seen) setSeen(shown)
  const copy = (draft: Draft) => {
    setCopied({ ...draft, name: t.copyName(draft.name.slice(0, 15)) })
    navigate(freightHref({ template: 'new' }))
  }
  return (
    <div className="grid items-start gap-3 lg:grid-cols-[280px_minmax(0,1fr)]">
      <h1 className="sr-only">{t.title}</h1>
      <TemplateList list={list} shown={shown?.pkId} onNew={() => setCopied(undefined)} />
      <Editor
        key={shown?.pkId ?? `new ${copied?.name ?? ''}`}
        list={list}
        labels={labels}
        template={shown}
        onCopy={copy}
        start={shown ? draftOf(shown) : (copied ?? newDraft)}
      />
    </div>
  )
}
