import { isAboutData, importReasons } from '@hojip/catalog/files'
import type { Db, Tx } from '@hojip/db'
import { addRemotePictures } from '@hojip/pictures'
import { remoteRefOf } from '@hojip/pictures/remote-ref'
import { inTransaction } from '@hojip/platform/db'
import { refuse } from '@hojip/platform/refusal'
import { writeProducts, type NotSaved } from '../form/write-products.ts'
import { lockProducts, ownProducts } from '../../store/form/product.ts'
import { productFilesRefusals as r } from '../../refusals.ts'
import { faultOfProblem, storedFault, type StoredFault } from '../../files/faults.ts'
import { judgeProduct, type Judged } from '../../files/judge-product.ts'
import type { ImportRow } from '../../store/files/imports.ts'
import type { JudgedProduct, JudgeTools } from './judge-batch.ts'

/** A product that is to be written. */
export type DifferingProduct = JudgedProduct & Required<Pick<JudgedProduct, 'read'>>

/** What has become of products: `stopped` when somebody has given the import up meanwhile, faults when one is refused. */
export type Imported = 'done' | 'stopped' | StoredFault[]

/** Undoes the transaction of products of which one cannot be saved. */
class Unsaved extends Error {
  readonly why: NotSaved
  constructor(why: NotSaved) {
    super('the products cannot be saved')
    this.why = why
  }
}

const mostTries = 3

export interface Target {
  row: ImportRow
  at: Date
  /** How many products the mall allows every shop. */
  mostProducts: number
  /** Notes the products in the transaction that writes them; false when the import has been stopped. */
  note(tx: Tx, judged: ReadonlyMap<DifferingProduct, Judged>): Promise<boolean>
}

/** Judges the products again, now that nobody else can change them, and writes them. */
async function writeAll(
  tx: Tx,
  products: readonly DifferingProduct[],
  { opened }: Pick<JudgeTools, 'opened'>,
  { row, at, mostProducts, note }: Target,
): Promise<'done' | 'stopped'> {
  const { shopId, userId } = row
  const viewer = { shopId, userId }
  const handles = products.map(({ handle }) => handle)
  await lockProducts(tx, viewer, handles)
  const known = new Map((await ownProducts(tx, viewer, { handles })).map((one) => [one.handle, one]))
  const judged = new Map(
    products.map((product) => {
      const { file, categoryId } = product.read
      return [product, judgeProduct(file, opened, categoryId, known.get(product.handle))]
    }),
  )
  if (!(await note(tx, judged))) return 'stopped'
  const differing = [...judged].flatMap(([{ handle, read }, result]) => {
    if (!('wanted' in result)) return []
    const pictures = new Set(read.file.pictures.flatMap((address) => remoteRefOf(address) ?? []))
    return [
      { file: read.file, wanted: { newKey: handle, ...result.wanted }, known: known.get(handle), pictures },
    ]
  })
  if (differing.length === 0) return 'done'
  await addRemotePictures(
    tx,
    differing.flatMap(({ file }) => file.pictures),
  )
  const cause = { kind: 'import', userId } as const
  const saved = await writeProducts(tx, differing, { viewer, at, cause, mostProducts })
  if (!Array.isArray(saved)) throw new Unsaved(saved)
  return 'done'
}

function faultsOf(error: unknown, line: number): StoredFault[] {
  if (error instanceof Unsaved) return [faultOfUnsaved(error.why, line)]
  if (!isAboutData(error)) throw error
  const why = error instanceof Error ? error.message : String(error)
  return [storedFault({ line, column: '', reason: refuse(importReasons.notWritten, { why }) })]
}

const fields = { noCategory: 'categoryId', foreignPicture: 'pictures', returnRule: 'returnRule' }

function faultOfUnsaved(why: NotSaved, line: number): StoredFault {
  if (why === 'stockChanged') return storedFault({ line, column: '', reason: refuse(r.busyProduct) })
  if (typeof why === 'object') return storedFault({ line, column: '', reason: refuse(r.shopFull, why) })
  return faultOfProblem({ field: fields[why], why }, line)
}

/**
 * Imports products in one transaction: all of them, or none when one of them is refused. Again when orders change their
 * stock meanwhile. The faults are those of a single product; of several they only show that one of them is refused.
 */
export async function importPart(
  db: Db,
  products: readonly DifferingProduct[],
  tools: Pick<JudgeTools, 'opened'>,
  target: Target,
): Promise<Imported> {
  const [first] = products
  if (!first) return 'done'
  for (let tries = 1; ; tries += 1)
    try {
      return await inTransaction(db, (tx) => writeAll(tx, products, tools, target))
    } catch (error) {
      const isBusy = error instanceof Unsaved && error.why === 'stockChanged'
      if (isBusy && tries < mostTries && products.length === 1) continue
      return faultsOf(error, first.read.file.line)
    }
}
