import type { Mutation } from '../mutation.ts'
import { limits } from './limits.ts'
import { locks } from './locks.ts'
import { money } from './money.ts'
import { owners } from './owners.ts'
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
]
