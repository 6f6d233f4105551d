import { useLocale, useTexts } from '@hojip/platform/page'
import { Button, TextInput } from '@hojip/platform/ui'
import { useState } from 'react'
import type { Setting } from '../contract/setting.ts'
import type { LimitName } from '../contract/names.ts'
import { settingWords } from '../rules/words/texts.ts'
import { ChangedBy } from './changed-by.tsx'
import { settingsTexts } from './texts.ts'
import { useSave } from './use-save.ts'

type LimitSetting = Setting & { name: LimitName }

export function isLimit(setting: Setting): setting is LimitSetting {
  return setting.kind === 'limit'
}

/** One number with its bounds. It is saved by its button, or by Enter, which also say what is wrong with it. */
export function LimitRow({ setting }: { setting: LimitSetting }) {
  const t = useTexts(settingsTexts)
  const words = settingWords(useLocale()).limits[setting.name]
  const [typed, setTyped] = useState<string>()
  const { save, isSaving } = useSave()
  const { value, usual, min, max } = setting
  const shown = typed ?? String(value)
  const wanted = /^\d+$/.test(shown.trim()) ? Number(shown) : undefined
  const isFit = wanted !== undefined && wanted >= min && wanted <= max
  const submit = async () => {
    if (isFit && (await save(setting, wanted))) setTyped(undefined)
  }
  return (
    <li className="border-b border-line px-4 py-3 last:border-b-0">
      <form
        noValidate
        className="flex flex-wrap items-end gap-x-3 gap-y-2"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <div className="min-w-0 flex-1 basis-56">
          <TextInput
            label={words.name}
            hint={`${words.hint} · ${t.bounds(min, max, usual)}`}
            error={isFit ? undefined : t.outOfBounds(min, max)}
            inputMode="numeric"
            value={shown}
            onChange={(event) => setTyped(event.target.value)}
          />
          <ChangedBy setting={setting} />
        </div>
        <Button
          type="submit"
          className="min-h-11!"
          busy={isSaving}
          disabled={wanted === value}
          aria-label={`${t.save} · ${words.name}`}
        >
          {t.save}
        </Button>
      </form>
    </li>
  )
}
