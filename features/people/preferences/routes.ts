import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { changePreferences, readPreferences } from './actions/preferences.ts'
import { preferencesCalls } from './contract.ts'

export function preferencesRoutes(tools: Tools): Bound[] {
  return bind(preferencesCalls, {
    'POST /appUserSetting/queryByUserId': (_, { viewer }) => readPreferences(tools.db, viewer),
    'POST /appUserSetting/update': (input, { viewer }) => changePreferences(tools, viewer, input),
  })
}
