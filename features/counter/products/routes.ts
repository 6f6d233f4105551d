import { bind, type Bound } from '@hojip/platform/http'
import { previewBulk } from './actions/bulk/preview-bulk.ts'
import { cancelBulk, startBulk, undoBulk } from './actions/bulk/start-bulk.ts'
import { readBulk } from './actions/bulk/view-bulk.ts'
import { exportProducts } from './actions/files/export-products.ts'
import { exportRefused } from './actions/files/export-refused.ts'
import { cancelImport, startImport } from './actions/files/start-import.ts'
import { uploadFile } from './actions/files/upload-file.ts'
import { readImport } from './actions/files/view-import.ts'
import { readForm, readVersion, readVersions, uploadPicture } from './actions/form/read-form.ts'
import { dropDraft, findDraft, readDrafts, saveDraft } from './actions/drafts/product-drafts.ts'
import { showProductEditing } from './actions/form/show-editing.ts'
import { saveForm } from './actions/form/save-form.ts'
import { scheduleProduct } from './actions/form/schedule.ts'
import { savePrice, saveStock, takeOnSale } from './actions/edit-products.ts'
import { listCategories, listProducts, listSpecs } from './actions/list-products.ts'
import type { ProductsTools } from './actions/tools.ts'
import { productsCalls } from './contract.ts'

export function productsRoutes(tools: ProductsTools): Bound[] {
  const { db } = tools
  return bind(productsCalls, {
    'POST /bizConsole/queryProducts': (input, { viewer, locale }) => listProducts(db, viewer, input, locale),
    'POST /bizConsole/queryProductSpecs': ({ goodsId }, { viewer, locale }) =>
      listSpecs(db, viewer, goodsId, locale),
    'GET /bizConsole/queryProductCategories': (_input, { viewer, locale }) =>
      listCategories(db, viewer, locale),
    'POST /bizConsole/saveProductPrice': (input, context) => savePrice(tools, input, context),
    'POST /bizConsole/saveProductStock': (input, context) => saveStock(tools, input, context),
    'POST /bizConsole/previewBulkChange': (input, { viewer, locale }) =>
      previewBulk(db, viewer, input, locale),
    'POST /bizConsole/startBulkChange': (input, context) => startBulk(tools, input, context),
    'POST /bizConsole/queryBulkChange': ({ pkId }, { viewer, locale }) =>
      readBulk(tools, viewer, pkId, locale),
    'POST /bizConsole/cancelBulkChange': ({ pkId }, { viewer }) => cancelBulk(tools, viewer, pkId),
    'POST /bizConsole/undoBulkChange': ({ pkId }, { viewer }) => undoBulk(tools, viewer, pkId),
    'POST /bizConsole/queryProductForm': ({ goodsId }, { viewer }) => readForm(db, viewer, goodsId),
    'POST /bizConsole/showProductEditing': (input, { viewer }) => showProductEditing(tools, viewer, input),
    'POST /bizConsole/saveProductForm': (input, context) => saveForm(tools, input, context),
    'POST /bizConsole/scheduleProduct': (input, context) => scheduleProduct(tools, input, context),
    'POST /bizConsole/queryProductVersions': (input, { viewer }) => readVersions(db, viewer, input),
    'POST /bizConsole/queryProductVersion': (input, { viewer }) => readVersion(db, viewer, input),
    'POST /bizConsole/uploadProductPicture': ({ file }, { viewer }) => uploadPicture(tools, viewer, file),
    'POST /bizConsole/queryProductDrafts': (input, { viewer, locale }) =>
      readDrafts(db, viewer, input, locale),
    'POST /bizConsole/findProductDraft': (input, { viewer }) => findDraft(db, viewer, input),
    'POST /bizConsole/saveProductDraft': (input, context) => saveDraft(tools, input, context),
    'POST /bizConsole/dropProductDraft': (input, context) => dropDraft(db, input, context),
    'POST /bizConsole/changeProductsOnSale': (input, context) => takeOnSale(tools, input, context),
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
