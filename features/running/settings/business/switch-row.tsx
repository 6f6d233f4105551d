import { useLocale, useTexts } from '@hojip/platform/page'
import { Tag, useConfirm } from '@hojip/platform/ui'
import { useId } from 'react'
import type { Setting } from '../contract/setting.ts'
import type { SwitchName } from '../contract/names.ts'
import { settingWords } from '../rules/words/texts.ts'
import { ChangedBy } from './changed-by.tsx'
import { settingsTexts } from './texts.ts'
import { Toggle } from './toggle.tsx'
import { useSave } from './use-save.ts'

/** One switch. Switching off asks first, with what follows; switching on does not. */
type SwitchSetting = Setting & { name: SwitchName }

export function isSwitch(setting: Setting): setting is SwitchSetting {
  return setting.kind === 'switch'
}

export function SwitchRow({ setting }: { setting: SwitchSetting }) {
  const t = useTexts(settingsTexts)
  const words = settingWords(useLocale()).switches[setting.name]
  const id = useId()
  const [confirm, confirmDialog] = useConfirm()
  const { save, isSaving } = useSave()
  const isOn = setting.value === 1
  const toggle = async () => {
    const question = { title: t.offTitle(words.name), text: words.off, yes: t.switchOff, no: t.cancel }
    if (!isOn || (await confirm(question))) await save(setting, isOn ? 0 : 1)
  }
  return (
    <li className="flex items-center gap-4 border-b border-line px-4 py-2.5 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-14 font-medium">
          {words.name}
          {!isOn && <Tag tone="amber">{t.isOff}</Tag>}
        </p>
        <p id={id} className="mt-0.5 text-12 text-ink-3">
          {isOn ? t.whenOff(words.off) : words.off}
        </p>
        <ChangedBy setting={setting} />
      </div>
      <Toggle
        label={words.name}
        describedBy={id}
        isOn={isOn}
        isBusy={isSaving}
        onToggle={() => void toggle()}
      />
      {confirmDialog}
    </li>
  )
}
