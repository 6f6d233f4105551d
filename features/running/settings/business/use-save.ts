import { toast, useLocale, useTexts, useWrite } from '@hojip/platform/page'
import type { Setting } from '../contract/setting.ts'
import { nameIn, settingWords, valueIn } from '../rules/words/texts.ts'
import { settingsTexts } from './texts.ts'

const refreshes = ['POST /sysConsole/querySettings', 'POST /sysConsole/querySettingChanges'] as const

/** Saves a value, shows what it is now, and offers to restore the former one. The slower of two operators sees the value of the other. */
export function useSave() {
  const t = useTexts(settingsTexts)
  const words = settingWords(useLocale())
  const undo = useWrite('POST /sysConsole/saveSetting', {
    refreshes,
    onSuccess: () => toast('success', t.undone),
  })
  const write = useWrite('POST /sysConsole/saveSetting', { refreshes })
  const save = async ({ name, value, revision }: Setting, wanted: number): Promise<boolean> => {
    const now = await write.ask({ name, value: wanted, revision })
    if (!now) return false
    toast('success', t.saved(nameIn(words, name), valueIn(words, now.unit, now.value)), {
      label: t.undo,
      run: () => undo.run({ name, value, revision: now.revision }),
    })
    return true
  }
  return { save, isSaving: write.isRunning || undo.isRunning }
}
