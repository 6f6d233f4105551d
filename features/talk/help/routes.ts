import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { findHelpToEdit, listHelp, listVersions, publishHelp } from './actions/edit-help.ts'
import type { HelpArticles } from './help-articles.ts'
import { agreementText, helpArticle, helpTree } from './actions/read-help.ts'
import { helpCalls } from './contract.ts'

export function helpRoutes(tools: Pick<Tools, 'db' | 'clock'>, articles: HelpArticles): Bound[] {
  return bind(helpCalls, {
    'GET /sysHelp/findTree': ({ text = '' }, { locale }) => helpTree(articles, text, locale),
    'GET /sysHelp/findById/{id}': (input, { locale }) =>
      helpArticle({ db: tools.db, articles }, input, locale),
    'GET /sysAgreement/findByType': ({ type }, { locale }) =>
      agreementText({ db: tools.db, articles }, type, locale),
    'POST /sysConsole/queryHelp': (_input, { locale }) => listHelp(tools, locale),
    'POST /sysConsole/findHelp': ({ topic }) => findHelpToEdit(tools, topic),
    'POST /sysConsole/queryHelpVersions': (input) => listVersions(tools, input),
    'POST /sysConsole/publishHelp': (input, context) => publishHelp(tools, input, context),
  })
}
