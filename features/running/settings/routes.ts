import { bind, type Bound } from '@hojip/platform/http'
import { readYear, setWorkday } from './actions/calendar/edit-calendar.ts'
import { readChanges, readSettings, saveSetting } from './actions/save-setting.ts'
import type { SettingsTools } from './actions/tools.ts'
import { settingsCalls } from './contract.ts'

export function settingsRoutes(tools: SettingsTools): Bound[] {
  return bind(settingsCalls, {
    'POST /sysConsole/querySettings': () => readSettings(tools.db),
    'POST /sysConsole/querySettingChanges': (input) => readChanges(tools.db, input),
    'POST /sysConsole/saveSetting': (input, { viewer, note }) => saveSetting(tools, viewer, input, note),
    'GET /sysConsole/queryCalendar': ({ year }) => readYear(tools.db, year, tools.clock.nowMs()),
    'POST /sysConsole/setWorkday': (input, context) => setWorkday(tools, input, context),
  })
}
