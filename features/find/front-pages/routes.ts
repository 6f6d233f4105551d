import { productSummaries } from '@hojip/catalog'
import { bind, type Bound } from '@hojip/platform/http'
import {
  listVersions,
  publish,
  readEdited,
  restore,
  saveDraft,
  type FrontPagesTools,
} from './actions/edit-page.ts'
import { storePreview } from './actions/preview.ts'
import { frontPagesCalls } from './contract.ts'

export function frontPagesRoutes(tools: FrontPagesTools): Bound[] {
  const { db, tryHref } = tools
  return bind(frontPagesCalls, {
    'POST /sysConsole/queryFrontPage': ({ page }, { locale }) => readEdited(db, page, locale),
    'POST /sysConsole/queryFrontPageVersions': (input) => listVersions(db, input),
    'POST /sysConsole/queryFrontPageProducts': async ({ productIds }, { locale }) => ({
      list: await productSummaries(db, productIds, locale),
    }),
    'POST /sysConsole/tryFrontPageHref': async ({ href }) => ({
      isOpen: /^\/(?![/\\])[^\s\\]*$/.test(href) && (await tryHref(href)),
    }),
    'POST /sysConsole/saveFrontPageDraft': (input, { viewer, note }) => saveDraft(tools, viewer, input, note),
    'POST /sysConsole/publishFrontPage': (input, { viewer, note }) => publish(tools, viewer, input, note),
    'POST /sysConsole/restoreFrontPage': (input, { viewer, note }) => restore(tools, viewer, input, note),
    'POST /sysConsole/previewFrontPage': (input, { viewer }) => storePreview(db, viewer.userId, input),
  })
}
