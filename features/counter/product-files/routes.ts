import { bind, type Bound } from '@hojip/platform/http'
import { exportProducts } from './actions/export-products.ts'
import { exportRefused } from './actions/export-refused.ts'
import { cancelImport, startImport } from './actions/start-import.ts'
import type { ProductFilesTools } from './actions/tools.ts'
import { uploadFile } from './actions/upload-file.ts'
import { readImport } from './actions/view-import.ts'
import { productFilesCalls } from './contract.ts'

export function productFilesRoutes(tools: ProductFilesTools): Bound[] {
  return bind(productFilesCalls, {
    'POST /bizConsole/exportProducts': (input, { viewer }) => exportProducts(tools, input, viewer),
    'POST /bizConsole/uploadProductFile': ({ file }, { viewer }) => uploadFile(tools, viewer, file),
    'POST /bizConsole/queryProductImport': ({ pkId }, { viewer, locale }) =>
      readImport(tools.db, viewer, pkId, locale),
    'POST /bizConsole/startProductImport': ({ pkId }, context) => startImport(tools, pkId, context),
    'POST /bizConsole/cancelProductImport': ({ pkId }, context) => cancelImport(tools, pkId, context),
    'POST /bizConsole/exportRefusedProducts': ({ pkId }, { viewer, locale }) =>
      exportRefused(tools, viewer, pkId, locale),
  })
}
