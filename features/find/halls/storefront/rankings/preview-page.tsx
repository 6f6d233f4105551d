import { useCall, usePage, type HeadInput, type PageHead } from '@hojip/platform/page'
import { chartsSearch } from './charts-search.ts'
import { rankingsTexts } from './texts.ts'
import { ChartsView } from './charts-page.tsx'

export function head({ locale }: HeadInput): PageHead {
  return { title: rankingsTexts[locale].title, noIndex: true }
}

/** The rankings with a document that is not published. */
export function Page() {
  const { preview } = usePage('/preview/rankings/$preview').params
  const pieces = useCall('GET /appHome/previewPieces', { page: 'rankings', preview })
  return <ChartsView search={chartsSearch({})} pieces={pieces} marks />
}
