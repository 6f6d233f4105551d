import type { Tools } from '@hojip/db'
import type { ProductLimit } from '@hojip/products'
import type { ObjectStore } from '@hojip/uploads'
import type { ReadingLimits } from '../reading/read-file.ts'

export interface ProductFilesTools extends Tools, ProductLimit {
  /** Where files wait to be imported. */
  objects: ObjectStore
  /** The address of the mall, which pictures in files have. */
  publicUrl: string
  /** For tests: the limits of reading a file. */
  readingLimits?: ReadingLimits
  /** For tests: how many products are written in one transaction. */
  productsAtOnce?: number
}

/** The queue of the steps of an import. */
export const importJob = 'product-files.import'

export interface ImportJob {
  importId: string
}
