import type { Tools } from '@hojip/db'
import type { ObjectStore } from '@hojip/uploads'
import type { ReadingLimits } from '../files/reading/read-file.ts'
import type { PictureTools } from './form/read-form.ts'
import type { ProductLimit } from './form/save-form.ts'

export interface ProductsTools extends Tools, PictureTools, ProductLimit {
  /** Where files wait to be imported. */
  objects: ObjectStore
  /** The address of the mall, which pictures in files have. */
  publicUrl: string
  /** For tests: the limits of reading a file. */
  readingLimits?: ReadingLimits
  /** For tests: how many products are written in one transaction. */
  productsAtOnce?: number
}
