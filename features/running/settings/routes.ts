import { bind, type Bound } from '@hojip/platform/http'
import { readChanges, readSettings, saveSetting, type SettingsTools } from './actions/save-setting.ts'
import { settingsCalls } from './contract.ts'

export function settingsRoutes(tools: SettingsTools): Bound[] {
  return bind(settingsCalls, {
    'POST /sysConsole/querySettings': () => readSettings(tools.db),
    'POST /sysConsole/querySettingChanges': (input) => readChanges(tools.db, input),
    'POST /sysConsole/saveSetting': (input, { viewer, note }) => saveSetting(tools, viewer, input, note),
  })
}
