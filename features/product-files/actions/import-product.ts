import { isAboutData, importReasons, type FileProduct } from '@hojip/catalog/files'
import type { Db, Tx } from '@hojip/db'
import { addRemotePictures } from '@hojip/pictures'
import { remoteRefOf } from '@hojip/pictures/remote-ref'
import { inTransaction } from '@hojip/platform/db'
import { refuse } from '@hojip/platform/refusal'
import { writeProduct, type NotSaved } from '@hojip/products'
import { lockProduct, ownProducts } from '@hojip/products/form'
import { productFilesRefusals as r } from '../refusals.ts'
import { faultOfProblem, storedFault, type StoredFault } from '../file/faults.ts'
import { judgeProduct } from '../file/judge-product.ts'
import type { ImportRow } from '../store/imports.ts'
import type { JudgeTools } from './judge-batch.ts'

/** What has become of a product; `stopped` when somebody has given the import up meanwhile. */
export type Imported = 'added' | 'changed' | 'unchanged' | 'stopped' | StoredFault[]

/** Undoes the transaction of a product that cannot be saved. */
class Unsaved extends Error {
  readonly why: NotSaved
  constructor(why: NotSaved) {
    super('the product cannot be saved')
    this.why = why
  }
}

const mostTries = 3

export interface Target {
  row: ImportRow
  categoryId: string
  at: Date
  /** How many products the mall allows every shop. */
  mostProducts: number
  /** Notes the product in the transaction that writes it; false when the import has been stopped. */
  note(tx: Tx, outcome: 'added' | 'changed' | 'unchanged'): Promise<boolean>
}

/** Judges the product again, now that nobody else can change it, and writes it. */
async function writeOne(
  tx: Tx,
  file: FileProduct,
  { opened }: Pick<JudgeTools, 'opened'>,
  { row, categoryId, at, mostProducts, note }: Target,
): Promise<Imported> {
  const { shopId, userId } = row
  const { handle } = file.goods
  const viewer = { shopId, userId }
  await lockProduct(tx, viewer, { handle })
  const [known] = await ownProducts(tx, viewer, { handles: [handle] })
  const result = judgeProduct(file, opened, categoryId, known)
  if (result.outcome === 'refused') return result.faults
  if (!(await note(tx, result.outcome))) return 'stopped'
  if (result.outcome === 'unchanged') return 'unchanged'
  await addRemotePictures(tx, file.pictures)
  const pictures = new Set(file.pictures.flatMap((address) => remoteRefOf(address) ?? []))
  const wanted = { newKey: handle, ...result.wanted }
  const saved = await writeProduct(tx, wanted, known, {
    ...{ viewer, at, pictures, mostProducts },
    cause: { kind: 'import', userId },
  })
  if (typeof saved === 'string' || 'most' in saved) throw new Unsaved(saved)
  return result.outcome
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

/** Imports one product in a transaction of its own, again when orders change its stock meanwhile. */
export async function importProduct(
  db: Db,
  file: FileProduct,
  tools: Pick<JudgeTools, 'opened'>,
  target: Target,
): Promise<Imported> {
  for (let tries = 1; ; tries += 1)
    try {
      return await inTransaction(db, (tx) => writeOne(tx, file, tools, target))
    } catch (error) {
      if (error instanceof Unsaved && error.why === 'stockChanged' && tries < mostTries) continue
      return faultsOf(error, file.line)
    }
}
