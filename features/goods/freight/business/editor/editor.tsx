import { freightHref } from '@hojip/hrefs/freight'
import { sentenceOf } from '@hojip/platform/client'
import { toast, useNavigate, useRefresh, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Icon, infoFillIcon, Notice, plusIcon, Select, TextInput } from '@hojip/platform/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Template, WireRule } from '../../contract.ts'
import { draftOf, emptyGroup, ruleOfDraft, type Draft } from '../draft.ts'
import { useRegions, type Regions } from '../regions/use-regions.ts'
import { freightTexts } from '../texts.ts'
import { Acts } from './acts.tsx'
import { Colleagues } from './colleagues.tsx'
import { GroupFields } from './group-fields.tsx'
import { NotSent } from './not-sent.tsx'
import { SaveBar } from './save-bar.tsx'
import { Trial } from './trial.tsx'

interface EditorProps {
  list: readonly Template[]
  labels: Record<string, string>
  /** Undefined for a new one. */
  template: Template | undefined
  start: Draft
  onCopy: (draft: Draft) => void
}

const units = ['piece', 'weight', 'amount'] as const

function useSaveKey(save: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** What is being written, the version it was made from, and its way into the shop. */
function useEditing({ template, start }: EditorProps) {
  const t = useTexts(freightTexts)
  const navigate = useNavigate()
  const [draft, setDraft] = useState(start)
  const [base, setBase] = useState({ version: template?.version, draft: start })
  const [isTried, setTried] = useState(false)
  // While regions are chosen nothing moves under the hands.
  const [isPicking, setPicking] = useState(false)
  const refresh = useRefresh()
  const saving = useWrite('POST /bizConsole/saveFreightTemplate', {
    quiet: true,
    refreshes: ['GET /bizConsole/queryFreightTemplates'],
    onSuccess: ({ pkId, version, products }) => {
      setBase({ version, draft })
      setTried(false)
      toast('success', t.saved(products))
      if (!template) navigate(freightHref({ template: pkId }))
    },
    // What a colleague has saved is shown beside the own draft.
    onRefused: () => {
      void refresh('GET /bizConsole/queryFreightTemplates')
      return false
    },
  })
  const rule = ruleOfDraft(draft)
  const isNameMissing = draft.name.trim() === ''
  const save = (version = base.version) => {
    setTried(true)
    if (!rule || isNameMissing || saving.isRunning) return
    const known = template ? { pkId: template.pkId, version: version! } : {}
    saving.run({ ...known, ...rule, name: draft.name.trim() })
  }
  const take = (next: Draft, version: number | undefined) => {
    setDraft(next)
    setBase({ version, draft: next })
    saving.reset()
  }
  const isChanged = !template || JSON.stringify(draft) !== JSON.stringify(base.draft)
  // A colleague may have saved since; the answer to an own save may come later than the list.
  const isOutdated =
    template !== undefined &&
    base.version !== undefined &&
    template.version > base.version &&
    !saving.isRunning
  if (isOutdated && !isChanged && !isPicking) take(draftOf(template), template.version)
  const isRefused = saving.error?.reason === 'freight/changedSince'
  // A user who has typed the former value back has nothing to lose: the newer version is shown once it is here.
  const isStale = (isRefused || isOutdated) && isChanged
  const failure = !isRefused && saving.error && sentenceOf(saving.error, t.failed)
  return {
    draft,
    setDraft,
    setPicking,
    base,
    isTried,
    saving,
    rule,
    isNameMissing,
    save,
    take,
    isChanged,
    isStale,
    failure,
  }
}

/** The only template of a shop, which it got when it opened and nobody has saved. */
function isAsOpened(list: readonly Template[], template: Template | undefined): boolean {
  return list.length === 1 && template?.version === 1
}

function AsOpened({ editing: { saving, save } }: { editing: ReturnType<typeof useEditing> }) {
  const t = useTexts(freightTexts)
  const use = (
    <Button size="sm" className="max-lg:min-h-11!" busy={saving.isRunning} onClick={() => save()}>
      {t.useAsOpened}
    </Button>
  )
  return (
    <div className="px-4 pt-4">
      <Notice action={use}>{t.asOpened}</Notice>
    </div>
  )
}

/** One template: its name, its groups of regions and their fees, and what they come to. */
export function Editor(props: EditorProps) {
  const { list, labels, template, onCopy } = props
  const t = useTexts(freightTexts)
  const editing = useEditing(props)
  const { draft, setDraft, base, isTried, saving, rule, isNameMissing, save, take, isChanged } = editing
  const { failure } = editing
  const regions = useRegions(labels)
  useSaveKey(() => {
    if (isChanged) save()
  })
  const problem = isTried && (isNameMissing ? t.nameMissing : rule ? undefined : t.checkNumbers)
  return (
    <div className="grid min-w-0 gap-3">
      <section aria-labelledby="template" className="min-w-0 card">
        <header className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2.5 pr-3 pl-4">
          <h2 id="template" className="min-w-0 text-16 font-bold break-words">
            {template?.name ?? t.newOne}
          </h2>
          {template && <Acts list={list} template={template} onCopy={() => onCopy(draft)} />}
        </header>
        {template && <Colleagues {...editing} template={template} regions={regions} />}
        {isAsOpened(list, template) && !isChanged && <AsOpened editing={editing} />}
        <div className="grid gap-4 px-4 py-4 md:grid-cols-2">
          <TextInput
            label={t.name}
            maxLength={20}
            value={draft.name}
            error={isTried && isNameMissing ? t.nameMissing : saving.fields['name']}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
          <Select
            label={t.unit}
            hint={draft.unit === 'weight' ? t.weightHint : undefined}
            value={draft.unit}
            onChange={(event) => setDraft({ ...draft, unit: event.target.value as WireRule['unit'] })}
          >
            {units.map((unit) => (
              <option key={unit} value={unit}>
                {t.units[unit]}
              </option>
            ))}
          </Select>
        </div>
        <Groups {...editing} regions={regions} />
      </section>
      <Trial rule={rule} />
      {(problem || failure) && (
        <Notice tone="crimson" live>
          {problem || failure}
        </Notice>
      )}
      {isChanged && (
        <SaveBar
          isBusy={saving.isRunning}
          products={template?.goodsNum ?? 0}
          onSave={() => save()}
          onDiscard={() => take(base.draft, base.version)}
        />
      )}
    </div>
  )
}

interface GroupsProps {
  draft: Draft
  setDraft: (draft: Draft) => void
  setPicking: (isPicking: boolean) => void
  regions: Regions
  isTried: boolean
}

function Groups({ draft, setDraft, setPicking, regions, isTried }: GroupsProps) {
  const t = useTexts(freightTexts)
  const add = () => setDraft({ ...draft, groups: [...draft.groups, emptyGroup(draft.unit)] })
  return (
    <>
      <h3 className="sr-only">{t.groups}</h3>
      <ul>
        {draft.groups.map((group, at) => (
          <GroupFields
            key={group.key}
            draft={draft}
            group={group}
            at={at}
            regions={regions}
            isTried={isTried}
            onDraft={setDraft}
            onPicking={setPicking}
          />
        ))}
      </ul>
      <NotSent draft={draft} regions={regions} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3">
        <Button size="sm" className="max-lg:min-h-11!" onClick={add}>
          <Icon of={plusIcon} size={14} />
          {t.addGroup}
        </Button>
        <p className="flex min-w-0 flex-1 basis-60 items-center gap-1.5 text-12 text-ink-2">
          <Icon of={infoFillIcon} size={14} className="flex-none" />
          {regions.summary(draft)}
        </p>
      </div>
    </>
  )
}
