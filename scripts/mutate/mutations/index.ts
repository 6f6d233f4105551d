import type { Mutation } from '../mutation.ts'
import { admission } from './admission.ts'
import { calendar } from './calendar.ts'
import { chat } from './chat.ts'
import { exports } from './exports.ts'
import { returnedParcels } from './returned-parcels.ts'
import { roles } from './roles.ts'
import { stockLog } from './stock-log.ts'
import { limits } from './limits.ts'
import { locks } from './locks.ts'
import { money } from './money.ts'
import { owners } from './owners.ts'
import { refusals } from './refusals.ts'
import { signatures } from './signatures.ts'
import { staffActs } from './staff-acts.ts'
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
