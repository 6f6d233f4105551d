import { useCall, usePage, type HeadInput, type PageHead } from '@hojip/platform/page'
import { importedSearch } from '../halls-search.ts'
import { hallsTexts } from '../texts.ts'
import { ImportedView } from './imported-page.tsx'

export function head({ locale }: HeadInput): PageHead {
  return { title: hallsTexts[locale].imported, noIndex: true }
}

/** The imported products with a document that is not published. */
export function Page() {
  const { preview } = usePage('/preview/imported/$preview').params
  const pieces = useCall('GET /appHome/previewPieces', { page: 'imported', preview })
  return <ImportedView search={importedSearch({})} pieces={pieces} marks />
}
