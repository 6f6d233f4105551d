import type { SitePage, ViewerInfo } from '@hojip/platform/page'
import { isClosed } from '../entries.ts'
import { businessTexts } from '../texts.ts'
import { NoAccess } from './outcomes.tsx'

/** The page as the user may open it: one that is closed to them says so, and asks the server for nothing. */
export function openTo<M extends { page: SitePage }>(
  viewer: ViewerInfo | null,
  path: string,
  match: M | undefined,
): M | undefined {
  if (!match || !isClosed(path, viewer)) return match
  const { load: _, ...page } = match.page
  const component: SitePage['component'] = async () => ({
    head: ({ locale }) => ({ title: businessTexts[locale].noAccess, noIndex: true }),
    Page: NoAccess,
  })
  return { ...match, page: { ...page, component } }
}
