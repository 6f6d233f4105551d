import type { SitePage, ViewerInfo } from '@hojip/platform/page'
import { isClosed } from '../entries.ts'
import { businessTexts } from '../texts.ts'

/**
 * The page as the user may open it: for one that is closed to them nothing is loaded. The frame shows a message in its place, and
 * shows the page once it is open to them.
 */
export function openTo<M extends { page: SitePage }>(
  viewer: ViewerInfo | null,
  path: string,
  match: M | undefined,
): M | undefined {
  if (!match || !isClosed(path, viewer)) return match
  const { load: _, ...page } = match.page
  const component: SitePage['component'] = async () => ({
    ...(await match.page.component()),
    head: ({ locale }) => ({ title: businessTexts[locale].noAccess, noIndex: true }),
  })
  return { ...match, page: { ...page, component } }
}
