import type { Mutation } from '../mutation.ts'
import { limits } from './limits.ts'
import { locks } from './locks.ts'
import { money } from './money.ts'
import { owners } from './owners.ts'
import { admission } from './places/admission.ts'
import { calendar } from './places/calendar.ts'
import { chat } from './places/chat.ts'
import { exports } from './places/exports.ts'
import { returnedParcels } from './places/returned-parcels.ts'
import { roles } from './places/roles.ts'
import { staffActs } from './places/staff-acts.ts'
import { stockLog } from './places/stock-log.ts'
import { refusals } from './refusals.ts'
import { signatures } from './signatures.ts'
import { states } from './states.ts'
import { windows } from './windows.ts'

export const mutations: readonly Mutation[] = [
  ...money,
  ...owners,
  ...signatures,
  ...windows,
  ...limits,
  ...locks,
  ...states,
  ...refusals,
  ...staffActs,
  ...calendar,
  ...admission,
  ...stockLog,
  ...roles,
  ...returnedParcels,
  ...exports,
  ...chat,
]
