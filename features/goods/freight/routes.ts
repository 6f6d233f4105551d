import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { deleteTemplate } from './actions/delete-template.ts'
import { listTemplates } from './actions/list-templates.ts'
import { saveTemplate, setDefault } from './actions/save-template.ts'
import { showFreightEditing } from './actions/show-editing.ts'
import { tryFreight } from './actions/try-freight.ts'
import { freightCalls } from './contract.ts'

export function freightRoutes(tools: Tools): Bound[] {
  const { db } = tools
  return bind(freightCalls, {
    'GET /bizConsole/queryFreightTemplates': (_input, { viewer, locale }) =>
      listTemplates(db, viewer, locale),
    'POST /bizConsole/showFreightEditing': (input, { viewer }) => showFreightEditing(tools, viewer, input),
    'POST /bizConsole/saveFreightTemplate': (input, context) => saveTemplate(tools, input, context),
    'POST /bizConsole/setDefaultFreightTemplate': ({ pkId }, context) => setDefault(tools, pkId, context),
    'POST /bizConsole/deleteFreightTemplate': (input, context) => deleteTemplate(tools, input, context),
    'POST /bizConsole/tryFreight': (input, { viewer }) => tryFreight(db, viewer, input),
  })
}
