import { care } from './care.ts'
import { fresh } from './fresh.ts'
import { gardenAndPlay } from './garden-and-play.ts'
import { home } from './home.ts'
import { household } from './household.ts'
import { living } from './living.ts'
import type { TaxonomyNode } from './node.ts'
import { pantry } from './pantry.ts'

/** The categories of the mall in the order of the menu. */
export const taxonomy: TaxonomyNode[] = [
  ...pantry,
  ...fresh,
  ...home,
  ...living,
  ...care,
  ...household,
  ...gardenAndPlay,
]
