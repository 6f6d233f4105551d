import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { exportActs } from './actions/export-acts.ts'
import { listActs } from './actions/read-acts.ts'
import { mallsScope, shopOf } from './actions/scope.ts'
import { staffActsCalls } from './contract.ts'

export function staffActsRoutes({ db, clock }: Pick<Tools, 'db' | 'clock'>): Bound[] {
  const exported = (locale: Parameters<typeof exportActs>[3]['locale']) => ({ locale, nowMs: clock.nowMs() })
  return bind(staffActsCalls, {
    'POST /bizConsole/queryStaffActs': (input, { viewer, locale }) =>
      listActs(db, shopOf(viewer), input, locale),
    'POST /bizConsole/exportStaffActs': async (input, { viewer, locale }) =>
      exportActs(db, shopOf(viewer), input, exported(locale)),
    'POST /sysConsole/queryStaffActs': (input, { locale }) => listActs(db, mallsScope(input), input, locale),
    'POST /sysConsole/exportStaffActs': async (input, { locale }) =>
      exportActs(db, mallsScope(input), input, exported(locale)),
  })
}
