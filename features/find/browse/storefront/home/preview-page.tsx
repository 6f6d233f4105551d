import { useCall, usePage, type HeadInput, type PageHead } from '@hojip/platform/page'
import { PreviewedMall } from './home-page.tsx'
import { homeTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: homeTexts[locale].title, noIndex: true }
}

/** The home page with a document that is not published. */
export function Page() {
  const { preview } = usePage('/preview/home/$preview').params
  return <PreviewedMall floors={useCall('GET /appHome/previewFloors', { preview })} />
}
