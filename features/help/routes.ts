import { bind, type Bound } from '@hojip/platform/http'
import { helpArticle, helpTree } from './actions/read-help.ts'
import { helpCalls } from './contract.ts'

export function helpRoutes(): Bound[] {
  return bind(helpCalls, {
    'GET /sysHelp/findTree': async ({ text = '' }, { locale }) => helpTree(text, locale),
    'GET /sysHelp/findById/{id}': async ({ id }, { locale }) => helpArticle(id, locale),
  })
}
