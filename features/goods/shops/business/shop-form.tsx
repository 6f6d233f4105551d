import { mallDay } from '@hojip/platform/mall-time'
import { useLeaveQuestion } from '@hojip/platform/console'
import { toast, useRefresh, useTexts, useWrite } from '@hojip/platform/page'
import { useEffect, useState, type SubmitEvent } from 'react'
import type { OwnShop } from '../contract.ts'
import { ChosenSection } from './chosen-section.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { changedFields, draftOf, wrongFields, type Draft, type Field } from './draft.ts'
import { dropDraft, storedDraft, storeDraft } from './stored-draft.ts'
import { NoticeSection, PicturesSection, SendingSection, WordsSection } from './sections.tsx'
import { SaveBar } from './save-bar.tsx'
import { ownShopTexts } from './texts.ts'

interface ShopFormProps {
  /** What the form began with. */
  shop: OwnShop
  /** What is saved now, perhaps by somebody else. */
  now: OwnShop
  /** Begins again with what is saved now. */
  onTake: (shop: OwnShop) => void
}

/** `Ctrl S` saves. */
function useSaveKey(save: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      save()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}

function useSaving({ shop, now, onTake }: ShopFormProps, draft: Draft) {
  const t = useTexts(ownShopTexts)
  const refresh = useRefresh()
  const [isConflict, setConflict] = useState(false)
  const write = useWrite('POST /bizConsole/saveOwnShop', {
    refreshes: ['GET /bizConsole/queryOwnShop'],
    onSuccess: ({ version }, input) => {
      dropDraft(shop.pkId)
      toast('success', t.saved)
      onTake({ ...shop, ...input, version })
    },
    onRefused: (refusal) => {
      const isChanged = refusal.reason === 'shops/changed'
      setConflict(isChanged)
      if (isChanged) void refresh('GET /bizConsole/queryOwnShop')
      return isChanged || (refusal.data.fields ?? []).length > 0
    },
  })
  return {
    isRunning: write.isRunning,
    refused: write.fields,
    isConflict: isConflict && now.version !== shop.version,
    save: (version: number) => write.run({ ...draft, version }),
  }
}

export function ShopForm(props: ShopFormProps) {
  const { shop, now, onTake } = props
  const t = useTexts(ownShopTexts)
  const saved = draftOf(shop)
  const [draft, setDraft] = useState(() => storedDraft(shop) ?? saved)
  const [today] = useState(() => mallDay(Date.now()))
  const [isTried, setTried] = useState(false)
  const [uploading, setUploading] = useState({ logo: false, banner: false })
  const isUploading = uploading.logo || uploading.banner
  const { save, isRunning, refused, isConflict } = useSaving(props, draft)
  const changed = changedFields(draft, saved)
  const wrong = wrongFields(draft, today)
  const hasChanges = changed.length > 0
  useLeaveQuestion(hasChanges)
  useEffect(() => storeDraft(shop, hasChanges ? draft : undefined), [shop, draft, hasChanges])
  // A picture may arrive between two renders, while somebody types.
  const change = (some: Partial<Draft>) => setDraft((before) => ({ ...before, ...some }))
  const submit = (version = shop.version) => {
    setTried(true)
    const [first] = wrong
    if (first) return document.getElementById(`shop-${first}`)?.focus()
    if (changed.length > 0 && !isUploading) save(version)
  }
  useSaveKey(submit)
  const problem = (field: Field): string | undefined =>
    refused[field] ?? (isTried && wrong.includes(field) ? t.wrong[field as keyof typeof t.wrong] : undefined)
  const onUploading = (field: 'logo' | 'banner', isBusy: boolean) =>
    setUploading((before) => (before[field] === isBusy ? before : { ...before, [field]: isBusy }))
  const section = { shop, draft, change, problem, onUploading }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-2 pb-20 lg:gap-3">
      {isConflict && (
        <ConflictNotice
          draft={draft}
          now={now}
          onKeep={() => submit(now.version)}
          onTake={() => {
            dropDraft(shop.pkId)
            onTake(now)
          }}
        />
      )}
      <WordsSection {...section} />
      <PicturesSection {...section} />
      <NoticeSection {...section} />
      <SendingSection {...section} />
      <ChosenSection {...section} />
      <SaveBar
        changed={changed}
        busy={isRunning}
        disabled={isUploading}
        onUndo={() => {
          setTried(false)
          change(saved)
        }}
      />
    </form>
  )
}
