import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import * as edit from './actions/edit-category.ts'
import { readEditedTree } from './actions/read-tree.ts'
import { categoriesCalls } from './contract.ts'

export function categoriesRoutes(tools: Tools): Bound[] {
  return bind(categoriesCalls, {
    'GET /sysConsole/queryCategories': () => readEditedTree(tools.db),
    'POST /sysConsole/addCategory': (input, context) => edit.addCategory(tools, input, context),
    'POST /sysConsole/renameCategory': (input, context) => edit.renameCategory(tools, input, context),
    'POST /sysConsole/setCategoryReturns': (input, context) => edit.setCategoryReturns(tools, input, context),
    'POST /sysConsole/moveCategory': (input, context) => edit.moveCategory(tools, input, context),
    'POST /sysConsole/mergeCategory': (input, context) => edit.mergeCategory(tools, input, context),
    'POST /sysConsole/deleteCategory': (input, context) => edit.deleteCategory(tools, input, context),
  })
}
