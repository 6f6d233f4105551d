import { useLocale, useTexts } from '@hojip/platform/page'
import { Button } from '@hojip/platform/ui'
import type { Field } from './draft.ts'
import { ownShopTexts } from './texts.ts'

interface SaveBarProps {
  changed: readonly Field[]
  busy: boolean
  disabled: boolean
  onUndo: () => void
}

/** At the foot of the window: what has been changed, and saving it. */
export function SaveBar({ changed, busy, disabled, onUndo }: SaveBarProps) {
  const t = useTexts(ownShopTexts)
  const locale = useLocale()
  const names = {
    names: t.names,
    intros: t.intros,
    scopes: t.scopes,
    mark: t.mark,
    hue: t.hue,
    logo: t.logo,
    banner: t.banner,
    notices: t.notices,
    noticeUntil: t.noticeUntil,
    sendsOn: t.sendsOn,
    sendsUntil: t.sendsUntil,
    holiday: t.holiday,
    chosenIds: t.sections.chosen,
  } satisfies Record<Field, string>
  const list = new Intl.ListFormat(locale, { type: 'unit' }).format(changed.map((one) => names[one]))
  const hasChanges = changed.length > 0
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] lg:left-52">
      <div className="mx-auto flex max-w-[1120px] flex-wrap items-center justify-end gap-3">
        <p role="status" className="mr-auto min-w-0 truncate text-13 text-ink-2">
          {hasChanges ? t.changed(list) : t.nothingChanged}
        </p>
        {hasChanges && (
          <Button type="button" className="min-h-11!" onClick={onUndo} disabled={busy}>
            {t.undo}
          </Button>
        )}
        <Button
          type="submit"
          kind="jade"
          className="min-h-11!"
          busy={busy}
          disabled={!hasChanges || disabled}
        >
          {t.save}
        </Button>
      </div>
    </div>
  )
}
