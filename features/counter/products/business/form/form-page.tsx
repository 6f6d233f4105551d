import { productHref } from '@hojip/hrefs/browse'
import { shopProductsHref } from '@hojip/hrefs/products'
import { textIn } from '@hojip/platform/i18n'
import {
  useCall,
  useLocale,
  usePage,
  useSearch,
  useTexts,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { Button, caretLeftIcon, Icon, Link, Tag, TextInput, useConfirm } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { ProductDraft, StoredForm } from '../../contract.ts'
import { Colleagues } from './colleagues.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { CategorySelect } from '../category-select.tsx'
import { draftsTexts } from '../drafts/texts.ts'
import { Card } from './parts/card.tsx'
import { OptionsCard } from './parts/options-card.tsx'
import { PicturesCard } from './pictures/pictures-card.tsx'
import { languages, NamesCard, ParamsCard } from './parts/texts-card.tsx'
import { Side } from './side.tsx'
import { DraftGone, DraftNotices } from './drafts/draft-notices.tsx'
import { formSearch } from './form-search.ts'
import { formTexts } from './texts.ts'
import { unitText } from './unit-text.ts'
import { useForm, type Editing } from './use-form.ts'
import { VersionsCard } from './versions-card.tsx'
import { ReturnRuleSelect } from './return-rule-select.tsx'

/** Its editor is large, and below the fold. */
const RichText = lazyPart(async () => ({ default: (await import('./rich/rich-text.tsx')).RichText }))

export function head({ locale }: HeadInput): PageHead {
  return { title: formTexts[locale].title, noIndex: true }
}

export function Page() {
  const { id } = usePage('/business/products/$id').params
  const { draft } = useSearch(formSearch)
  if (id !== 'new') return <Existing key={id} goodsId={id} />
  return draft === undefined ? (
    <Editor stored={undefined} draft={null} />
  ) : (
    <OfDraft key={draft} pkId={draft} />
  )
}

/** What is being edited stays as it was read until the editor itself reads it again. */
const once = { freshForMs: Infinity }

function Existing({ goodsId }: { goodsId: string }) {
  const stored = useCall('POST /bizConsole/queryProductForm', { goodsId }, once)
  const { draft } = useCall('POST /bizConsole/findProductDraft', { goodsId }, once)
  return <Editor stored={stored} draft={draft} />
}

/** A product that is only a draft so far. */
function OfDraft({ pkId }: { pkId: string }) {
  const { draft } = useCall('POST /bizConsole/findProductDraft', { pkId }, once)
  return draft ? <Editor stored={undefined} draft={draft} /> : <DraftGone />
}

/** A product whole: its texts side by side, pictures, options, and what shoppers will see of it. */
function Editor({ stored: opened, draft }: { stored: StoredForm | undefined; draft: ProductDraft | null }) {
  const editing = useForm(opened, draft)
  const { stored } = editing
  const saveNow = useEffectEvent(() => void editing.save(true))
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      saveNow()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <div className="pb-20">
      <Heading editing={editing} />
      <DraftNotices editing={editing} />
      {stored && <Colleagues editing={editing} stored={stored} />}
      <div className="grid items-start gap-2 lg:gap-3 xl:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid min-w-0 gap-2 lg:gap-3">
          <NamesCard editing={editing} />
          <PicturesCard editing={editing} />
          <OptionsCard editing={editing} />
          <SendingCard editing={editing} />
          <ParamsCard editing={editing} />
          <BodyCard editing={editing} />
          {stored && <VersionsCard editing={editing} goodsId={stored.goodsId} />}
        </div>
        <Side editing={editing} />
      </div>
      <SavingBar editing={editing} />
      {editing.conflict && <ConflictDialog conflict={editing.conflict} onResolve={editing.resolve} />}
    </div>
  )
}

const anchors = ['names', 'pictures', 'options', 'sending', 'params', 'body'] as const

function Heading({ editing: { stored, form } }: { editing: Editing }) {
  const t = useTexts(formTexts)
  const locale = useLocale()
  const isOnSale = stored?.isOnSale ?? false
  return (
    <>
      <Link
        href={shopProductsHref()}
        className="inline-flex min-h-8 items-center gap-1 text-13 text-ink-2 hover:text-jade-text"
      >
        <Icon of={caretLeftIcon} size={14} /> {t.back}
      </Link>
      <div className="mt-1 mb-3 flex flex-wrap items-center gap-3">
        <h1 className="text-20 font-bold">{textIn(form.name, locale) || t.newTitle}</h1>
        {stored && <Tag tone={isOnSale ? 'jade' : 'plain'}>{isOnSale ? t.onSale : t.inWarehouse}</Tag>}
        {stored && (
          <Link href={productHref(stored.goodsId)} target="_blank" className="link text-13">
            {t.openPage}
          </Link>
        )}
      </div>
      <nav aria-label={t.parts} className="mb-2 flex gap-5 overflow-x-auto card px-4 lg:mb-3">
        {anchors.map((id) => (
          <a
            key={id}
            href={`#${id}`}
            className="flex min-h-12 flex-none items-center text-14 hover:text-jade-text"
          >
            {t[id]}
          </a>
        ))}
      </nav>
    </>
  )
}

function BodyCard({ editing }: { editing: Editing }) {
  const t = useTexts(formTexts)
  const [language, setLanguage] = useState<(typeof languages)[number]>(useLocale())
  const { form, stored } = editing
  return (
    <Card
      id="body"
      title={t.body}
      note={t.bodyNote}
      aside={<LanguageButtons value={language} onChange={setLanguage} label={t.bodyLanguage} />}
    >
      <Suspense fallback={<p className="min-h-60 text-ink-3">{t.loading}</p>}>
        <RichText
          key={`${language} ${stored?.version ?? 0}`}
          label={`${t.body} · ${t.languages[language]}`}
          locale={language}
          html={form.body[language]}
          onChange={(html) => editing.setForm((now) => ({ ...now, body: { ...now.body, [language]: html } }))}
        />
      </Suspense>
    </Card>
  )
}

interface LanguageButtonsProps {
  value: (typeof languages)[number]
  onChange: (language: (typeof languages)[number]) => void
  label: string
}

function LanguageButtons({ value, onChange, label }: LanguageButtonsProps) {
  const t = useTexts(formTexts)
  return (
    <span role="group" aria-label={label} className="flex gap-1">
      {languages.map((one) => (
        <Button
          key={one}
          size="xs"
          kind={one === value ? 'jade' : 'outline'}
          aria-pressed={one === value}
          onClick={() => onChange(one)}
        >
          {t.languages[one]}
        </Button>
      ))}
    </span>
  )
}

function SendingCard({ editing }: { editing: Editing }) {
  const t = useTexts(formTexts)
  const { form, setForm } = editing
  return (
    <Card id="sending" title={t.sending}>
      <div className="grid gap-4 lg:grid-cols-2">
        <CategorySelect
          label={t.category}
          none={t.chooseCategory}
          data-unit="categoryId"
          value={form.categoryId}
          onChange={(event) => setForm({ ...form, categoryId: event.target.value })}
        />
        <TextInput
          label={t.personLimit}
          hint={t.personLimitHint}
          data-unit="personLimit"
          inputMode="numeric"
          maxLength={4}
          value={form.personLimit}
          onChange={(event) => setForm({ ...form, personLimit: event.target.value })}
        />
        <ReturnRuleSelect editing={editing} />
      </div>
    </Card>
  )
}

/** What has changed, and the ways to save it. */
function SavingBar({ editing }: { editing: Editing }) {
  const t = useTexts(formTexts)
  const [confirm, dialog] = useConfirm()
  const ofDrafts = useTexts(draftsTexts)
  const { changed, problems, stored, isDirty, isSaving, save } = editing
  const { isShared, save: saveDraft } = editing.drafts
  const what = [...new Set(changed.map((path) => unitText(path, t)))]
  return (
    <div className="fixed inset-x-0 bottom-0 z-40 flex min-h-16 flex-wrap items-center justify-end gap-2.5 border-t border-line bg-surface px-4 py-2 lg:left-[208px] lg:px-6">
      <p role="status" className="mr-auto min-w-0 text-13">
        {isDirty ? (
          <>
            <b>{t.unsaved(changed.length)}</b>{' '}
            <span className="text-ink-3 max-lg:hidden">
              {what.slice(0, 4).join(t.between)} · {isShared ? ofDrafts.allSaved : t.draftStored}
            </span>
          </>
        ) : (
          <span className="text-ink-3">{t.allSaved}</span>
        )}
        {problems.length > 0 && <span className="ml-2 text-crimson">{t.problems(problems.length)}</span>}
      </p>
      <Button
        disabled={!isDirty || isSaving}
        onClick={async () => {
          if (
            await confirm({
              title: t.discardTitle,
              text: t.discardText,
              yes: t.discard,
              no: t.goOn,
              danger: true,
            })
          )
            editing.discard()
        }}
      >
        {t.discard}
      </Button>
      <Button disabled={!isDirty || isShared} busy={isSaving} onClick={() => void saveDraft()}>
        {ofDrafts.save}
      </Button>
      <Button busy={isSaving} onClick={() => void save(false)}>
        {t.toWarehouse}
      </Button>
      <Button kind="jade" busy={isSaving} onClick={() => void save(true)}>
        {stored?.isOnSale ? t.save : t.saveOnSale}
      </Button>
      {dialog}
    </div>
  )
}
