import { call, shapes as s, type OutputOf, mallRead, mallWrite } from '@hojip/platform/http'
import { z } from 'zod'
import { settingsRefusals as r } from './refusals.ts'
import { calendarCalls } from './contract/calendar-calls.ts'
import { name, setting, value } from './contract/setting.ts'

export { switchNames } from './contract/names.ts'

export const settingsCalls = {
  'POST /sysConsole/querySettings': call({
    summary: 'Every setting of the mall with its value, its default and its bounds',
    ...mallRead,
    input: s.noInput,
    output: s.listOf(setting),
  }),
  'POST /sysConsole/querySettingChanges': call({
    summary: 'Who changed which setting from what to what, newest first',
    ...mallRead,
    input: z.object({ name: name.optional(), pageNum: s.pageInput.pageNum, pageSize: s.pageInput.pageSize }),
    output: s.pageOf(
      z.object({
        pkId: s.id,
        /** A setting that a later version no longer has is still listed. */
        name: z.string(),
        from: value,
        to: value,
        changedBy: z.string(),
        gmtCreate: s.time,
      }),
    ),
  }),
  'POST /sysConsole/saveSetting': call({
    summary: 'Changes a setting, when nobody else has since the given revision',
    ...mallWrite,
    proof: 'fresh',
    input: z.object({ name, value, revision: z.int().min(0).max(1_000_000_000) }),
    output: setting,
    refusals: [r.changed, r.outOfRange, r.lastWayToPay],
  }),
  ...calendarCalls,
}
type SettingsCalls = typeof settingsCalls
export type SettingChange = OutputOf<SettingsCalls['POST /sysConsole/querySettingChanges']>['list'][number]
declare module '@hojip/platform/client' {
  interface AllCalls extends SettingsCalls {}
}
