import {
  chooseCategory,
  createCategoryIndex,
  noNewCategories,
  type CategoryIndex,
  type Chosen,
  type FileProduct,
} from '@hojip/catalog/files'
import { putCategories, readCategories } from '@hojip/catalog'
import type { Db } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { mayReturnSo } from '../form/may-return-so.ts'
import { ownProducts, type EditedProduct } from '../../store/form/product.ts'
import { faultOfProblem, storedFault, type StoredFault } from '../../files/faults.ts'
import type { FileColumns } from '../../files/joined.ts'
import { judgeProduct, type Judged } from '../../files/judge-product.ts'
import type { PlacedProduct } from '../../files/reading/messages.ts'

export interface JudgedProduct {
  place: number
  handle: string
  /** Undefined when its rows cannot be read. */
  read?: { file: FileProduct; categoryId: string }
  judged: Judged
  /** The mall does not know its category. */
  isElsewhere: boolean
  /** What is imported otherwise than the file says. */
  warnings: StoredFault[]
}

/** As many as a report shows of one product: a row keeps those of a hundred products. */
const mostWarningsOfProduct = 10

export interface JudgeTools {
  shopId: string
  opened: FileColumns
  /** Whether categories of the mall's own list that it lacks are made, or only counted as if they were there. */
  makesCategories: boolean
  /** The mall's categories, read anew after one is made. */
  categories: CategoryIndex
}

/** Stands for a category that is made when the file is imported. */
const laterCategory = 'later'

/** The category of a product: a known one keeps its own where the file names none that the mall knows. */
function categoryOf(file: FileProduct, index: CategoryIndex, known: EditedProduct | undefined) {
  const chosen = chooseCategory(file.said, index, noNewCategories)
  if (known && !chosen.isMatched) return { categoryId: known.categoryId, isElsewhere: false }
  return { categoryId: chosen.ids?.at(-1), chosen, isElsewhere: !chosen.isMatched }
}

export async function readCategoryIndex(db: Db): Promise<CategoryIndex> {
  return createCategoryIndex(await readCategories(db))
}

/** Makes a category of the mall's own list that no product has needed so far. */
async function makeCategory(db: Db, judge: JudgeTools, { branch, code }: Chosen): Promise<string> {
  if (branch) await inTransaction(db, (tx) => putCategories(tx, [branch]))
  judge.categories = await readCategoryIndex(db)
  return judge.categories.byCode(code)!.at(-1)!
}

/** Refuses the products whose rule of returns their category does not allow. */
async function withReturns(
  db: Db,
  judged: readonly JudgedProduct[],
  known: ReadonlyMap<string, EditedProduct>,
): Promise<JudgedProduct[]> {
  const asked = judged.flatMap((product) => {
    const { handle, read, judged: is } = product
    if (!read || read.categoryId === laterCategory || !('wanted' in is)) return []
    return [{ product, line: read.file.line, form: is.wanted.form, known: known.get(handle) }]
  })
  const may = await mayReturnSo(db, asked)
  const refused = new Map(
    asked.flatMap(({ product, line }, at) => {
      const fault = faultOfProblem({ field: 'returnRule', why: 'returnRule' }, line)
      return may[at] ? [] : [[product, { outcome: 'refused', faults: [fault] } satisfies Judged]]
    }),
  )
  return judged.map((product) => ({ ...product, judged: refused.get(product) ?? product.judged }))
}

/** What importing each of these products would do. */
export async function judgeBatch(
  db: Db,
  batch: readonly PlacedProduct[],
  judge: JudgeTools,
): Promise<JudgedProduct[]> {
  const { shopId, opened, makesCategories } = judge
  const stored = await ownProducts(db, { shopId }, { handles: batch.map(({ handle }) => handle) })
  const known = new Map(stored.map((product) => [product.handle, product]))
  const judged: JudgedProduct[] = []
  for (const { place, handle, read: one } of batch) {
    if ('faults' in one) {
      const faults = one.faults.map(storedFault)
      judged.push({ place, handle, isElsewhere: false, warnings: [], judged: { outcome: 'refused', faults } })
      continue
    }
    const category = categoryOf(one, judge.categories, known.get(handle))
    let categoryId = category.categoryId ?? laterCategory
    if (makesCategories && categoryId === laterCategory)
      categoryId = await makeCategory(db, judge, category.chosen!)
    const { isElsewhere } = category
    judged.push({
      place,
      handle,
      read: { file: one, categoryId },
      judged: judgeProduct(one, opened, categoryId, known.get(handle)),
      isElsewhere,
      warnings: one.warnings.slice(0, mostWarningsOfProduct).map(storedFault),
    })
  }
  return withReturns(db, judged, known)
}
