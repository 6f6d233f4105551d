import { useCall, usePage, type HeadInput, type PageHead } from '@hojip/platform/page'
import { streetSearch } from '../halls-search.ts'
import { hallsTexts } from '../texts.ts'
import { StreetView } from './street-page.tsx'

export function head({ locale }: HeadInput): PageHead {
  return { title: hallsTexts[locale].korea, noIndex: true }
}

/** The main street with a document that is not published. */
export function Page() {
  const { preview } = usePage('/preview/korea/$preview').params
  const pieces = useCall('GET /appHome/previewPieces', { page: 'korea', preview })
  return <StreetView search={streetSearch({})} pieces={pieces} preview={preview} />
}
