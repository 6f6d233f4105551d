import { inGeneral, type Entry } from './general.ts'
import { ofProducts } from './products.ts'
import { ofOrders } from './orders.ts'
import { ofPeople } from './people.ts'

/** What each name means that means the same everywhere. */
export const glossary: Record<string, Entry> = { ...inGeneral, ...ofProducts, ...ofOrders, ...ofPeople }
